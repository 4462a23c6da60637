"""Made from the contract by `npm run clients`; a test compares the two. Not for editing."""

from __future__ import annotations

from typing import Literal, Optional, TypedDict, Union


ErrorCode = Literal["invalid_request", "unsupported_format", "invalid_key", "insufficient_credits", "not_found", "idempotency_conflict", "parse_failed", "missing_candidate", "missing_role", "rate_limited", "internal_error"]
SeniorityLevel = Literal["intern", "junior", "mid", "senior", "staff", "principal", "lead", "exec"]
Severity = Literal["must_have", "nice_to_have"]
Band = Literal["weak", "fair", "good", "strong", "excellent"]
RequirementStatus = Literal["met", "partial", "missed"]


class ErrorEnvelope(TypedDict):
    """The answer of every call that fails."""

    # Always false
    success: Literal[False]
    # What went wrong
    error: ErrorEnvelopeError
    # Id of this request, prefix req_
    request_id: str


class Health(TypedDict):
    """Whether the service can work."""

    # ok, or degraded
    status: str
    # Name of the deployment
    env: str


class Readiness(TypedDict):
    """What a balancer asks."""

    # Whether calls should come here
    ready: bool
    # Part by part
    checks: ReadinessChecks


class Pong(TypedDict):
    """The answer of a call that does no work."""

    # Always true
    pong: Literal[True]
    # Id of the account, prefix acct_
    account: str
    # Plan of the account
    plan: str
    # Credits that are left after this call
    credits_remaining: int
    # The server’s clock
    time: str


class Contact(TypedDict):
    """How to reach the person; '' for what the document does not say."""

    # Full name
    name: str
    # E-mail address
    email: str
    # Telephone number in E.164 form
    phone: str
    # City, region, country
    location: str
    # Absolute addresses of profiles and sites of the person
    links: list[str]


class WorkEntry(TypedDict):
    """One position."""

    # Employer as written
    employer: str
    # Employer without legal form, in one spelling
    employer_normalized: str
    # Job title as written
    title: str
    # Canonical job title
    title_normalized: str
    # Seniority level; null when it cannot be told
    seniority: Optional[SeniorityLevel]
    # Begin of the position: YYYY-MM, YYYY, or "" when unknown
    start: str
    # End of the position, null for a current one: YYYY-MM, YYYY, or "" when unknown
    end: Optional[str]
    # Months in the position, both end months counted; 0 when undated
    tenure_months: int
    # Canonical names of the skills that the entry names
    skills: list[str]
    # What the person did there, line by line
    highlights: list[str]


class EducationEntry(TypedDict):
    """One degree or course of study."""

    # School or university as written
    institution: str
    # Institution in one spelling
    institution_normalized: str
    # Degree as written
    degree: str
    # Level of the degree; "" when unknown
    degree_level: Literal["high_school", "certificate", "diploma", "associate", "bachelor", "master", "doctorate", ""]
    # Field of study as written
    field: str
    # Field of study in one spelling
    field_normalized: str
    # Begin of the studies: YYYY-MM, YYYY, or "" when unknown
    start: Optional[str]
    # End of the studies, or the year of the degree: YYYY-MM, YYYY, or "" when unknown
    end: Optional[str]


class Skill(TypedDict):
    """A skill, as written and in its canonical form."""

    # Text as found in the document
    raw: str
    # Canonical name; the input itself outside the taxonomy
    canonical: str
    # Id in the taxonomy, prefix skill_; null when the taxonomy does not know the skill
    taxonomy_id: Optional[str]


class _Certification(TypedDict):
    # Certificate or licence
    name: str
    # Who issued it; "" when unknown
    issuer: str


class Certification(_Certification, total=False):
    """A certificate or licence."""

    # Year of issue; left out when it is unknown
    year: int


class ScoringView(TypedDict):
    """The redacted view of the candidate."""

    # Kinds of personal data that were found and taken out
    redacted_fields: list[str]
    # What scoring may look at
    features: ScoringViewFeatures


