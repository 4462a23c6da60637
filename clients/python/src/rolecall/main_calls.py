"""The calls of the main API: one method for each operation that takes a key."""

from __future__ import annotations

from typing import Literal, Optional, Union, cast, overload

from . import models
from .caller import Caller
from .document import Document, File, document_fields

Candidate = Union[models.Candidate, models.CandidateInput]
Role = Union[models.Role, models.RoleInput]


class _Options:
    def __init__(
        self, as_of: Optional[str], idempotency_key: Optional[str], evidence: bool = False
    ) -> None:
        self.as_of = as_of
        self.idempotency_key = idempotency_key
        self.evidence = evidence


def _side(
    name: str, parsed: Optional[object], prefix: str, document: Optional[Union[Document, File]]
) -> dict[str, object]:
    if (parsed is None) == (document is None):
        raise TypeError(f"A match needs either {name} or a document for it.")
    if document is None:
        return {name: parsed}
    source = document if isinstance(document, Document) else Document(document)
    return {f"{prefix}_{key}": value for key, value in document_fields(source).items()}


class MainCalls(Caller):
    """Documents are given as `file` (a path, bytes, an open file), `text` or `url`."""

    def _read(self, name: str, fields: dict[str, object], options: _Options) -> object:
        body = dict(fields)
        if options.as_of is not None:
            body["as_of"] = options.as_of
        query = {"include": "evidence"} if options.evidence else {}
        key = options.idempotency_key
        return self._call(name, "key", body=body, query=query, idempotency_key=key)

    @overload
    def parse_resume(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: Literal[False] = False,
    ) -> models.Candidate: ...

    @overload
    def parse_resume(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: Literal[True],
    ) -> models.CandidateWithEvidence: ...

    def parse_resume(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: bool = False,
    ) -> Union[models.Candidate, models.CandidateWithEvidence]:
        """Parses a résumé into a Candidate."""
        fields = document_fields(Document(file, text, url))
        options = _Options(as_of, idempotency_key, evidence)
        return cast(models.Candidate, self._read("parse-resume", fields, options))

    @overload
    def parse_job(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: Literal[False] = False,
    ) -> models.Role: ...

    @overload
    def parse_job(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: Literal[True],
    ) -> models.RoleWithEvidence: ...

    def parse_job(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: bool = False,
    ) -> Union[models.Role, models.RoleWithEvidence]:
        """Parses a job description into a Role."""
        fields = document_fields(Document(file, text, url))
        options = _Options(as_of, idempotency_key, evidence)
        return cast(models.Role, self._read("parse-jd", fields, options))

    @overload
    def extract_skills(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: Literal[False] = False,
    ) -> models.ExtractedSkills: ...

    @overload
    def extract_skills(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: Literal[True],
    ) -> models.ExtractedSkillsWithEvidence: ...

    def extract_skills(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: bool = False,
    ) -> Union[models.ExtractedSkills, models.ExtractedSkillsWithEvidence]:
        """The skills of a document."""
        fields = document_fields(Document(file, text, url))
        options = _Options(as_of, idempotency_key, evidence)
        return cast(models.ExtractedSkills, self._read("extract-skills", fields, options))

    @overload
    def extract_experience(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: Literal[False] = False,
    ) -> models.ExtractedExperience: ...

    @overload
    def extract_experience(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: Literal[True],
    ) -> models.ExtractedExperienceWithEvidence: ...

    def extract_experience(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: bool = False,
    ) -> Union[models.ExtractedExperience, models.ExtractedExperienceWithEvidence]:
        """The work history of a document."""
        fields = document_fields(Document(file, text, url))
        options = _Options(as_of, idempotency_key, evidence)
        return cast(models.ExtractedExperience, self._read("extract-experience", fields, options))

    @overload
    def extract_education(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: Literal[False] = False,
    ) -> models.ExtractedEducation: ...

    @overload
    def extract_education(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: Literal[True],
    ) -> models.ExtractedEducationWithEvidence: ...

    def extract_education(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: bool = False,
    ) -> Union[models.ExtractedEducation, models.ExtractedEducationWithEvidence]:
        """The education of a document."""
        fields = document_fields(Document(file, text, url))
        options = _Options(as_of, idempotency_key, evidence)
        return cast(models.ExtractedEducation, self._read("extract-education", fields, options))

    @overload
    def extract_contact(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: Literal[False] = False,
    ) -> models.ExtractedContact: ...

    @overload
    def extract_contact(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: Literal[True],
    ) -> models.ExtractedContactWithEvidence: ...

    def extract_contact(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: bool = False,
    ) -> Union[models.ExtractedContact, models.ExtractedContactWithEvidence]:
        """The contact details of a document."""
        fields = document_fields(Document(file, text, url))
        options = _Options(as_of, idempotency_key, evidence)
        return cast(models.ExtractedContact, self._read("extract-contact", fields, options))

    def redact(
        self,
        file: Optional[File] = None,
        *,
        text: Optional[str] = None,
        url: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> models.RedactionResult:
        """Takes personal data and protected-class proxies out of a document."""
        fields = document_fields(Document(file, text, url))
        answer = self._read("redact", fields, _Options(None, idempotency_key))
        return cast(models.RedactionResult, answer)

    @overload
    def match(
        self,
        *,
        candidate: Optional[Candidate] = None,
        resume: Optional[Union[Document, File]] = None,
        role: Optional[Role] = None,
        job: Optional[Union[Document, File]] = None,
        explain: bool = False,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: Literal[False] = False,
    ) -> models.MatchResult: ...

    @overload
    def match(
        self,
        *,
        candidate: Optional[Candidate] = None,
        resume: Optional[Union[Document, File]] = None,
        role: Optional[Role] = None,
        job: Optional[Union[Document, File]] = None,
        explain: bool = False,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: Literal[True],
    ) -> models.MatchResultWithEvidence: ...

    def match(
        self,
        *,
        candidate: Optional[Candidate] = None,
        resume: Optional[Union[Document, File]] = None,
        role: Optional[Role] = None,
        job: Optional[Union[Document, File]] = None,
        explain: bool = False,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        evidence: bool = False,
    ) -> Union[models.MatchResult, models.MatchResultWithEvidence]:
        """Scores a candidate against a role; either side may be a document."""
        fields: dict[str, object] = {
            **_side("candidate", candidate, "resume", resume),
            **_side("role", role, "jd", job),
            "explain": explain,
        }
        options = _Options(as_of, idempotency_key, evidence)
        return cast(models.MatchResult, self._read("match", fields, options))

    def score_requirements(
        self,
        candidate: Candidate,
        role: Role,
        *,
        as_of: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> models.RequirementResults:
        """Judges each requirement of a role, from JSON that was parsed before."""
        fields: dict[str, object] = {"candidate": candidate, "role": role}
        answer = self._read("score-requirements", fields, _Options(as_of, idempotency_key))
        return cast(models.RequirementResults, answer)

    def normalize_title(self, title: str) -> models.NormalizedTitle:
        """Canonical form and seniority of a job title; free."""
        answer = self._call("normalize-title", "key", query={"title": title})
        return cast(models.NormalizedTitle, answer)

    def normalize_skill(self, skill: str) -> models.NormalizedSkill:
        """Canonical name, id and aliases of a skill; free."""
        answer = self._call("normalize-skill", "key", query={"skill": skill})
        return cast(models.NormalizedSkill, answer)

    def ping(self) -> models.Pong:
        """Shows that a key works, and what the account has left."""
        return cast(models.Pong, self._call("ping-by-post", "key", body={}))

    def health(self) -> models.Health:
        """Whether the service can work."""
        return cast(models.Health, self._call("health", "none"))

    def ready(self) -> models.Readiness:
        """Whether the server takes calls now; a server that does not answers 503."""
        return cast(models.Readiness, self._call("ready", "none"))
