"""A server that answers as it is told and writes down what it was asked."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple, Optional


class Answer(NamedTuple):
    status: int
    body: str = ""
    retry_after: Optional[str] = None


class Asked(NamedTuple):
    method: str
    path: str
    idempotency_key: Optional[str]


GOOD = Answer(
    200, json.dumps({"success": True, "data": {}, "credits_used": 1, "request_id": "req_stub"})
)
# Hangs up.
LOST = Answer(0)


def refusal(status: int, code: str, retry_after: Optional[str] = None) -> Answer:
    error = {"code": code, "message": "As told."}
    body = json.dumps({"success": False, "error": error, "request_id": "req_stub"})
    return Answer(status, body, retry_after)


class Stub:
    """Gives the answers one after the other; the last one for ever."""

    def __init__(self, *answers: Answer) -> None:
        asked: list[Asked] = []

        class Handler(BaseHTTPRequestHandler):
            def answer(self) -> None:
                self.rfile.read(int(self.headers.get("content-length") or 0))
                asked.append(Asked(self.command, self.path, self.headers.get("idempotency-key")))
                told = answers[min(len(asked), len(answers)) - 1]
                if told.status == 0:
                    self.close_connection = True
                    return
                self.send_response(told.status)
                if told.retry_after is not None:
                    self.send_header("retry-after", told.retry_after)
                content = told.body.encode()
                self.send_header("content-length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            do_GET = do_POST = do_DELETE = answer

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.asked = asked
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