class _Candidate(TypedDict):
    # Prefix cand_; the same document in the same account has the same id
    candidate_id: str
    contact: Contact
    # Summary or objective in the words of the document; behind it, line by line, strengths and accomplishments that no other field holds
    summary: str
    # Months of all positions, overlaps counted once
    total_experience_months: int
    # Seniority level; null when it cannot be told
    seniority: Optional[SeniorityLevel]
    # Positions, in the document’s order
    work_history: list[WorkEntry]
    # Degrees and courses of study
    education: list[EducationEntry]
    # Skills, each once
    skills: list[Skill]
    # Certificates and licences
    certifications: list[Certification]
    # Spoken languages
    languages: list[str]


class Candidate(_Candidate, total=False):
    """What a résumé says, in one normalized form."""

    scoring_view: ScoringView


class Box(TypedDict):
    """A place on a page, in points of 1/72 inch."""

    # From the page’s left edge
    x: float
    # From the page’s top edge
    y: float
    # Width
    width: float
    # Height
    height: float


class FieldEvidence(TypedDict):
    """Where one value stands."""

    # Member of the answer: contact.email, work_history[0].title
    path: str
    # How sure we are
    confidence: float
    # Page, from 1
    page: int
    # The words of the document; "" where a page’s posting data says it
    quote: str
    # null for plain text and HTML
    box: Optional[Box]


class DocumentLine(TypedDict):
    """A line of the document."""

    # The text of the line, without its bullet
    text: str
    # Page, from 1
    page: int
    # null for plain text and HTML
    box: Optional[Box]


class HiddenText(TypedDict):
    """Hidden text; it is told, and not read."""

    # Text that a reader of the page does not see
    text: str
    # Page, from 1
    page: int
    # Why it is not seen
    reason: Literal["same_color", "tiny", "off_page", "invisible", "covered", "clipped", "squeezed", "overprinted", "replaced", "css", "transparent", "characters", "reordered"]


class ResumeEvidence(TypedDict):
    """Evidence of what was read in a résumé."""

    # Language of the document (ISO 639-1); null where too few words tell it. `language_limited` warns where it is read less well than English
    language: Optional[Literal["en", "de", "fr", "es", "pt", "it", "nl"]]
    # Another language that much of it is written in; null when it is in one
    second_language: Optional[Literal["en", "de", "fr", "es", "pt", "it", "nl"]]
    # Where the values stand
    fields: list[FieldEvidence]
    # What was read, in reading order: at most 1,200 lines, no hidden text
    lines: list[DocumentLine]
    # Text that is not visible
    hidden: list[HiddenText]
    # What is odd about the document, or about how it was read
    warnings: list[Literal["read_by_ocr", "pages_cut", "lines_cut", "hidden_text", "language_limited", "dates_overlap", "no_dates_found", "no_name_found", "no_contact_found"]]


class _MustHaveSkill(TypedDict):
    # Canonical name of the skill
    canonical: str
    # Id in the taxonomy, prefix skill_; null when the taxonomy does not know the skill
    taxonomy_id: Optional[str]
    # Years asked for; null when none are
    min_years: Optional[float]


class MustHaveSkill(_MustHaveSkill, total=False):
    """A skill that the role asks for."""

    # Skills of one list with the same number are alternatives ("AWS or GCP"): one of them is enough
    any_of: int


class _NiceToHaveSkill(TypedDict):
    # Canonical name of the skill
    canonical: str
    # Id in the taxonomy, prefix skill_; null when the taxonomy does not know the skill
    taxonomy_id: Optional[str]


class NiceToHaveSkill(_NiceToHaveSkill, total=False):
    """A skill that the role would like to see."""

    # Skills of one list with the same number are alternatives ("AWS or GCP"): one of them is enough
    any_of: int


class Role(TypedDict):
    """What a job description asks for, in one normalized form."""

    # Prefix role_; the same document in the same account has the same id
    role_id: str
    # Job title as written
    title: str
    # Canonical job title
    title_normalized: str
    # Seniority level; null when it cannot be told
    seniority: Optional[SeniorityLevel]
    # Where the work is done; "" when it is not said
    location: str
    # Kind of employment; "" when it is not said
    employment_type: Literal["full_time", "part_time", "contract", "temporary", "internship", "freelance", "volunteer", ""]
    # Skills that are asked for
    must_have_skills: list[MustHaveSkill]
    # Skills that are welcome
    nice_to_have_skills: list[NiceToHaveSkill]
    # What the work is, line by line
    responsibilities: list[str]
    # What the posting asks for, in its own words
    qualifications: list[str]
    # Months of experience asked for; 0 when none are
    min_experience_months: int


