// Made from the contract by `npm run clients`; a test compares the two. Not for editing.

/** The code to decide by */
export type ErrorCode = 'invalid_request' | 'unsupported_format' | 'invalid_key' | 'insufficient_credits' | 'not_found' | 'idempotency_conflict' | 'parse_failed' | 'missing_candidate' | 'missing_role' | 'rate_limited' | 'internal_error'

/** The answer of every call that fails */
export interface ErrorEnvelope {
  /** Always false */
  success: false
  /** What went wrong */
  error: {
    code: ErrorCode
    /** What is wrong and what to do, in a sentence */
    message: string
  }
  /** Id of this request, prefix req_ */
  request_id: string
}

/** Whether the service can work */
export interface Health {
  /** ok, or degraded */
  status: string
  /** Name of the deployment */
  env: string
}

/** What a balancer asks */
export interface Readiness {
  /** Whether calls should come here */
  ready: boolean
  /** Part by part */
  checks: {
    /** The store answers */
    store: boolean
    /** A reader of documents is warm */
    readers: boolean
  }
}

/** The answer of a call that does no work */
export interface Pong {
  /** Always true */
  pong: true
  /** Id of the account, prefix acct_ */
  account: string
  /** Plan of the account */
  plan: string
  /** Credits that are left after this call */
  credits_remaining: number
  /** The server’s clock */
  time: string
}

/** Exactly one of text, url, file */
export type DocumentInput = {
  /** The document as text; HTML is stripped */
  text: string
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  /** http(s) address of a public PDF or web page */
  url: string
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  /** Bytes of the document in base64: PDF or plain text, at most 10 MB */
  file: string
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
}

/** How to reach the person; "" for what the document does not say */
export interface Contact {
  /** Full name */
  name: string
  /** E-mail address */
  email: string
  /** Telephone number in E.164 form */
  phone: string
  /** City, region, country */
  location: string
  /** Absolute addresses of profiles and sites of the person */
  links: Array<string>
}

/** Level of a person or a position, lowest to highest */
export type SeniorityLevel = 'intern' | 'junior' | 'mid' | 'senior' | 'staff' | 'principal' | 'lead' | 'exec'

/** One position */
export interface WorkEntry {
  /** Employer as written */
  employer: string
  /** Employer without legal form, in one spelling */
  employer_normalized: string
  /** Job title as written */
  title: string
  /** Canonical job title */
  title_normalized: string
  /** Seniority level; null when it cannot be told */
  seniority: SeniorityLevel | null
  /** Begin of the position: YYYY-MM, YYYY, or "" when unknown */
  start: string
  /** End of the position, null for a current one: YYYY-MM, YYYY, or "" when unknown */
  end: string | null
  /** Months in the position, both end months counted; 0 when undated */
  tenure_months: number
  /** Canonical names of the skills that the entry names */
  skills: Array<string>
  /** What the person did there, line by line */
  highlights: Array<string>
}

/** One degree or course of study */
export interface EducationEntry {
  /** School or university as written */
  institution: string
  /** Institution in one spelling */
  institution_normalized: string
  /** Degree as written */
  degree: string
  /** Level of the degree; "" when unknown */
  degree_level: 'high_school' | 'certificate' | 'diploma' | 'associate' | 'bachelor' | 'master' | 'doctorate' | ''
  /** Field of study as written */
  field: string
  /** Field of study in one spelling */
  field_normalized: string
  /** Begin of the studies: YYYY-MM, YYYY, or "" when unknown */
  start: string | null
  /** End of the studies, or the year of the degree: YYYY-MM, YYYY, or "" when unknown */
  end: string | null
}

/** A skill, as written and in its canonical form */
export interface Skill {
  /** Text as found in the document */
  raw: string
  /** Canonical name; the input itself outside the taxonomy */
  canonical: string
  /** Id in the taxonomy, prefix skill_; null when the taxonomy does not know the skill */
  taxonomy_id: string | null
}

/** A certificate or licence */
export interface Certification {
  /** Certificate or licence */
  name: string
  /** Who issued it; "" when unknown */
  issuer: string
  /** Year of issue; left out when it is unknown */
  year?: number
}

/** The redacted view of the candidate */
export interface ScoringView {
  /** Kinds of personal data that were found and taken out */
  redacted_fields: Array<string>
  /** What scoring may look at */
  features: {
    /** Canonical names of the skills */
    skills: Array<string>
    /** Seniority level; null when it cannot be told */
    seniority: SeniorityLevel | null
    /** Months of experience, overlaps counted once */
    total_experience_months: number
  }
}

