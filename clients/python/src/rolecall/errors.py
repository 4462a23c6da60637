"""What a call raises: the service's own refusals, and a service that cannot be reached."""

from __future__ import annotations


class RolecallError(Exception):
    """A call that failed.

    code: what to decide by; "unreachable" when there was no answer, or not the service's.
    status: HTTP status; 0 when there was no answer.
    request_id: to name when asking for help; "" when there was no answer.
    """

    def __init__(self, message: str, code: str, status: int, request_id: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.status = status
        self.request_id = request_id