class AskedDegree(TypedDict):
    """A degree that the posting asks for."""

    # Level that is asked for
    level: Literal["high_school", "certificate", "diploma", "associate", "bachelor", "master", "doctorate", ""]
    # Fields of study that are named
    fields: list[str]
    # Another field will do
    any_field: bool
    strength: Severity
    # The words of the document
    quote: str
    # Page, from 1
    page: int


class WordingCheck(TypedDict):
    """Wording of the posting that is worth a second look."""

    # What is wrong
    kind: Literal["contradictory", "impossible_years", "age_coded", "gender_coded"]
    # The same in a sentence
    message: str
    # The words of the document
    quote: str
    # Page, from 1
    page: int
    # Which of `lines`, from 0
    line: int
    # First character in the line
    start: int
    # After the last character in the line
    end: int


class JobEvidence(TypedDict):
    """Evidence of what was read in a job description."""

    # Language of the document (ISO 639-1); null where too few words tell it. `language_limited` warns where it is read less well than English
    language: Optional[Literal["en", "de", "fr", "es", "pt", "it", "nl"]]
    # Another language that much of it is written in; null when it is in one
    second_language: Optional[Literal["en", "de", "fr", "es", "pt", "it", "nl"]]
    # Where the values stand
    fields: list[FieldEvidence]
    # What was read, in reading order: at most 1,200 lines, no hidden text
    lines: list[DocumentLine]
    # Text that is not visible
    hidden: list[HiddenText]
    # Alternatives of which one is enough, as paths
    any_of: list[list[str]]
    # Degrees that are asked for
    degrees: list[AskedDegree]
    # Wording that is worth a second look
    checks: list[WordingCheck]
    # What is odd about the document, or about how it was read
    warnings: list[Literal["read_by_ocr", "pages_cut", "lines_cut", "hidden_text", "language_limited"]]


class ExtractedSkills(TypedDict):
    """The skills of a document."""

    # Skills, each once
    skills: list[Skill]


class ExtractedExperience(TypedDict):
    """The work history of a document."""

    # Positions, in the document’s order
    work_history: list[WorkEntry]


class ExtractedEducation(TypedDict):
    """The education of a document."""

    # Degrees and courses of study
    education: list[EducationEntry]


class ExtractedContact(TypedDict):
    """The contact details of a document."""

    contact: Contact


class Removal(TypedDict):
    """Something that was taken out."""

    # Kind of personal data
    category: Literal["name", "contact", "address", "age_proxy", "gender_proxy", "ethnicity_proxy", "nationality_proxy", "religion_proxy", "family_status_proxy", "health_proxy", "photo", "id_number"]
    # The words that were removed
    original: str


class RedactionResult(TypedDict):
    """A document without personal data."""

    # The text; what was removed is replaced by [NAME] [EMAIL] [PHONE] [LINK] [ADDRESS] [AGE] [DATE] [PRONOUN] [GENDER] [ETHNICITY] [NATIONALITY] [RELIGION] [FAMILY_STATUS] [HEALTH] [PHOTO] [ID]
    redacted_text: str
    # What was taken out
    removed: list[Removal]


class ContactInput(TypedDict, total=False):
    # Full name
    name: str
    # E-mail address
    email: str
    # Telephone number in E.164 form
    phone: str
    # City, region, country
    location: str
    # Absolute addresses of profiles and sites of the person
    links: list[str]


class WorkEntryInput(TypedDict, total=False):
    """As in the answers, every member optional."""

    # Employer as written
    employer: str
    # Employer without legal form, in one spelling
    employer_normalized: str
    # Job title as written
    title: str
    # Canonical job title
    title_normalized: str
    # Seniority level; null when it cannot be told
    seniority: Optional[SeniorityLevel]
    # Begin of the position: YYYY-MM, YYYY, or "" when unknown
    start: str
    # End of the position, null for a current one: YYYY-MM, YYYY, or "" when unknown
    end: Optional[str]
    # Months in the position, both end months counted; 0 when undated
    tenure_months: int
    # Canonical names of the skills that the entry names
    skills: list[str]
    # What the person did there, line by line
    highlights: list[str]


