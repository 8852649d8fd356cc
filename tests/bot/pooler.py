"""A pooler for PostgreSQL that keeps no sessions: all its clients share one connection.

It knows as much of the protocol as is needed for statements outside transactions: a message is a
letter, its length and its content, and a server has answered when it is ready for the next query.
"""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from struct import unpack
from typing import Final

_READY: Final = b"Z"
_END: Final = b"X"
_HEAD: Final = 5


@contextmanager
def pooler(port: int) -> Iterator[int]:
    """Yield a port at which the server at this one is reached through the pooler."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        own = _Pooler(port)
        threading.Thread(target=own.serve, args=(door,), daemon=True).start()
        yield door.getsockname()[1]
        own.close()


class _Pooler:
    def __init__(self, port: int) -> None:
        self._port = port
        self._server: socket.socket | None = None
        self._welcome = b""
        self._turn = threading.Lock()

    def serve(self, door: socket.socket) -> None:
        """Serve each client in a thread of its own, until the door is closed."""
        with suppress(OSError):
            while True:
                client, _ = door.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def close(self) -> None:
        """Close the one connection."""
        if self._server is not None:
            self._server.close()

    def _serve(self, client: socket.socket) -> None:
        with client:
            self._greet(client)
            while (message := _message(client))[:1] not in (b"", _END):
                with self._turn:
                    client.sendall(self._answer(message))

    def _greet(self, client: socket.socket) -> None:
        length = _exactly(client, 4)
        start = length + _exactly(client, unpack(">I", length)[0] - 4)
        with self._turn:
            if self._server is None:
                self._server = socket.create_connection(("127.0.0.1", self._port))
                self._welcome = self._answer(start)
        client.sendall(self._welcome)

    def _answer(self, message: bytes) -> bytes:
        assert self._server is not None
        self._server.sendall(message)
        answer = b""
        while True:
            part = _message(self._server)
            answer += part
            if part[:1] in (b"", _READY):
                return answer


def _message(link: socket.socket) -> bytes:
    head = _exactly(link, _HEAD)
    return head + _exactly(link, unpack(">I", head[1:])[0] - 4) if head else b""


def _exactly(link: socket.socket, size: int) -> bytes:
    found = b""
    while len(found) < size:
        part = link.recv(size - len(found))
        if not part:
            return b""
        found += part
    return found
