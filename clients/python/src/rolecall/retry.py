"""When a call is tried again, and how long it waits before that."""

from __future__ import annotations

import random
import time
from email.utils import parsedate_to_datetime
from typing import Optional

# The service did not begin the work: any call may be repeated.
NOT_BEGUN = {429, 503}
# A proxy lost the service on the way: only calls that may run twice are repeated.
LOST = {0, 502, 504}
# Our own first try is still running, or its node has died, which the service knows within 40
# seconds.
STILL_RUNNING = 409

FIRST_WAIT_SECONDS = 0.5
WAIT_SECONDS_MAX = 8.0


def may_retry(status: int, attempt: int, repeatable: bool) -> bool:
    if status in NOT_BEGUN:
        return True
    if not repeatable:
        return False
    return status in LOST or (status == STILL_RUNNING and attempt > 0)


def wait_seconds(retry_after: Optional[str], attempt: int) -> float:
    """What Retry-After says (seconds, or a date), else a wait that doubles."""
    if retry_after:
        if retry_after.isdigit():
            return float(retry_after)
        try:
            return max(0.0, parsedate_to_datetime(retry_after).timestamp() - time.time())
        except (TypeError, ValueError):
            pass
    # Callers that failed together should not all come back together.
    spread = 0.75 + random.random() / 2
    return min(FIRST_WAIT_SECONDS * 2.0**attempt, WAIT_SECONDS_MAX) * spread