class EducationEntryInput(TypedDict, total=False):
    """As in the answers, every member optional."""

    # School or university as written
    institution: str
    # Institution in one spelling
    institution_normalized: str
    # Degree as written
    degree: str
    # Field of study as written
    field: str
    # Field of study in one spelling
    field_normalized: str
    # Begin of the studies: YYYY-MM, YYYY, or "" when unknown
    start: Optional[str]
    # End of the studies, or the year of the degree: YYYY-MM, YYYY, or "" when unknown
    end: Optional[str]
    # Level of the degree; one that is not known counts as unknown
    degree_level: Optional[str]


class SkillInput(TypedDict, total=False):
    """As in the answers, every member optional."""

    # Text as found in the document
    raw: str
    # Canonical name; the input itself outside the taxonomy
    canonical: str
    # Id in the taxonomy, prefix skill_; null when the taxonomy does not know the skill
    taxonomy_id: Optional[str]


class CertificationInput(TypedDict, total=False):
    """As in the answers, every member optional."""

    # Certificate or licence
    name: str
    # Who issued it; "" when unknown
    issuer: str
    # Year of issue; left out when it is unknown
    year: int


class ScoringViewInput(TypedDict, total=False):
    # Kinds of personal data that were found and taken out
    redacted_fields: list[str]
    # What scoring may look at
    features: ScoringViewInputFeatures


class CandidateInput(TypedDict, total=False):
    """A Candidate, as /parse/resume gives it or from elsewhere: every member optional."""

    # Prefix cand_; the same document in the same account has the same id
    candidate_id: str
    # Never looked at by scoring
    contact: Optional[ContactInput]
    # Summary or objective in the words of the document; behind it, line by line, strengths and accomplishments that no other field holds
    summary: str
    # Months of all positions, overlaps counted once
    total_experience_months: int
    # Seniority level; null when it cannot be told
    seniority: Optional[SeniorityLevel]
    # Positions
    work_history: list[WorkEntryInput]
    # Degrees and courses of study
    education: list[EducationEntryInput]
    # Skills: raw or canonical is enough
    skills: list[SkillInput]
    # Certificates and licences
    certifications: list[CertificationInput]
    # Spoken languages
    languages: list[str]
    # Made anew from the rest: what stands here is not read
    scoring_view: Optional[ScoringViewInput]


class MustHaveSkillInput(TypedDict, total=False):
    """As in the answers, every member optional."""

    # Canonical name of the skill
    canonical: str
    # Id in the taxonomy, prefix skill_; null when the taxonomy does not know the skill
    taxonomy_id: Optional[str]
    # Years asked for; null when none are
    min_years: Optional[float]
    # Skills of one list with the same number are alternatives ("AWS or GCP"): one of them is enough
    any_of: int


class NiceToHaveSkillInput(TypedDict, total=False):
    """As in the answers, every member optional."""

    # Canonical name of the skill
    canonical: str
    # Id in the taxonomy, prefix skill_; null when the taxonomy does not know the skill
    taxonomy_id: Optional[str]
    # Skills of one list with the same number are alternatives ("AWS or GCP"): one of them is enough
    any_of: int


class RoleInput(TypedDict, total=False):
    """A Role, as /parse/jd gives it or from elsewhere: every member optional."""

    # Prefix role_; the same document in the same account has the same id
    role_id: str
    # Job title as written
    title: str
    # Canonical job title
    title_normalized: str
    # Seniority level; null when it cannot be told
    seniority: Optional[SeniorityLevel]
    # Where the work is done; "" when it is not said
    location: str
    # Skills that are asked for
    must_have_skills: list[MustHaveSkillInput]
    # Skills that are welcome
    nice_to_have_skills: list[NiceToHaveSkillInput]
    # What the work is, line by line
    responsibilities: list[str]
    # What the posting asks for, in its own words
    qualifications: list[str]
    # Months of experience asked for; 0 when none are
    min_experience_months: int
    # Kind of employment; one that is not known counts as unknown
    employment_type: Optional[str]