/** What a résumé says, in one normalized form */
export interface Candidate {
  /** Prefix cand_; the same document in the same account has the same id */
  candidate_id: string
  contact: Contact
  /** Summary or objective in the words of the document; behind it, line by line, strengths and accomplishments that no other field holds */
  summary: string
  /** Months of all positions, overlaps counted once */
  total_experience_months: number
  /** Seniority level; null when it cannot be told */
  seniority: SeniorityLevel | null
  /** Positions, in the document’s order */
  work_history: Array<WorkEntry>
  /** Degrees and courses of study */
  education: Array<EducationEntry>
  /** Skills, each once */
  skills: Array<Skill>
  /** Certificates and licences */
  certifications: Array<Certification>
  /** Spoken languages */
  languages: Array<string>
  scoring_view?: ScoringView
}

/** A place on a page, in points of 1/72 inch */
export interface Box {
  /** From the page’s left edge */
  x: number
  /** From the page’s top edge */
  y: number
  /** Width */
  width: number
  /** Height */
  height: number
}

/** Where one value stands */
export interface FieldEvidence {
  /** Member of the answer: contact.email, work_history[0].title */
  path: string
  /** How sure we are */
  confidence: number
  /** Page, from 1 */
  page: number
  /** The words of the document; "" where a page’s posting data says it */
  quote: string
  /** null for plain text and HTML */
  box: Box | null
}

/** A line of the document */
export interface DocumentLine {
  /** The text of the line, without its bullet */
  text: string
  /** Page, from 1 */
  page: number
  /** null for plain text and HTML */
  box: Box | null
}

/** Hidden text; it is told, and not read */
export interface HiddenText {
  /** Text that a reader of the page does not see */
  text: string
  /** Page, from 1 */
  page: number
  /** Why it is not seen */
  reason: 'same_color' | 'tiny' | 'off_page' | 'invisible' | 'covered' | 'clipped' | 'squeezed' | 'overprinted' | 'replaced' | 'css' | 'transparent' | 'characters' | 'reordered'
}

/** Evidence of what was read in a résumé */
export interface ResumeEvidence {
  /** Language of the document (ISO 639-1); null where too few words tell it. `language_limited` warns where it is read less well than English */
  language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | null
  /** Another language that much of it is written in; null when it is in one */
  second_language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | null
  /** Where the values stand */
  fields: Array<FieldEvidence>
  /** What was read, in reading order: at most 1,200 lines, no hidden text */
  lines: Array<DocumentLine>
  /** Text that is not visible */
  hidden: Array<HiddenText>
  /** What is odd about the document, or about how it was read */
  warnings: Array<'read_by_ocr' | 'pages_cut' | 'lines_cut' | 'hidden_text' | 'language_limited' | 'dates_overlap' | 'no_dates_found' | 'no_name_found' | 'no_contact_found'>
}

/** A skill that the role asks for */
export interface MustHaveSkill {
  /** Canonical name of the skill */
  canonical: string
  /** Id in the taxonomy, prefix skill_; null when the taxonomy does not know the skill */
  taxonomy_id: string | null
  /** Years asked for; null when none are */
  min_years: number | null
  /** Skills of one list with the same number are alternatives ("AWS or GCP"): one of them is enough */
  any_of?: number
}

/** A skill that the role would like to see */
export interface NiceToHaveSkill {
  /** Canonical name of the skill */
  canonical: string
  /** Id in the taxonomy, prefix skill_; null when the taxonomy does not know the skill */
  taxonomy_id: string | null
  /** Skills of one list with the same number are alternatives ("AWS or GCP"): one of them is enough */
  any_of?: number
}

/** What a job description asks for, in one normalized form */
export interface Role {
  /** Prefix role_; the same document in the same account has the same id */
  role_id: string
  /** Job title as written */
  title: string
  /** Canonical job title */
  title_normalized: string
  /** Seniority level; null when it cannot be told */
  seniority: SeniorityLevel | null
  /** Where the work is done; "" when it is not said */
  location: string
  /** Kind of employment; "" when it is not said */
  employment_type: 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship' | 'freelance' | 'volunteer' | ''
  /** Skills that are asked for */
  must_have_skills: Array<MustHaveSkill>
  /** Skills that are welcome */
  nice_to_have_skills: Array<NiceToHaveSkill>
  /** What the work is, line by line */
  responsibilities: Array<string>
  /** What the posting asks for, in its own words */
  qualifications: Array<string>
  /** Months of experience asked for; 0 when none are */
  min_experience_months: number
}

/** Whether it is asked for, or welcome */
export type Severity = 'must_have' | 'nice_to_have'

/** A degree that the posting asks for */
export interface AskedDegree {
  /** Level that is asked for */
  level: 'high_school' | 'certificate' | 'diploma' | 'associate' | 'bachelor' | 'master' | 'doctorate' | ''
  /** Fields of study that are named */
  fields: Array<string>
  /** Another field will do */
  any_field: boolean
  strength: Severity
  /** The words of the document */
  quote: string
  /** Page, from 1 */
  page: number
}

