"""One call over HTTP: retries, and the envelope taken apart."""

from __future__ import annotations

import http.client
import json
import time
import urllib.error
import urllib.request
from typing import Callable, NamedTuple, Optional

from .errors import RolecallError
from .retry import may_retry, wait_seconds


class AnswerInfo(NamedTuple):
    """What is known of an answer besides its data."""

    credits_used: int
    request_id: str
    # Whether this repeats a call that was charged before.
    replayed: bool
    # How often the call was sent.
    attempts: int


class Request(NamedTuple):
    method: str
    # Base address of the service.
    base: str
    # The path with its query.
    path: str
    headers: dict[str, str]
    body: Optional[object]
    # Whether running it twice does no harm.
    repeatable: bool


class _Outcome(NamedTuple):
    status: int
    retry_after: Optional[str]
    replayed: bool
    envelope: Optional[dict[str, object]]


def _parse(content: bytes) -> Optional[dict[str, object]]:
    try:
        value: object = json.loads(content)
    except ValueError:
        return None
    return value if isinstance(value, dict) and "success" in value else None


def _failure(outcome: _Outcome, base: str) -> RolecallError:
    envelope, status = outcome.envelope, outcome.status
    error = envelope.get("error") if envelope is not None else None
    if envelope is not None and isinstance(error, dict):
        request_id = str(envelope.get("request_id", ""))
        return RolecallError(str(error.get("message")), str(error.get("code")), status, request_id)
    if status == 0:
        return RolecallError(f"No answer from {base}.", "unreachable", 0)
    message = f"{base} answered {status}, not as the service does."
    return RolecallError(message, "unreachable", status)


class Transport:
    def __init__(
        self,
        retries_max: int,
        retry_wait_seconds_max: float,
        timeout_seconds: float,
        on_answer: Optional[Callable[[AnswerInfo], None]],
    ) -> None:
        self._retries_max = retries_max
        self._wait_max = retry_wait_seconds_max
        self._timeout = timeout_seconds
        self._on_answer = on_answer

    def send(self, request: Request) -> object:
        waited = 0.0
        attempt = 0
        while True:
            outcome = self._try(request)
            envelope = outcome.envelope
            if envelope is not None and envelope.get("success") is True:
                self._tell(envelope, outcome.replayed, attempt + 1)
                return envelope.get("data")
            wait = wait_seconds(outcome.retry_after, attempt)
            may_wait = attempt < self._retries_max and waited + wait <= self._wait_max
            if not may_wait or not may_retry(outcome.status, attempt, request.repeatable):
                raise _failure(outcome, request.base)
            waited += wait
            attempt += 1
            time.sleep(wait)

    def _tell(self, envelope: dict[str, object], replayed: bool, attempts: int) -> None:
        if self._on_answer is None:
            return
        used = envelope.get("credits_used")
        credits_used = used if isinstance(used, int) else 0
        info = AnswerInfo(credits_used, str(envelope.get("request_id", "")), replayed, attempts)
        self._on_answer(info)

    def _try(self, request: Request) -> _Outcome:
        data = None if request.body is None else json.dumps(request.body).encode()
        headers = dict(request.headers)
        if data is not None:
            headers["content-type"] = "application/json"
        sent = urllib.request.Request(
            request.base + request.path, data=data, headers=headers, method=request.method
        )
        try:
            with urllib.request.urlopen(sent, timeout=self._timeout) as answer:
                replayed = answer.headers.get("idempotency-replayed") == "true"
                return _Outcome(answer.status, None, replayed, _parse(answer.read()))
        except urllib.error.HTTPError as error:
            with error:
                return _Outcome(error.code, error.headers.get("retry-after"), False, _parse(error.read()))
        except (OSError, http.client.HTTPException):
            return _Outcome(0, None, False, None)