class MetRequirement(TypedDict):
    """A requirement that is met, in full or in part."""

    # The requirement: a skill, with its years where some are asked for
    requirement: str
    # Quoted from the résumé
    evidence: str
    # True when it is met in full by what is quoted
    verified: bool


class MissedRequirement(TypedDict):
    """A requirement that nothing in the résumé supports."""

    # The requirement: a skill, with its years where some are asked for
    requirement: str
    severity: Severity


class MatchResult(TypedDict):
    """How a candidate fits a role."""

    # Fit, 0 to 100
    score: int
    band: Band
    # The requirements and how the candidate meets them
    explanation: MatchResultExplanation
    # The figures behind the score
    signals: MatchResultSignals
    # What holds for every score
    fairness: MatchResultFairness


class JudgedRequirement(TypedDict):
    """A requirement, its verdict and the ground for it."""

    # The requirement: a skill, with its years where some are asked for
    requirement: str
    severity: Severity
    status: RequirementStatus
    # How much of it is met
    strength: float
    # How the quote supports the requirement
    ground: Literal["named", "implied", "broader", "related", "computed", "none"]
    # Where the quote stands
    place: Optional[Literal["work", "credential", "list"]]
    # Months of the positions that used it, where years are asked for
    months: Optional[int]
    # Quoted from the résumé; null when nothing supports it
    evidence: Optional[str]


class Contribution(TypedDict):
    """What one part adds to the score."""

    # Part of the score
    part: str
    # Points that it can give
    weight: float
    # How much of them it gives
    value: float
    # The points that it gives
    points: float


class Ceiling(TypedDict):
    """A bound on the score."""

    # Why the score cannot be higher
    reason: str
    # The highest score that is left
    ceiling: float


class BandStep(TypedDict):
    """The smallest change that leads to another band."""

    band: Band
    # Requirements that would have to change
    requirements: list[str]
    # The score then
    score: int


class ParityProof(TypedDict):
    """The same candidate under other names, ages and places."""

    # What was exchanged in the candidate
    swapped: list[str]
    # Candidates that were scored for it
    variants: int
    # Between any of them and the score
    largest_difference: float


class Receipt(TypedDict):
    """What lets anyone compute the score again."""

    # Version of the software
    engine_version: str
    # Version of the vocabularies
    taxonomy_version: str
    # Version of the weights
    weights_version: str
    # The day on which "present" was read
    as_of: str
    # Hash of the candidate
    candidate_sha256: str
    # Hash of the role
    role_sha256: str
    # Hash of the redacted view that was scored
    scoring_input_sha256: str


class MatchEvidence(TypedDict):
    """How the score came about."""

    # Every requirement, judged
    requirements: list[JudgedRequirement]
    # What the score is made of
    contributions: list[Contribution]
    # What bounds the score
    ceilings: list[Ceiling]
    # What would change the band; null where nothing does
    band_change: MatchEvidenceBandChange
    parity: ParityProof
    receipt: Receipt


class _RequirementsInput(TypedDict):
    candidate: CandidateInput
    role: RoleInput


class RequirementsInput(_RequirementsInput, total=False):
    """A parsed candidate and a parsed role."""

    # The day on which "present" is read, YYYY-MM-DD; today (UTC) by default
    as_of: str


class MetVerdict(TypedDict):
    """A requirement that is met, in full or in part."""

    # The requirement: a skill, with its years where some are asked for
    requirement: str
    severity: Severity
    status: RequirementStatus
    # Quoted from the résumé
    evidence: str


class MissedVerdict(TypedDict):
    """A requirement that is not met."""

    # The requirement: a skill, with its years where some are asked for
    requirement: str
    severity: Severity
    status: RequirementStatus
    # null when nothing supports it
    evidence: Optional[str]


class RequirementResults(TypedDict):
    """Every requirement of a role, judged."""

    # Met, in full or in part
    met: list[MetVerdict]
    # Not met
    missed: list[MissedVerdict]
    # Shares of the listed skills; what is met in part counts half
    coverage: RequirementResultsCoverage