/** Wording of the posting that is worth a second look */
export interface WordingCheck {
  /** What is wrong */
  kind: 'contradictory' | 'impossible_years' | 'age_coded' | 'gender_coded'
  /** The same in a sentence */
  message: string
  /** The words of the document */
  quote: string
  /** Page, from 1 */
  page: number
  /** Which of `lines`, from 0 */
  line: number
  /** First character in the line */
  start: number
  /** After the last character in the line */
  end: number
}

/** Evidence of what was read in a job description */
export interface JobEvidence {
  /** Language of the document (ISO 639-1); null where too few words tell it. `language_limited` warns where it is read less well than English */
  language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | null
  /** Another language that much of it is written in; null when it is in one */
  second_language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | null
  /** Where the values stand */
  fields: Array<FieldEvidence>
  /** What was read, in reading order: at most 1,200 lines, no hidden text */
  lines: Array<DocumentLine>
  /** Text that is not visible */
  hidden: Array<HiddenText>
  /** Alternatives of which one is enough, as paths */
  any_of: Array<Array<string>>
  /** Degrees that are asked for */
  degrees: Array<AskedDegree>
  /** Wording that is worth a second look */
  checks: Array<WordingCheck>
  /** What is odd about the document, or about how it was read */
  warnings: Array<'read_by_ocr' | 'pages_cut' | 'lines_cut' | 'hidden_text' | 'language_limited'>
}

/** The skills of a document */
export interface ExtractedSkills {
  /** Skills, each once */
  skills: Array<Skill>
}

/** The work history of a document */
export interface ExtractedExperience {
  /** Positions, in the document’s order */
  work_history: Array<WorkEntry>
}

/** The education of a document */
export interface ExtractedEducation {
  /** Degrees and courses of study */
  education: Array<EducationEntry>
}

/** The contact details of a document */
export interface ExtractedContact {
  contact: Contact
}

/** Something that was taken out */
export interface Removal {
  /** Kind of personal data */
  category: 'name' | 'contact' | 'address' | 'age_proxy' | 'gender_proxy' | 'ethnicity_proxy' | 'nationality_proxy' | 'religion_proxy' | 'family_status_proxy' | 'health_proxy' | 'photo' | 'id_number'
  /** The words that were removed */
  original: string
}

/** A document without personal data */
export interface RedactionResult {
  /** The text; what was removed is replaced by [NAME] [EMAIL] [PHONE] [LINK] [ADDRESS] [AGE] [DATE] [PRONOUN] [GENDER] [ETHNICITY] [NATIONALITY] [RELIGION] [FAMILY_STATUS] [HEALTH] [PHOTO] [ID] */
  redacted_text: string
  /** What was taken out */
  removed: Array<Removal>
}

export interface ContactInput {
  /** Full name */
  name?: string
  /** E-mail address */
  email?: string
  /** Telephone number in E.164 form */
  phone?: string
  /** City, region, country */
  location?: string
  /** Absolute addresses of profiles and sites of the person */
  links?: Array<string>
}

/** As in the answers, every member optional */
export interface WorkEntryInput {
  /** Employer as written */
  employer?: string
  /** Employer without legal form, in one spelling */
  employer_normalized?: string
  /** Job title as written */
  title?: string
  /** Canonical job title */
  title_normalized?: string
  /** Seniority level; null when it cannot be told */
  seniority?: SeniorityLevel | null
  /** Begin of the position: YYYY-MM, YYYY, or "" when unknown */
  start?: string
  /** End of the position, null for a current one: YYYY-MM, YYYY, or "" when unknown */
  end?: string | null
  /** Months in the position, both end months counted; 0 when undated */
  tenure_months?: number
  /** Canonical names of the skills that the entry names */
  skills?: Array<string>
  /** What the person did there, line by line */
  highlights?: Array<string>
}

/** As in the answers, every member optional */
export interface EducationEntryInput {
  /** School or university as written */
  institution?: string
  /** Institution in one spelling */
  institution_normalized?: string
  /** Degree as written */
  degree?: string
  /** Field of study as written */
  field?: string
  /** Field of study in one spelling */
  field_normalized?: string
  /** Begin of the studies: YYYY-MM, YYYY, or "" when unknown */
  start?: string | null
  /** End of the studies, or the year of the degree: YYYY-MM, YYYY, or "" when unknown */
  end?: string | null
  /** Level of the degree; one that is not known counts as unknown */
  degree_level?: string | null
}

/** As in the answers, every member optional */
export interface SkillInput {
  /** Text as found in the document */
  raw?: string
  /** Canonical name; the input itself outside the taxonomy */
  canonical?: string
  /** Id in the taxonomy, prefix skill_; null when the taxonomy does not know the skill */
  taxonomy_id?: string | null
}

/** As in the answers, every member optional */
export interface CertificationInput {
  /** Certificate or licence */
  name?: string
  /** Who issued it; "" when unknown */
  issuer?: string
  /** Year of issue; left out when it is unknown */
  year?: number
}

