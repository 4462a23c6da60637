"""The client against a running service: ROLECALL_URL, ROLECALL_API_KEY and ROLECALL_SESSION tell which."""

from __future__ import annotations

import io
import os
import pathlib
import tempfile
import unittest

import rolecall

RESUME = """Ana Sample
ana.sample@example.com | +1 415 555 0132 | Austin, TX

EXPERIENCE
Software Engineer, Example Labs, Austin, TX          Jan 2019 – Present
- Built services in Python and PostgreSQL

EDUCATION
B.Sc. in Computer Science, Example State University, 2018

SKILLS
Python, PostgreSQL, Docker"""
POSTING = """Data Engineer
What you bring
- 3+ years of Python
- Airflow"""


@unittest.skipUnless("ROLECALL_URL" in os.environ, "ROLECALL_URL names no service")
class Service(unittest.TestCase):
    def test_takes_a_resume_as_path_bytes_open_file_and_text(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "cv.txt"
            path.write_text(RESUME, encoding="utf-8")
            content = path.read_bytes()
            files: list[rolecall.File] = [str(path), path, content, io.BytesIO(content)]
            for file in files:
                candidate = rolecall.parse_resume(file)
                self.assertEqual(candidate["contact"]["email"], "ana.sample@example.com")
        by_text = rolecall.parse_resume(text=RESUME)
        self.assertEqual(rolecall.parse_resume(RESUME), by_text)
        self.assertNotIn("evidence", by_text)

    def test_gives_evidence_on_request(self) -> None:
        candidate = rolecall.parse_resume(text=RESUME, evidence=True)
        paths = [field["path"] for field in candidate["evidence"]["fields"]]
        self.assertIn("contact.email", paths)

    def test_matches_what_it_parsed_and_documents(self) -> None:
        candidate = rolecall.parse_resume(text=RESUME)
        role = rolecall.parse_job(text=POSTING)
        parsed = rolecall.match(candidate=candidate, role=role, evidence=True)
        inline = rolecall.match(resume=RESUME, job=rolecall.Document(text=POSTING), explain=True)
        self.assertEqual(parsed["score"], inline["score"])
        self.assertIn("notes", inline["explanation"])
        self.assertEqual(parsed["evidence"]["receipt"]["as_of"][:2], "20")
        judged = rolecall.score_requirements(candidate, role)
        self.assertTrue(judged["met"])

    def test_normalizes_extracts_and_redacts(self) -> None:
        self.assertEqual(rolecall.normalize_title("Sr. SW Eng II")["seniority"], "senior")
        self.assertEqual(rolecall.normalize_skill("NodeJS")["canonical"], "Node.js")
        skills = rolecall.extract_skills(text=RESUME)["skills"]
        self.assertIn("Python", [skill["canonical"] for skill in skills])
        removed = rolecall.redact(text=RESUME)["removed"]
        self.assertIn("name", [removal["category"] for removal in removed])

    def test_manages_keys_account_and_usage(self) -> None:
        minted = rolecall.mint_key("of the client")
        self.assertTrue(rolecall.Client(key=minted["key"]).ping()["pong"])
        self.assertEqual(rolecall.list_keys()["keys"][0]["label"], "of the client")
        self.assertTrue(rolecall.revoke_key(minted["keyId"])["revoked"])
        self.assertTrue(rolecall.account()["catalog"]["plans"])
        self.assertGreater(rolecall.usage()["calls_this_period"], 0)

    def test_raises_what_the_service_says(self) -> None:
        with self.assertRaises(rolecall.RolecallError) as raised:
            rolecall.Client(key="rc_live_wrong").ping()
        self.assertEqual((raised.exception.code, raised.exception.status), ("invalid_key", 401))
        self.assertRegex(raised.exception.request_id, "^req_")

    def test_tells_credits_and_repeats(self) -> None:
        infos: list[rolecall.AnswerInfo] = []
        client = rolecall.Client(on_answer=infos.append)
        client.redact(text=RESUME, idempotency_key="python-once")
        client.redact(text=RESUME, idempotency_key="python-once")
        self.assertEqual([info.replayed for info in infos], [False, True])
        self.assertEqual([info.credits_used for info in infos], [1, 1])


if __name__ == "__main__":
    unittest.main()