class NormalizedTitle(TypedDict):
    """A job title in its canonical form."""

    # Canonical job title
    canonical: str
    # Seniority level; null when it cannot be told
    seniority: Optional[SeniorityLevel]


class NormalizedSkill(TypedDict):
    """A skill in its canonical form."""

    # Canonical name; the input itself when unknown
    canonical: str
    # Id in the taxonomy, prefix skill_; null when the taxonomy does not know the skill
    taxonomy_id: Optional[str]
    # Other names of the skill
    aliases: list[str]


class MintKeyInput(TypedDict, total=False):
    """A key may carry a label."""

    # At most 100 characters after trimming
    label: str


class MintedKey(TypedDict):
    """A new API key."""

    # The key. It is shown exactly once
    key: str
    # Id of the key, prefix key_
    keyId: str
    # First characters of the key, to tell keys apart
    keyPrefix: str
    # The label that the key was given; "" for none
    label: str


class KeySummary(TypedDict):
    """An API key, without the key itself."""

    # Id of the key, prefix key_
    keyId: str
    # First characters of the key, to tell keys apart
    keyPrefix: str
    # The label that the key was given; "" for none
    label: str
    # When it was minted
    createdAt: str
    # When it was last used; null for never
    lastUsedAt: Optional[str]
    # When it was revoked; null while it works
    revokedAt: Optional[str]


class KeyList(TypedDict):
    """The keys of the account."""

    # Newest first, revoked ones included
    keys: list[KeySummary]


class RevokedKey(TypedDict):
    """A key that works no more."""

    # Id of the key, prefix key_
    keyId: str
    # Always true
    revoked: Literal[True]
    # When it was revoked
    revokedAt: str


class AccessToken(TypedDict):
    """A short-lived token."""

    # Bearer token of the main API
    token: str
    # Seconds until it expires
    expires_in: int


class Plan(TypedDict):
    """A plan of the catalog."""

    # Id of the plan
    id: str
    # Name of the plan
    name: str
    # Price of a month, in cents
    monthly_price_cents: int
    # Credits of a month
    monthly_credits: int
    # Calls a minute
    rate_limit_rpm: int


class Pack(TypedDict):
    """A pack of credits."""

    # Id of the pack
    id: str
    # Name of the pack
    name: str
    # Price, in cents
    price_cents: int
    # Credits; they never expire
    credits: int


class Account(TypedDict):
    """Plan, credits and limit of the account."""

    # Plan of the account
    plan: str
    # Credits that can be spent
    credits: int
    # Calls a minute, over all keys and nodes
    rate_limit_rpm: int
    # Whether the payment provider knows the account
    stripe_customer: bool
    # What can be bought
    catalog: AccountCatalog


class Connection(TypedDict):
    """An outside tool that may act for the account."""

    # Id of the connection, prefix conn_
    connectionId: str
    # Id of the tool
    clientId: str
    # As the tool calls itself
    name: str
    # What it may do
    scopes: list[str]
    # When it was let in
    createdAt: str
    # When it last called; null for never
    lastUsedAt: Optional[str]
    # When it was ended; null while it works
    revokedAt: Optional[str]


class LedgerEntry(TypedDict):
    """A movement of credits."""

    # When
    at: str
    # grant, charge, refund, revoke or lapse
    kind: str
    # Operation that was charged
    operation: Optional[str]
    # Credits, negative when they were spent
    credits: int
    # The request that was charged
    request_id: Optional[str]


class AccountData(TypedDict):
    """Everything that is kept about the account."""

    # Id of the account, prefix acct_
    account_id: str
    # When the account was made
    created_at: str
    # E-mail address; "" for an account without a password
    email: str
    # Plan of the account
    plan: str
    # Credits that can be spent
    credits: int
    # Id at the payment provider
    billing_customer: Optional[str]
    # Its keys
    keys: list[KeySummary]
    # Its connections
    connections: list[Connection]
    # Movements of credits, newest first
    ledger: list[LedgerEntry]