export interface ScoringViewInput {
  /** Kinds of personal data that were found and taken out */
  redacted_fields?: Array<string>
  /** What scoring may look at */
  features?: {
    /** Canonical names of the skills */
    skills: Array<string>
    /** Seniority level; null when it cannot be told */
    seniority: SeniorityLevel | null
    /** Months of experience, overlaps counted once */
    total_experience_months: number
  }
}

/** A Candidate, as /parse/resume gives it or from elsewhere: every member optional */
export interface CandidateInput {
  /** Prefix cand_; the same document in the same account has the same id */
  candidate_id?: string
  /** Never looked at by scoring */
  contact?: ContactInput | null
  /** Summary or objective in the words of the document; behind it, line by line, strengths and accomplishments that no other field holds */
  summary?: string
  /** Months of all positions, overlaps counted once */
  total_experience_months?: number
  /** Seniority level; null when it cannot be told */
  seniority?: SeniorityLevel | null
  /** Positions */
  work_history?: Array<WorkEntryInput>
  /** Degrees and courses of study */
  education?: Array<EducationEntryInput>
  /** Skills: raw or canonical is enough */
  skills?: Array<SkillInput>
  /** Certificates and licences */
  certifications?: Array<CertificationInput>
  /** Spoken languages */
  languages?: Array<string>
  /** Made anew from the rest: what stands here is not read */
  scoring_view?: ScoringViewInput | null
}

/** As in the answers, every member optional */
export interface MustHaveSkillInput {
  /** Canonical name of the skill */
  canonical?: string
  /** Id in the taxonomy, prefix skill_; null when the taxonomy does not know the skill */
  taxonomy_id?: string | null
  /** Years asked for; null when none are */
  min_years?: number | null
  /** Skills of one list with the same number are alternatives ("AWS or GCP"): one of them is enough */
  any_of?: number
}

/** As in the answers, every member optional */
export interface NiceToHaveSkillInput {
  /** Canonical name of the skill */
  canonical?: string
  /** Id in the taxonomy, prefix skill_; null when the taxonomy does not know the skill */
  taxonomy_id?: string | null
  /** Skills of one list with the same number are alternatives ("AWS or GCP"): one of them is enough */
  any_of?: number
}

/** A Role, as /parse/jd gives it or from elsewhere: every member optional */
export interface RoleInput {
  /** Prefix role_; the same document in the same account has the same id */
  role_id?: string
  /** Job title as written */
  title?: string
  /** Canonical job title */
  title_normalized?: string
  /** Seniority level; null when it cannot be told */
  seniority?: SeniorityLevel | null
  /** Where the work is done; "" when it is not said */
  location?: string
  /** Skills that are asked for */
  must_have_skills?: Array<MustHaveSkillInput>
  /** Skills that are welcome */
  nice_to_have_skills?: Array<NiceToHaveSkillInput>
  /** What the work is, line by line */
  responsibilities?: Array<string>
  /** What the posting asks for, in its own words */
  qualifications?: Array<string>
  /** Months of experience asked for; 0 when none are */
  min_experience_months?: number
  /** Kind of employment; one that is not known counts as unknown */
  employment_type?: string | null
}

/** Exactly one of candidate, resume_text, resume_url, resume_file, and exactly one of role, jd_text, jd_url, jd_file. Documents are parsed on the way. */
export type MatchInput = {
  candidate: CandidateInput
  role: RoleInput
  /** Adds explanation.notes; they are left out by default */
  explain?: boolean
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  candidate: CandidateInput
  /** The job description as text; HTML is stripped */
  jd_text: string
  /** Adds explanation.notes; they are left out by default */
  explain?: boolean
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  candidate: CandidateInput
  /** http(s) address of a job posting */
  jd_url: string
  /** Adds explanation.notes; they are left out by default */
  explain?: boolean
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  candidate: CandidateInput
  /** Bytes of the job description in base64: PDF or plain text, at most 10 MB */
  jd_file: string
  /** Adds explanation.notes; they are left out by default */
  explain?: boolean
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  /** The résumé as text; HTML is stripped */
  resume_text: string
  role: RoleInput
  /** Adds explanation.notes; they are left out by default */
  explain?: boolean
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  /** The résumé as text; HTML is stripped */
  resume_text: string
  /** The job description as text; HTML is stripped */
  jd_text: string
  /** Adds explanation.notes; they are left out by default */
  explain?: boolean
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  /** The résumé as text; HTML is stripped */
  resume_text: string
  /** http(s) address of a job posting */
  jd_url: string
  /** Adds explanation.notes; they are left out by default */
  explain?: boolean
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  /** The résumé as text; HTML is stripped */
  resume_text: string
  /** Bytes of the job description in base64: PDF or plain text, at most 10 MB */
  jd_file: string
  /** Adds explanation.notes; they are left out by default */
  explain?: boolean
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  /** http(s) address of a résumé */
  resume_url: string
  role: RoleInput
  /** Adds explanation.notes; they are left out by default */
  explain?: boolean
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  /** http(s) address of a résumé */
  resume_url: string
  /** The job description as text; HTML is stripped */
  jd_text: string
  /** Adds explanation.notes; they are left out by default */
  explain?: boolean
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  /** http(s) address of a résumé */
  resume_url: string
  /** http(s) address of a job posting */
  jd_url: string
  /** Adds explanation.notes; they are left out by default */
  explain?: boolean
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  /** http(s) address of a résumé */
  resume_url: string
  /** Bytes of the job description in base64: PDF or plain text, at most 10 MB */
  jd_file: string
  /** Adds explanation.notes; they are left out by default */
  explain?: boolean
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  /** Bytes of the résumé in base64: PDF or plain text, at most 10 MB */
  resume_file: string
  role: RoleInput
  /** Adds explanation.notes; they are left out by default */
  explain?: boolean
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  /** Bytes of the résumé in base64: PDF or plain text, at most 10 MB */
  resume_file: string
  /** The job description as text; HTML is stripped */
  jd_text: string
  /** Adds explanation.notes; they are left out by default */
  explain?: boolean
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  /** Bytes of the résumé in base64: PDF or plain text, at most 10 MB */
  resume_file: string
  /** http(s) address of a job posting */
  jd_url: string
  /** Adds explanation.notes; they are left out by default */
  explain?: boolean
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
} | {
  /** Bytes of the résumé in base64: PDF or plain text, at most 10 MB */
  resume_file: string
  /** Bytes of the job description in base64: PDF or plain text, at most 10 MB */
  jd_file: string
  /** Adds explanation.notes; they are left out by default */
  explain?: boolean
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
}

