"""The client against a service that refuses, hangs up and comes back."""

from __future__ import annotations

import unittest

import rolecall
from rolecall.models import ROUTES
from stub_server import GOOD, LOST, Answer, Stub, refusal


class Trouble(unittest.TestCase):
    def answering(self, *answers: Answer, retries_max: int = 5) -> rolecall.Client:
        self.stub = Stub(*answers)
        self.addCleanup(self.stub.close)
        return rolecall.Client(self.stub.url, "k", "s", retries_max=retries_max)

    def test_comes_back_with_the_same_key(self) -> None:
        troubles = (
            refusal(429, "rate_limited", "0"),
            refusal(503, "internal_error", "0"),
            LOST,
            Answer(502, "<html>"),
        )
        for trouble in troubles:
            with self.subTest(status=trouble.status):
                self.answering(trouble, trouble, GOOD).redact(text="Ana")
                keys = [asked.idempotency_key for asked in self.stub.asked]
                self.assertEqual((len(keys), len(set(keys))), (3, 1))
                self.assertRegex(str(keys[0]), r"^[\w-]{36}$")

    def test_gives_every_post_a_key_of_its_own(self) -> None:
        client = self.answering(GOOD)
        client.redact(text="Ana")
        client.redact(text="Ana")
        self.assertEqual(len({asked.idempotency_key for asked in self.stub.asked}), 2)

    def test_waits_for_its_own_first_try(self) -> None:
        self.answering(LOST, refusal(409, "idempotency_conflict"), GOOD).redact(text="Ana")
        self.assertEqual(len(self.stub.asked), 3)

    def test_does_not_wait_longer_than_it_may(self) -> None:
        client = self.answering(refusal(429, "rate_limited", "3600"))
        with self.assertRaises(rolecall.RolecallError) as raised:
            client.redact(text="Ana")
        self.assertEqual(raised.exception.code, "rate_limited")
        self.assertEqual(len(self.stub.asked), 1)

    def test_gives_up_after_its_retries(self) -> None:
        client = self.answering(refusal(503, "internal_error", "0"), retries_max=2)
        with self.assertRaises(rolecall.RolecallError):
            client.ping()
        self.assertEqual(len(self.stub.asked), 3)

    def test_does_not_mint_twice_nor_repeat_what_was_refused(self) -> None:
        for answer, call in ((LOST, "mint_key"), (refusal(400, "invalid_request"), "ping")):
            client = self.answering(answer)
            with self.assertRaises(rolecall.RolecallError):
                getattr(client, call)()
            self.assertEqual(len(self.stub.asked), 1)

    def test_asks_for_exactly_one_form_of_a_document(self) -> None:
        with self.assertRaises(TypeError):
            self.answering(GOOD).redact()
        with self.assertRaises(TypeError):
            self.answering(GOOD).redact("cv.pdf", text="Ana")
        with self.assertRaises(TypeError):
            self.answering(GOOD).match(candidate={}, resume="cv.pdf", role={})

    def test_has_a_method_for_every_operation_of_the_contract(self) -> None:
        client = self.answering(GOOD)
        for name in ("parse_resume", "parse_job", "redact"):
            getattr(client, name)(text="Ana")
        for part in ("skills", "experience", "education", "contact"):
            getattr(client, f"extract_{part}")(text="Ana")
        client.match(candidate={}, role={})
        client.score_requirements({}, {})
        client.normalize_title("a")
        client.normalize_skill("a")
        client.revoke_key("key")
        client.revoke_connection("conn")
        client.checkout(pack="pack_500")
        client.sign_up("a", "b")
        client.sign_in("a", "b")
        for name in (
            *("health", "ready", "ping", "mint_key", "list_keys", "access_token", "account", "account_data"),
            *("close_account", "usage", "usage_daily", "portal", "list_connections"),
        ):
            getattr(client, name)()
        called = {asked.path.split("?")[0] for asked in self.stub.asked}
        # The key set is for those who check sessions, not for callers.
        paths = {path for name, (_, path) in ROUTES.items() if name != "session-keys"}
        filled = {
            path.replace("{keyId}", "key").replace("{connectionId}", "conn") for path in paths
        }
        self.assertEqual(called, filled)


if __name__ == "__main__":
    unittest.main()