class ClosedAccount(TypedDict):
    """An account that is no more."""

    # Id of the account, prefix acct_
    account_id: str
    # Always true
    closed: Literal[True]


class Usage(TypedDict):
    """What the account used in this period."""

    # Plan of the account
    plan: str
    # Credits that can be spent
    credits_remaining: int
    # The current period, YYYY-MM
    period: str
    # Credits spent in it
    credits_used_this_period: int
    # Calls made in it
    calls_this_period: int


class DayOfUsage(TypedDict):
    """One operation on one day."""

    # The day: YYYY-MM-DD, UTC
    day: str
    # Operation, as the ledger names it
    operation: str
    # Charged calls
    calls: int
    # Credits spent
    credits: int


UsageByDay = TypedDict(
    "UsageByDay",
    {
        "from": "str",
        "to": "str",
        "days": "list[DayOfUsage]",
    },
)


class CheckoutPlan(TypedDict):
    """A plan."""

    # A paid plan of the catalog
    plan: str


class CheckoutPack(TypedDict):
    """A pack of credits."""

    # A pack of the catalog
    pack: str


class CheckoutSession(TypedDict):
    """A purchase that was begun."""

    # The page on which to pay
    url: str
    # Id of the purchase
    session_id: str


class PortalSession(TypedDict):
    """The billing portal."""

    # The page on which to manage the subscription
    url: str


class ConnectionList(TypedDict):
    """The tools that are connected to the account."""

    # Newest first, ended ones included
    connections: list[Connection]


class RevokedConnection(TypedDict):
    """A connection that works no more."""

    # Id of the connection, prefix conn_
    connectionId: str
    # Always true
    revoked: Literal[True]
    # When it was ended
    revokedAt: str


class Credentials(TypedDict):
    """Who signs up or in."""

    # E-mail address
    email: str
    # 10 to 256 characters
    password: str


class Session(TypedDict):
    """A dashboard session."""

    # Dashboard session JWT: Authorization: Bearer on the management API
    token: str
    # Seconds until it expires
    expires_in: int
    # Id of the account, prefix acct_
    account_id: str


class PublicKey(TypedDict):
    """A public key that checks session tokens."""

    # Kind of key
    kty: str
    # Id of the key
    kid: str
    # Algorithm
    alg: str
    # Use of the key
    use: str
    # Curve
    crv: str
    # First coordinate, base64url
    x: str
    # Second coordinate, base64url
    y: str


class PublicKeys(TypedDict):
    """A set of keys (RFC 7517)."""

    # Public keys, the newest first
    keys: list[PublicKey]


class ErrorEnvelopeError(TypedDict):
    """What went wrong."""

    code: ErrorCode
    # What is wrong and what to do, in a sentence
    message: str


class ReadinessChecks(TypedDict):
    """Part by part."""

    # The store answers
    store: bool
    # A reader of documents is warm
    readers: bool


class ScoringViewFeatures(TypedDict):
    """What scoring may look at."""

    # Canonical names of the skills
    skills: list[str]
    # Seniority level; null when it cannot be told
    seniority: Optional[SeniorityLevel]
    # Months of experience, overlaps counted once
    total_experience_months: int


class ScoringViewInputFeatures(TypedDict):
    """What scoring may look at."""

    # Canonical names of the skills
    skills: list[str]
    # Seniority level; null when it cannot be told
    seniority: Optional[SeniorityLevel]
    # Months of experience, overlaps counted once
    total_experience_months: int


class _MatchResultExplanation(TypedDict):
    # Met, in full or in part
    met: list[MetRequirement]
    # Not met
    missed: list[MissedRequirement]
    # Well above what the role asks for
    over_qualified: bool
    # Below what the role asks for
    under_qualified: bool
    # The candidate’s level against the role’s
    seniority_fit: Literal["match", "under", "over", "unknown"]


class MatchResultExplanation(_MatchResultExplanation, total=False):
    """The requirements and how the candidate meets them."""

    # The same in prose, with explain
    notes: str


class MatchResultSignals(TypedDict):
    """The figures behind the score."""

    # Share of the must-haves that are met; in part counts half
    must_have_coverage: float
    # Share of the nice-to-haves that are met
    nice_to_have_coverage: float
    # How close the two lists of skills are
    skill_similarity: float
    # Candidate minus role, in steps of the scale; 0 when either is unknown
    seniority_gap: float