/** weak 0-39, fair 40-54, good 55-69, strong 70-84, excellent 85-100 */
export type Band = 'weak' | 'fair' | 'good' | 'strong' | 'excellent'

/** A requirement that is met, in full or in part */
export interface MetRequirement {
  /** The requirement: a skill, with its years where some are asked for */
  requirement: string
  /** Quoted from the résumé */
  evidence: string
  /** True when it is met in full by what is quoted */
  verified: boolean
}

/** A requirement that nothing in the résumé supports */
export interface MissedRequirement {
  /** The requirement: a skill, with its years where some are asked for */
  requirement: string
  severity: Severity
}

/** How a candidate fits a role */
export interface MatchResult {
  /** Fit, 0 to 100 */
  score: number
  band: Band
  /** The requirements and how the candidate meets them */
  explanation: {
    /** Met, in full or in part */
    met: Array<MetRequirement>
    /** Not met */
    missed: Array<MissedRequirement>
    /** Well above what the role asks for */
    over_qualified: boolean
    /** Below what the role asks for */
    under_qualified: boolean
    /** The candidate’s level against the role’s */
    seniority_fit: 'match' | 'under' | 'over' | 'unknown'
    /** The same in prose, with explain */
    notes?: string
  }
  /** The figures behind the score */
  signals: {
    /** Share of the must-haves that are met; in part counts half */
    must_have_coverage: number
    /** Share of the nice-to-haves that are met */
    nice_to_have_coverage: number
    /** How close the two lists of skills are */
    skill_similarity: number
    /** Candidate minus role, in steps of the scale; 0 when either is unknown */
    seniority_gap: number
  }
  /** What holds for every score */
  fairness: {
    /** Always true */
    scored_on_redacted_input: true
    /** Always true */
    parity_tested: true
  }
}

/** Whether the candidate meets it: in full, in part, or not */
export type RequirementStatus = 'met' | 'partial' | 'missed'

/** A requirement, its verdict and the ground for it */
export interface JudgedRequirement {
  /** The requirement: a skill, with its years where some are asked for */
  requirement: string
  severity: Severity
  status: RequirementStatus
  /** How much of it is met */
  strength: number
  /** How the quote supports the requirement */
  ground: 'named' | 'implied' | 'broader' | 'related' | 'computed' | 'none'
  /** Where the quote stands */
  place: 'work' | 'credential' | 'list' | null
  /** Months of the positions that used it, where years are asked for */
  months: number | null
  /** Quoted from the résumé; null when nothing supports it */
  evidence: string | null
}

/** What one part adds to the score */
export interface Contribution {
  /** Part of the score */
  part: string
  /** Points that it can give */
  weight: number
  /** How much of them it gives */
  value: number
  /** The points that it gives */
  points: number
}

/** A bound on the score */
export interface Ceiling {
  /** Why the score cannot be higher */
  reason: string
  /** The highest score that is left */
  ceiling: number
}

/** The smallest change that leads to another band */
export interface BandStep {
  band: Band
  /** Requirements that would have to change */
  requirements: Array<string>
  /** The score then */
  score: number
}

