"""A BrlAPI server without BRLTTY and without a display: any size, any key, any mishap.

It speaks version 8 of the protocol over TCP on this machine to the real client library::

    with FakeBrlapi(columns=40) as server:
        display = Display(..., host=server.host)
        server.wait_cells("⠃⠇⠑⠥")
        server.press("ROUTE", 7)
"""

from __future__ import annotations

import contextlib
import socket
import struct
import threading
from collections.abc import Callable
from typing import BinaryIO, Final, Self

PORT: Final = 4101
"""Server ``127.0.0.1:N`` listens on this port plus N."""
COMMANDS: Final = {
    "LNUP": 1,
    "LNDN": 2,
    "TOP": 9,
    "BOT": 10,
    "TOP_LEFT": 11,
    "BOT_LEFT": 12,
    "FWINLT": 23,
    "FWINRT": 24,
    "HOME": 29,
    "HELP": 32,
    "ROUTE": 0x10000,
}
_COMMAND_KEY = 0x20000000
_DISPLAY_SIZE = 6
_REGION, _TEXT, _AND, _OR, _CURSOR = 0x02, 0x04, 0x08, 0x10, 0x20


def packet(kind: str) -> int:
    """The number of a packet type, which BrlAPI writes as one or two letters."""
    return int.from_bytes(kind.encode(), "big")


class FakeBrlapi:
    """The server and what its display shows. ``columns`` 0 is a server without a display.

    ``refusing`` turns every client away, ``silent`` takes connections and never answers.
    """

    def __init__(
        self, columns: int = 40, *, host: str | None = None, refusing: bool = False, silent: bool = False
    ) -> None:
        self.columns = columns
        self.refusing, self.silent = refusing, silent
        self.changed = threading.Condition()
        self.in_tty = False
        self.entered = 0
        self.path: tuple[int, ...] = ()
        self.writes: list[str] = []
        self.accepted: set[int] = set()
        self._clients: list[socket.socket] = []
        port = PORT + int(host.rpartition(":")[2]) if host else 0
        self._listener = socket.create_server(("127.0.0.1", port))
        self.host = f"127.0.0.1:{self._listener.getsockname()[1] - PORT}"
        self._threads = [threading.Thread(target=self._listen)]
        self._threads[0].start()

    # what a test sees and does

    @property
    def cells(self) -> str:
        """What stands on the display, its blanks at the end left out; "" when nobody wrote."""
        return self.writes[-1] if self.in_tty and self.writes else ""

    @property
    def connected(self) -> int:
        """How many clients are on the line."""
        return len(self._clients)

    def wait(self, until: Callable[[Self], bool], seconds: float = 10.0) -> None:
        with self.changed:
            if not self.changed.wait_for(lambda: until(self), seconds):
                raise TimeoutError(
                    f"in tty: {self.in_tty}, entered: {self.entered}, shown: {self.writes[-3:]}"
                )

    def wait_cells(self, cells: str) -> None:
        self.wait(lambda server: server.cells == cells)

    def press(self, command: str, argument: int = 0) -> None:
        """Send a key, if the client asked for it."""
        code = COMMANDS[command]
        if code in self.accepted:
            self._send(self._clients[-1], packet("k"), struct.pack("!II", 0, _COMMAND_KEY | code | argument))

    def resize(self, columns: int) -> None:
        with self.changed:
            self.columns = columns

    def close(self) -> None:
        """Stop like a killed server: clients find the line dead."""
        with self.changed:
            clients = list(self._clients)
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for client in clients:
            with contextlib.suppress(OSError):  # it has hung up itself
                client.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # the protocol: size and type of a packet, then its body; numbers in network order

    def _listen(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            thread = threading.Thread(target=self._talk, args=(client,))
            self._threads.append(thread)
            with self.changed:
                self._clients.append(client)
                self.changed.notify_all()
            thread.start()

    def _talk(self, client: socket.socket) -> None:
        with client, client.makefile("rb") as stream:
            with contextlib.suppress(OSError):  # the client, or close(), has hung up
                self._converse(client, stream)
            with self.changed:
                self._clients.remove(client)
                self.in_tty = False
                self.changed.notify_all()

    def _converse(self, client: socket.socket, stream: BinaryIO) -> None:
        if not self.silent:
            self._send(client, packet("v"), struct.pack("!I", 8))
        while len(head := stream.read(8)) == 8:
            size, kind = struct.unpack("!II", head)
            body = stream.read(size)
            if len(body) == size and not self.silent:
                self._answer(client, kind, body)

    def _send(self, client: socket.socket, kind: int, body: bytes = b"") -> None:
        client.sendall(struct.pack("!II", len(body), kind) + body)

    def _answer(self, client: socket.socket, kind: int, body: bytes) -> None:
        if kind == packet("v"):
            self._send(client, packet("a"), struct.pack("!I", ord("K" if self.refusing else "N")))
        elif kind == packet("a"):
            self._send(client, packet("e"), struct.pack("!I", 17))
        elif kind == packet("s"):
            self._send(client, packet("s"), struct.pack("!II", self.columns, 1))
        elif kind == packet("PR"):
            self._tell(client, body)
        elif kind == packet("w"):
            self._write(body)
        elif kind in map(packet, "tLmu"):
            self._enter_or_leave(kind, body)
            self._send(client, packet("A"))
        else:
            self._send(client, packet("e"), struct.pack("!I", 4))

    def _tell(self, client: socket.socket, body: bytes) -> None:
        """Answer a request for a parameter; the size of the display is the only one."""
        if struct.unpack_from("!I", body, 4) == (_DISPLAY_SIZE,):
            self._send(client, packet("PV"), body[:16] + struct.pack("!II", self.columns, 1))
        else:
            self._send(client, packet("e"), struct.pack("!I", 6))

    def _enter_or_leave(self, kind: int, body: bytes) -> None:
        with self.changed:
            if kind == packet("t"):
                self.in_tty, self.entered = True, self.entered + 1
                (depth,) = struct.unpack_from("!I", body)
                self.path = struct.unpack_from(f"!{depth}I", body, 4)
            elif kind == packet("L"):
                self.in_tty = False
            elif kind == packet("m"):
                self.accepted.clear()
            else:
                ranges = struct.iter_unpack("!IIII", body)
                self.accepted |= {code & ~_COMMAND_KEY for _, code, _, _ in ranges}
            self.changed.notify_all()

    def _write(self, body: bytes) -> None:
        """Read a write of dots: text of blanks, and the dots as the mask of what is raised."""
        (flags,) = struct.unpack_from("!I", body)
        at = 4
        size = self.columns
        if flags & _REGION:
            size = abs(struct.unpack_from("!i", body, at + 4)[0])  # negative: blanks to the end
            at += 8
        if flags & _TEXT:
            at += 4 + int.from_bytes(body[at : at + 4], "big")
        if flags & _AND:
            at += size
        dots = body[at : at + size] if flags & _OR else b""
        with self.changed:
            self.writes.append("".join(chr(0x2800 + raised) for raised in dots).rstrip("\u2800"))
            self.changed.notify_all()
