"""Python modules that come with the operating system, reached from any virtual environment.

liblouis and BrlAPI are libraries of the system, and their Python modules are installed
with them, in a folder that a virtual environment does not search.
"""

from __future__ import annotations

import enum
import importlib
import sys
from collections.abc import Sequence
from importlib.machinery import PathFinder
from importlib.util import module_from_spec
from types import ModuleType

FOLDERS = (
    "/usr/lib/python3/dist-packages",
    "/usr/local/lib/python3/dist-packages",
    f"/usr/lib/python3.{sys.version_info.minor}/site-packages",
    f"/usr/lib64/python3.{sys.version_info.minor}/site-packages",
)
"""Debian and Ubuntu first; then where Arch and Fedora put the same modules."""

_NOT_LOADED = (OSError, AttributeError)
"""What ctypes raises for a library that does not load; AttributeError from Python 3.12 on."""


class Missing(enum.Enum):
    """What braille lacks on this system."""

    NO_BINDING = enum.auto()
    """The Python module of the library (Debian: python3-louis, python3-brlapi)."""
    NO_LIBRARY = enum.auto()
    """The module is there, the library behind it does not load."""
    NO_TABLE = enum.auto()
    """A braille table is not found or is broken (Debian: liblouis-data)."""


def system_module(name: str, folders: Sequence[str] = FOLDERS) -> ModuleType | Missing:
    """Import a module of the system, or say what is missing.

    A module that cannot load its library is passed over for the next one, so that a
    stranger of the same name in the virtual environment does no harm.
    """
    try:
        return importlib.import_module(name)
    except ImportError:
        missing = Missing.NO_BINDING
    except _NOT_LOADED:
        missing = Missing.NO_LIBRARY
    for folder in folders:
        found = _load(name, folder)
        if isinstance(found, ModuleType):
            return found
        missing = found or missing
    return missing


def _load(name: str, folder: str) -> ModuleType | Missing | None:
    """Load the module from one folder; None if it is not there."""
    spec = PathFinder.find_spec(name, [folder])
    if spec is None or spec.loader is None:
        return None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (ImportError, *_NOT_LOADED):
        return Missing.NO_LIBRARY
    sys.modules[name] = module
    return module