/** The same candidate under other names, ages and places */
export interface ParityProof {
  /** What was exchanged in the candidate */
  swapped: Array<string>
  /** Candidates that were scored for it */
  variants: number
  /** Between any of them and the score */
  largest_difference: number
}

/** What lets anyone compute the score again */
export interface Receipt {
  /** Version of the software */
  engine_version: string
  /** Version of the vocabularies */
  taxonomy_version: string
  /** Version of the weights */
  weights_version: string
  /** The day on which "present" was read */
  as_of: string
  /** Hash of the candidate */
  candidate_sha256: string
  /** Hash of the role */
  role_sha256: string
  /** Hash of the redacted view that was scored */
  scoring_input_sha256: string
}

/** How the score came about */
export interface MatchEvidence {
  /** Every requirement, judged */
  requirements: Array<JudgedRequirement>
  /** What the score is made of */
  contributions: Array<Contribution>
  /** What bounds the score */
  ceilings: Array<Ceiling>
  /** What would change the band; null where nothing does */
  band_change: {
    /** To the next band up */
    up: BandStep | null
    /** To the next band down */
    down: BandStep | null
  }
  parity: ParityProof
  receipt: Receipt
}

/** A parsed candidate and a parsed role */
export interface RequirementsInput {
  candidate: CandidateInput
  role: RoleInput
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default */
  as_of?: string
}

/** A requirement that is met, in full or in part */
export interface MetVerdict {
  /** The requirement: a skill, with its years where some are asked for */
  requirement: string
  severity: Severity
  status: RequirementStatus
  /** Quoted from the résumé */
  evidence: string
}

/** A requirement that is not met */
export interface MissedVerdict {
  /** The requirement: a skill, with its years where some are asked for */
  requirement: string
  severity: Severity
  status: RequirementStatus
  /** null when nothing supports it */
  evidence: string | null
}

/** Every requirement of a role, judged */
export interface RequirementResults {
  /** Met, in full or in part */
  met: Array<MetVerdict>
  /** Not met */
  missed: Array<MissedVerdict>
  /** Shares of the listed skills; what is met in part counts half */
  coverage: {
    /** Share of the must-haves that are met */
    must_have: number
    /** Share of the nice-to-haves that are met */
    nice_to_have: number
  }
}

/** A job title in its canonical form */
export interface NormalizedTitle {
  /** Canonical job title */
  canonical: string
  /** Seniority level; null when it cannot be told */
  seniority: SeniorityLevel | null
}

/** A skill in its canonical form */
export interface NormalizedSkill {
  /** Canonical name; the input itself when unknown */
  canonical: string
  /** Id in the taxonomy, prefix skill_; null when the taxonomy does not know the skill */
  taxonomy_id: string | null
  /** Other names of the skill */
  aliases: Array<string>
}

/** A key may carry a label */
export interface MintKeyInput {
  /** At most 100 characters after trimming */
  label?: string
}

/** A new API key */
export interface MintedKey {
  /** The key. It is shown exactly once */
  key: string
  /** Id of the key, prefix key_ */
  keyId: string
  /** First characters of the key, to tell keys apart */
  keyPrefix: string
  /** The label that the key was given; "" for none */
  label: string
}

/** An API key, without the key itself */
export interface KeySummary {
  /** Id of the key, prefix key_ */
  keyId: string
  /** First characters of the key, to tell keys apart */
  keyPrefix: string
  /** The label that the key was given; "" for none */
  label: string
  /** When it was minted */
  createdAt: string
  /** When it was last used; null for never */
  lastUsedAt: string | null
  /** When it was revoked; null while it works */
  revokedAt: string | null
}

/** The keys of the account */
export interface KeyList {
  /** Newest first, revoked ones included */
  keys: Array<KeySummary>
}

/** A key that works no more */
export interface RevokedKey {
  /** Id of the key, prefix key_ */
  keyId: string
  /** Always true */
  revoked: true
  /** When it was revoked */
  revokedAt: string
}

/** A short-lived token */
export interface AccessToken {
  /** Bearer token of the main API */
  token: string
  /** Seconds until it expires */
  expires_in: number
}

/** A plan of the catalog */
export interface Plan {
  /** Id of the plan */
  id: string
  /** Name of the plan */
  name: string
  /** Price of a month, in cents */
  monthly_price_cents: number
  /** Credits of a month */
  monthly_credits: number
  /** Calls a minute */
  rate_limit_rpm: number
}

/** A pack of credits */
export interface Pack {
  /** Id of the pack */
  id: string
  /** Name of the pack */
  name: string
  /** Price, in cents */
  price_cents: number
  /** Credits; they never expire */
  credits: number
}

/** Plan, credits and limit of the account */
export interface Account {
  /** Plan of the account */
  plan: string
  /** Credits that can be spent */
  credits: number
  /** Calls a minute, over all keys and nodes */
  rate_limit_rpm: number
  /** Whether the payment provider knows the account */
  stripe_customer: boolean
  /** What can be bought */
  catalog: {
    /** Plans */
    plans: Array<Plan>
    /** Packs of credits */
    packs: Array<Pack>
  }
}

