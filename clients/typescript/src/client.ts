// The client: one method for each operation of the contract; here those of the main API.
import { type CallOptions, type EvidenceOptions, given, type ReadOptions } from './caller.js'
import { type DocumentSource, documentFields } from './document.js'
import { ManagementCalls } from './management.js'
import type { CandidateInput, RoleInput } from './types.gen.js'

export interface MatchOptions extends EvidenceOptions {
  /** Adds the notes in prose. */
  explain?: boolean
}

/** The candidate: JSON that was parsed before, or a résumé. */
export type CandidateSide =
  | { candidate: CandidateInput; resume?: never }
  | { resume: DocumentSource; candidate?: never }
/** The role: JSON that was parsed before, or a job description. */
export type RoleSide = { role: RoleInput; job?: never } | { job: DocumentSource; role?: never }

async function sideFields(prefix: 'resume' | 'jd', document: DocumentSource) {
  const fields = Object.entries(await documentFields(document))
  return Object.fromEntries(fields.map(([name, value]) => [`${prefix}_${name}`, value]))
}

export class Rolecall extends ManagementCalls {
  /** Parses a résumé into a Candidate. */
  async parseResume<const O extends EvidenceOptions>(document: DocumentSource, options?: O) {
    return this.read('parse-resume', await documentFields(document), options)
  }

  /** Parses a job description into a Role. */
  async parseJob<const O extends EvidenceOptions>(document: DocumentSource, options?: O) {
    return this.read('parse-jd', await documentFields(document), options)
  }

  async extractSkills<const O extends EvidenceOptions>(document: DocumentSource, options?: O) {
    return this.read('extract-skills', await documentFields(document), options)
  }

  async extractExperience<const O extends EvidenceOptions>(document: DocumentSource, options?: O) {
    return this.read('extract-experience', await documentFields(document), options)
  }

  async extractEducation<const O extends EvidenceOptions>(document: DocumentSource, options?: O) {
    return this.read('extract-education', await documentFields(document), options)
  }

  async extractContact<const O extends EvidenceOptions>(document: DocumentSource, options?: O) {
    return this.read('extract-contact', await documentFields(document), options)
  }

  /** Takes personal data and protected-class proxies out of a document. */
  async redact(document: DocumentSource, options?: ReadOptions) {
    return this.read('redact', await documentFields(document), options)
  }

  /** Scores a candidate against a role; either side may be a document. */
  async match<const O extends MatchOptions>(sides: CandidateSide & RoleSide, options?: O) {
    const { explain, ...rest } = (options ?? {}) as O
    const candidate = sides.resume
      ? await sideFields('resume', sides.resume)
      : { candidate: sides.candidate }
    const role = sides.job ? await sideFields('jd', sides.job) : { role: sides.role }
    const fields = { ...candidate, ...role, ...given('explain', explain) }
    return this.read('match', fields, rest as unknown as O)
  }

  /** Judges each requirement of a role, from JSON that was parsed before. */
  scoreRequirements(sides: { candidate: CandidateInput; role: RoleInput }, options?: ReadOptions) {
    return this.read('score-requirements', sides, options)
  }

  /** Canonical form and seniority of a job title; free. */
  normalizeTitle(title: string, options: CallOptions = {}) {
    return this.call('normalize-title', { ...options, credential: 'key', query: { title } })
  }

  /** Canonical name, id and aliases of a skill; free. */
  normalizeSkill(skill: string, options: CallOptions = {}) {
    return this.call('normalize-skill', { ...options, credential: 'key', query: { skill } })
  }

  /** Shows that a key works, and what the account has left. */
  ping(options: CallOptions = {}) {
    return this.call('ping-by-post', { ...options, credential: 'key', body: {} })
  }

  health(options: CallOptions = {}) {
    return this.call('health', { ...options, credential: 'none' })
  }

  /** Whether the server takes calls now; a server that does not answers 503. */
  ready(options: CallOptions = {}) {
    return this.call('ready', { ...options, credential: 'none' })
  }
}
