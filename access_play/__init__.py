"""A card table for people who play by ear and by finger."""

__version__ = "0.1.0"