/** An outside tool that may act for the account */
export interface Connection {
  /** Id of the connection, prefix conn_ */
  connectionId: string
  /** Id of the tool */
  clientId: string
  /** As the tool calls itself */
  name: string
  /** What it may do */
  scopes: Array<string>
  /** When it was let in */
  createdAt: string
  /** When it last called; null for never */
  lastUsedAt: string | null
  /** When it was ended; null while it works */
  revokedAt: string | null
}

/** A movement of credits */
export interface LedgerEntry {
  /** When */
  at: string
  /** grant, charge, refund, revoke or lapse */
  kind: string
  /** Operation that was charged */
  operation: string | null
  /** Credits, negative when they were spent */
  credits: number
  /** The request that was charged */
  request_id: string | null
}

/** Everything that is kept about the account */
export interface AccountData {
  /** Id of the account, prefix acct_ */
  account_id: string
  /** When the account was made */
  created_at: string
  /** E-mail address; "" for an account without a password */
  email: string
  /** Plan of the account */
  plan: string
  /** Credits that can be spent */
  credits: number
  /** Id at the payment provider */
  billing_customer: string | null
  /** Its keys */
  keys: Array<KeySummary>
  /** Its connections */
  connections: Array<Connection>
  /** Movements of credits, newest first */
  ledger: Array<LedgerEntry>
}

/** An account that is no more */
export interface ClosedAccount {
  /** Id of the account, prefix acct_ */
  account_id: string
  /** Always true */
  closed: true
}

/** What the account used in this period */
export interface Usage {
  /** Plan of the account */
  plan: string
  /** Credits that can be spent */
  credits_remaining: number
  /** The current period, YYYY-MM */
  period: string
  /** Credits spent in it */
  credits_used_this_period: number
  /** Calls made in it */
  calls_this_period: number
}

/** One operation on one day */
export interface DayOfUsage {
  /** The day: YYYY-MM-DD, UTC */
  day: string
  /** Operation, as the ledger names it */
  operation: string
  /** Charged calls */
  calls: number
  /** Credits spent */
  credits: number
}

/** What the account used, day by day */
export interface UsageByDay {
  /** First day: YYYY-MM-DD, UTC */
  from: string
  /** Last day: YYYY-MM-DD, UTC */
  to: string
  /** Oldest first; days without a call are left out */
  days: Array<DayOfUsage>
}

/** A plan */
export interface CheckoutPlan {
  /** A paid plan of the catalog */
  plan: string
}

/** A pack of credits */
export interface CheckoutPack {
  /** A pack of the catalog */
  pack: string
}

/** Exactly one of plan and pack */
export type CheckoutInput = CheckoutPlan | CheckoutPack

/** A purchase that was begun */
export interface CheckoutSession {
  /** The page on which to pay */
  url: string
  /** Id of the purchase */
  session_id: string
}

/** The billing portal */
export interface PortalSession {
  /** The page on which to manage the subscription */
  url: string
}

/** The tools that are connected to the account */
export interface ConnectionList {
  /** Newest first, ended ones included */
  connections: Array<Connection>
}

/** A connection that works no more */
export interface RevokedConnection {
  /** Id of the connection, prefix conn_ */
  connectionId: string
  /** Always true */
  revoked: true
  /** When it was ended */
  revokedAt: string
}

/** Who signs up or in */
export interface Credentials {
  /** E-mail address */
  email: string
  /** 10 to 256 characters */
  password: string
}

/** A dashboard session */
export interface Session {
  /** Dashboard session JWT: Authorization: Bearer on the management API */
  token: string
  /** Seconds until it expires */
  expires_in: number
  /** Id of the account, prefix acct_ */
  account_id: string
}

/** A public key that checks session tokens */
export interface PublicKey {
  /** Kind of key */
  kty: string
  /** Id of the key */
  kid: string
  /** Algorithm */
  alg: string
  /** Use of the key */
  use: string
  /** Curve */
  crv: string
  /** First coordinate, base64url */
  x: string
  /** Second coordinate, base64url */
  y: string
}

/** A set of keys (RFC 7517) */
export interface PublicKeys {
  /** Public keys, the newest first */
  keys: Array<PublicKey>
}

