"""What all calls share: settings, credentials, addresses and the idempotency key."""

from __future__ import annotations

import os
import urllib.parse
import uuid
from collections.abc import Mapping
from typing import Callable, Literal, Optional

from .models import ROUTES
from .transport import AnswerInfo, Request, Transport

Credential = Literal["key", "session", "none"]


class Caller:
    """
    url: base address; ROLECALL_URL of the environment, or http://localhost:8080.
    key: API key of the main API; ROLECALL_API_KEY of the environment.
    session: dashboard session of the management API; ROLECALL_SESSION of the environment.
    retries_max: tries after the first on 429, 503 and lost connections.
    retry_wait_seconds_max: all waiting of one call together.
    timeout_seconds: silence that ends a try.
    on_answer: told of every answer: credits, request id, retries.
    """

    def __init__(
        self,
        url: Optional[str] = None,
        key: Optional[str] = None,
        session: Optional[str] = None,
        *,
        retries_max: int = 10,
        retry_wait_seconds_max: float = 60.0,
        timeout_seconds: float = 120.0,
        on_answer: Optional[Callable[[AnswerInfo], None]] = None,
    ) -> None:
        self._url = url
        self._key = key
        self._session = session
        self._transport = Transport(
            retries_max, retry_wait_seconds_max, timeout_seconds, on_answer
        )

    # The environment is read at each call, because the module's own client is made at import.
    def _base(self) -> str:
        base = self._url or os.environ.get("ROLECALL_URL") or "http://localhost:8080"
        return base.rstrip("/")

    def _credential(self, kind: Credential) -> dict[str, str]:
        if kind == "none":
            return {}
        given = self._key if kind == "key" else self._session
        name = "ROLECALL_API_KEY" if kind == "key" else "ROLECALL_SESSION"
        secret = os.environ.get(name, "") if given is None else given
        if not secret:
            return {}
        return {"x-access-key": secret} if kind == "key" else {"authorization": f"Bearer {secret}"}

    def _call(
        self,
        name: str,
        credential: Credential,
        *,
        body: Optional[object] = None,
        query: Optional[Mapping[str, str]] = None,
        params: Optional[Mapping[str, str]] = None,
        idempotency_key: Optional[str] = None,
    ) -> object:
        method, path = ROUTES[name]
        for field, value in (params or {}).items():
            path = path.replace("{" + field + "}", urllib.parse.quote(value, safe=""))
        if query:
            path = f"{path}?{urllib.parse.urlencode(query)}"
        headers = self._credential(credential)
        charged = method == "POST" and credential == "key"
        if charged:
            headers["idempotency-key"] = idempotency_key or str(uuid.uuid4())
        # A POST without an idempotency key would be done twice.
        repeatable = charged or method != "POST"
        return self._transport.send(Request(method, self._base(), path, headers, body, repeatable))