class MatchResultFairness(TypedDict):
    """What holds for every score."""

    # Always true
    scored_on_redacted_input: Literal[True]
    # Always true
    parity_tested: Literal[True]


class MatchEvidenceBandChange(TypedDict):
    """What would change the band; null where nothing does."""

    # To the next band up
    up: Optional[BandStep]
    # To the next band down
    down: Optional[BandStep]


class RequirementResultsCoverage(TypedDict):
    """Shares of the listed skills; what is met in part counts half."""

    # Share of the must-haves that are met
    must_have: float
    # Share of the nice-to-haves that are met
    nice_to_have: float


class AccountCatalog(TypedDict):
    """What can be bought."""

    # Plans
    plans: list[Plan]
    # Packs of credits
    packs: list[Pack]


class CandidateWithEvidence(Candidate):
    evidence: ResumeEvidence


class RoleWithEvidence(Role):
    evidence: JobEvidence


class ExtractedSkillsWithEvidence(ExtractedSkills):
    evidence: ResumeEvidence


class ExtractedExperienceWithEvidence(ExtractedExperience):
    evidence: ResumeEvidence


class ExtractedEducationWithEvidence(ExtractedEducation):
    evidence: ResumeEvidence


class ExtractedContactWithEvidence(ExtractedContact):
    evidence: ResumeEvidence


class MatchResultWithEvidence(MatchResult):
    evidence: MatchEvidence


# Method and path of every operation.
ROUTES: dict[str, tuple[str, str]] = {
    "health": ("GET", "/health"),
    "ready": ("GET", "/ready"),
    "ping": ("GET", "/ping"),
    "ping-by-post": ("POST", "/ping"),
    "parse-resume": ("POST", "/parse/resume"),
    "parse-resume-by-get": ("GET", "/parse/resume"),
    "parse-jd": ("POST", "/parse/jd"),
    "parse-jd-by-get": ("GET", "/parse/jd"),
    "extract-skills": ("POST", "/extract/skills"),
    "extract-skills-by-get": ("GET", "/extract/skills"),
    "extract-experience": ("POST", "/extract/experience"),
    "extract-experience-by-get": ("GET", "/extract/experience"),
    "extract-education": ("POST", "/extract/education"),
    "extract-education-by-get": ("GET", "/extract/education"),
    "extract-contact": ("POST", "/extract/contact"),
    "extract-contact-by-get": ("GET", "/extract/contact"),
    "redact": ("POST", "/redact"),
    "redact-by-get": ("GET", "/redact"),
    "match": ("POST", "/match"),
    "match-by-get": ("GET", "/match"),
    "score-requirements": ("POST", "/score/requirements"),
    "score-requirements-by-get": ("GET", "/score/requirements"),
    "normalize-title": ("GET", "/normalize/title"),
    "normalize-title-by-post": ("POST", "/normalize/title"),
    "normalize-skill": ("GET", "/normalize/skill"),
    "normalize-skill-by-post": ("POST", "/normalize/skill"),
    "mint-key": ("POST", "/v1/keys"),
    "list-keys": ("GET", "/v1/keys"),
    "revoke-key": ("DELETE", "/v1/keys/{keyId}"),
    "access-token": ("POST", "/v1/access-token"),
    "account": ("GET", "/v1/account"),
    "close-account": ("DELETE", "/v1/account"),
    "account-data": ("GET", "/v1/account/data"),
    "usage": ("GET", "/v1/usage"),
    "usage-daily": ("GET", "/v1/usage/daily"),
    "checkout": ("POST", "/v1/billing/checkout"),
    "portal": ("POST", "/v1/billing/portal"),
    "list-connections": ("GET", "/v1/connections"),
    "revoke-connection": ("DELETE", "/v1/connections/{connectionId}"),
    "sign-up": ("POST", "/auth/sign-up"),
    "sign-in": ("POST", "/auth/sign-in"),
    "session-keys": ("GET", "/.well-known/jwks.json"),
}