/** Method and path of every operation. */
export const ROUTES = {
  'health': ['GET', '/health'],
  'ready': ['GET', '/ready'],
  'ping': ['GET', '/ping'],
  'ping-by-post': ['POST', '/ping'],
  'parse-resume': ['POST', '/parse/resume'],
  'parse-resume-by-get': ['GET', '/parse/resume'],
  'parse-jd': ['POST', '/parse/jd'],
  'parse-jd-by-get': ['GET', '/parse/jd'],
  'extract-skills': ['POST', '/extract/skills'],
  'extract-skills-by-get': ['GET', '/extract/skills'],
  'extract-experience': ['POST', '/extract/experience'],
  'extract-experience-by-get': ['GET', '/extract/experience'],
  'extract-education': ['POST', '/extract/education'],
  'extract-education-by-get': ['GET', '/extract/education'],
  'extract-contact': ['POST', '/extract/contact'],
  'extract-contact-by-get': ['GET', '/extract/contact'],
  'redact': ['POST', '/redact'],
  'redact-by-get': ['GET', '/redact'],
  'match': ['POST', '/match'],
  'match-by-get': ['GET', '/match'],
  'score-requirements': ['POST', '/score/requirements'],
  'score-requirements-by-get': ['GET', '/score/requirements'],
  'normalize-title': ['GET', '/normalize/title'],
  'normalize-title-by-post': ['POST', '/normalize/title'],
  'normalize-skill': ['GET', '/normalize/skill'],
  'normalize-skill-by-post': ['POST', '/normalize/skill'],
  'mint-key': ['POST', '/v1/keys'],
  'list-keys': ['GET', '/v1/keys'],
  'revoke-key': ['DELETE', '/v1/keys/{keyId}'],
  'access-token': ['POST', '/v1/access-token'],
  'account': ['GET', '/v1/account'],
  'close-account': ['DELETE', '/v1/account'],
  'account-data': ['GET', '/v1/account/data'],
  'usage': ['GET', '/v1/usage'],
  'usage-daily': ['GET', '/v1/usage/daily'],
  'checkout': ['POST', '/v1/billing/checkout'],
  'portal': ['POST', '/v1/billing/portal'],
  'list-connections': ['GET', '/v1/connections'],
  'revoke-connection': ['DELETE', '/v1/connections/{connectionId}'],
  'sign-up': ['POST', '/auth/sign-up'],
  'sign-in': ['POST', '/auth/sign-in'],
  'session-keys': ['GET', '/.well-known/jwks.json'],
} as const

/** What every operation answers. */
export interface Answers {
  'health': { data: Health; evidence: never }
  'ready': { data: Readiness; evidence: never }
  'ping': { data: Pong; evidence: never }
  'ping-by-post': { data: Pong; evidence: never }
  'parse-resume': { data: Candidate; evidence: ResumeEvidence }
  'parse-resume-by-get': { data: Candidate; evidence: ResumeEvidence }
  'parse-jd': { data: Role; evidence: JobEvidence }
  'parse-jd-by-get': { data: Role; evidence: JobEvidence }
  'extract-skills': { data: ExtractedSkills; evidence: ResumeEvidence }
  'extract-skills-by-get': { data: ExtractedSkills; evidence: ResumeEvidence }
  'extract-experience': { data: ExtractedExperience; evidence: ResumeEvidence }
  'extract-experience-by-get': { data: ExtractedExperience; evidence: ResumeEvidence }
  'extract-education': { data: ExtractedEducation; evidence: ResumeEvidence }
  'extract-education-by-get': { data: ExtractedEducation; evidence: ResumeEvidence }
  'extract-contact': { data: ExtractedContact; evidence: ResumeEvidence }
  'extract-contact-by-get': { data: ExtractedContact; evidence: ResumeEvidence }
  'redact': { data: RedactionResult; evidence: never }
  'redact-by-get': { data: RedactionResult; evidence: never }
  'match': { data: MatchResult; evidence: MatchEvidence }
  'match-by-get': { data: MatchResult; evidence: MatchEvidence }
  'score-requirements': { data: RequirementResults; evidence: never }
  'score-requirements-by-get': { data: RequirementResults; evidence: never }
  'normalize-title': { data: NormalizedTitle; evidence: never }
  'normalize-title-by-post': { data: NormalizedTitle; evidence: never }
  'normalize-skill': { data: NormalizedSkill; evidence: never }
  'normalize-skill-by-post': { data: NormalizedSkill; evidence: never }
  'mint-key': { data: MintedKey; evidence: never }
  'list-keys': { data: KeyList; evidence: never }
  'revoke-key': { data: RevokedKey; evidence: never }
  'access-token': { data: AccessToken; evidence: never }
  'account': { data: Account; evidence: never }
  'close-account': { data: ClosedAccount; evidence: never }
  'account-data': { data: AccountData; evidence: never }
  'usage': { data: Usage; evidence: never }
  'usage-daily': { data: UsageByDay; evidence: never }
  'checkout': { data: CheckoutSession; evidence: never }
  'portal': { data: PortalSession; evidence: never }
  'list-connections': { data: ConnectionList; evidence: never }
  'revoke-connection': { data: RevokedConnection; evidence: never }
  'sign-up': { data: Session; evidence: never }
  'sign-in': { data: Session; evidence: never }
  'session-keys': { data: PublicKeys; evidence: never }
}
