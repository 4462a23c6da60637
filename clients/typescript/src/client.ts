// The client: one method for each operation of the contract.
import { type DocumentSource, documentFields } from './document.js'
import { fromEnvironment } from './runtime.js'
import { type AnswerInfo, Transport } from './transport.js'
import { type Answers, type CandidateInput, ROUTES, type RoleInput } from './types.gen.js'

export interface ClientOptions {
  /** Base address; ROLECALL_URL of the environment, or http://localhost:8080. */
  url?: string
  /** API key of the main API; ROLECALL_API_KEY of the environment. */
  key?: string
  /** Dashboard session of the management API; ROLECALL_SESSION of the environment. */
  session?: string
  /** Tries after the first on 429, 503 and lost connections. */
  retriesMax?: number
  /** All waiting of one call together. */
  retryWaitMsMax?: number
  /** One try at most. */
  timeoutMs?: number
  /** Told of every answer: credits, request id, retries. */
  onAnswer?: (info: AnswerInfo) => void
  /** Another fetch than the global one. */
  fetch?: typeof fetch
}

export interface CallOptions {
  /** Ends the call and its waiting. */
  signal?: AbortSignal
}

export interface ReadOptions extends CallOptions {
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default. */
  asOf?: string
  /** One of your own, to repeat the call later without paying again; made for each call otherwise. */
  idempotencyKey?: string
}

export interface EvidenceOptions extends ReadOptions {
  /** Adds `evidence` to the answer. */
  evidence?: boolean
}

export interface MatchOptions extends EvidenceOptions {
  /** Adds the notes in prose. */
  explain?: boolean
}

type Id = keyof typeof ROUTES
type Data<Name extends Id> = Answers[Name]['data']

/** The answer, with its evidence where the options ask for it. */
export type Answered<Name extends Id, Options> = Options extends { evidence: true }
  ? Data<Name> & { evidence: Answers[Name]['evidence'] }
  : Data<Name>

/** The candidate: JSON that was parsed before, or a résumé. */
export type CandidateSide =
  | { candidate: CandidateInput; resume?: never }
  | { resume: DocumentSource; candidate?: never }
/** The role: JSON that was parsed before, or a job description. */
export type RoleSide = { role: RoleInput; job?: never } | { job: DocumentSource; role?: never }

type Credential = 'key' | 'session' | 'none'

interface Call extends ReadOptions {
  credential: Credential
  body?: object
  query?: Record<string, string>
  params?: Record<string, string>
}

async function sideFields(prefix: 'resume' | 'jd', document: DocumentSource) {
  const fields = Object.entries(await documentFields(document))
  return Object.fromEntries(fields.map(([name, value]) => [`${prefix}_${name}`, value]))
}

const given = <T>(name: string, value: T | undefined): Record<string, T> =>
  value === undefined ? {} : { [name]: value }

export class Rolecall {
  readonly #transport: Transport
  readonly #credentials: Record<Credential, Record<string, string>>

  constructor(options: ClientOptions = {}) {
    const url = options.url ?? (fromEnvironment('ROLECALL_URL') || 'http://localhost:8080')
    const key = options.key ?? fromEnvironment('ROLECALL_API_KEY')
    const session = options.session ?? fromEnvironment('ROLECALL_SESSION')
    this.#transport = new Transport({
      url: url.replace(/\/+$/, ''),
      fetch: options.fetch ?? ((...args) => fetch(...args)),
      retriesMax: options.retriesMax ?? 10,
      retryWaitMsMax: options.retryWaitMsMax ?? 60_000,
      timeoutMs: options.timeoutMs ?? 120_000,
      onAnswer: options.onAnswer,
    })
    this.#credentials = {
      key: key === '' ? {} : { 'x-access-key': key },
      session: session === '' ? {} : { authorization: `Bearer ${session}` },
      none: {},
    }
  }

  async #call<Name extends Id>(name: Name, call: Call): Promise<Data<Name>> {
    const [method, route] = ROUTES[name]
    const path = route.replace(/\{(\w+)\}/g, (_all, field: string) =>
      encodeURIComponent(call.params?.[field] ?? ''),
    )
    const query = new URLSearchParams(call.query).toString()
    const charged = method === 'POST' && call.credential === 'key'
    const data = await this.#transport.send({
      method,
      path: query === '' ? path : `${path}?${query}`,
      headers: {
        ...this.#credentials[call.credential],
        ...(charged && { 'idempotency-key': call.idempotencyKey ?? crypto.randomUUID() }),
      },
      body: call.body,
      // A POST without a key of its own would be done twice.
      repeatable: charged || method !== 'POST',
      signal: call.signal,
    })
    return data as Data<Name>
  }

  async #read<Name extends Id, Options extends EvidenceOptions>(
    name: Name,
    fields: object,
    options: Options | undefined,
  ): Promise<Answered<Name, Options>> {
    const { asOf, evidence, ...rest }: EvidenceOptions = options ?? {}
    const data = await this.#call(name, {
      ...rest,
      credential: 'key',
      body: { ...fields, ...given('as_of', asOf) },
      ...(evidence && { query: { include: 'evidence' } }),
    })
    return data as Answered<Name, Options>
  }

  /** Parses a résumé into a Candidate. */
  async parseResume<const O extends EvidenceOptions>(document: DocumentSource, options?: O) {
    return this.#read('parse-resume', await documentFields(document), options)
  }

  /** Parses a job description into a Role. */
  async parseJob<const O extends EvidenceOptions>(document: DocumentSource, options?: O) {
    return this.#read('parse-jd', await documentFields(document), options)
  }

  async extractSkills<const O extends EvidenceOptions>(document: DocumentSource, options?: O) {
    return this.#read('extract-skills', await documentFields(document), options)
  }

  async extractExperience<const O extends EvidenceOptions>(document: DocumentSource, options?: O) {
    return this.#read('extract-experience', await documentFields(document), options)
  }

  async extractEducation<const O extends EvidenceOptions>(document: DocumentSource, options?: O) {
    return this.#read('extract-education', await documentFields(document), options)
  }

  async extractContact<const O extends EvidenceOptions>(document: DocumentSource, options?: O) {
    return this.#read('extract-contact', await documentFields(document), options)
  }

  /** Takes personal data and protected-class proxies out of a document. */
  async redact(document: DocumentSource, options?: ReadOptions) {
    return this.#read('redact', await documentFields(document), options)
  }

  /** Scores a candidate against a role; either side may be a document. */
  async match<const O extends MatchOptions>(sides: CandidateSide & RoleSide, options?: O) {
    const { explain, ...rest } = (options ?? {}) as O
    const candidate = sides.resume
      ? await sideFields('resume', sides.resume)
      : { candidate: sides.candidate }
    const role = sides.job ? await sideFields('jd', sides.job) : { role: sides.role }
    const fields = { ...candidate, ...role, ...given('explain', explain) }
    return this.#read('match', fields, rest as unknown as O)
  }

  /** Judges each requirement of a role, from JSON that was parsed before. */
  scoreRequirements(sides: { candidate: CandidateInput; role: RoleInput }, options?: ReadOptions) {
    return this.#read('score-requirements', sides, options)
  }

  /** Canonical form and seniority of a job title; free. */
  normalizeTitle(title: string, options: CallOptions = {}) {
    return this.#call('normalize-title', { ...options, credential: 'key', query: { title } })
  }

  /** Canonical name, id and aliases of a skill; free. */
  normalizeSkill(skill: string, options: CallOptions = {}) {
    return this.#call('normalize-skill', { ...options, credential: 'key', query: { skill } })
  }

  /** Shows that a key works, and what the account has left. */
  ping(options: CallOptions = {}) {
    return this.#call('ping-by-post', { ...options, credential: 'key', body: {} })
  }

  health(options: CallOptions = {}) {
    return this.#call('health', { ...options, credential: 'none' })
  }

  /** Mints an API key. It is in this answer and nowhere else. */
  mintKey(key: { label?: string } = {}, options: CallOptions = {}) {
    return this.#call('mint-key', { ...options, credential: 'session', body: key })
  }

  listKeys(options: CallOptions = {}) {
    return this.#call('list-keys', { ...options, credential: 'session' })
  }

  revokeKey(keyId: string, options: CallOptions = {}) {
    return this.#call('revoke-key', { ...options, credential: 'session', params: { keyId } })
  }

  /** A short-lived token of the main API, for pages that hold a session. */
  accessToken(options: CallOptions = {}) {
    return this.#call('access-token', { ...options, credential: 'session' })
  }

  account(options: CallOptions = {}) {
    return this.#call('account', { ...options, credential: 'session' })
  }

  /** Everything that is kept about the account. */
  accountData(options: CallOptions = {}) {
    return this.#call('account-data', { ...options, credential: 'session' })
  }

  /** Deletes the account. */
  closeAccount(options: CallOptions = {}) {
    return this.#call('close-account', { ...options, credential: 'session' })
  }

  usage(options: CallOptions = {}) {
    return this.#call('usage', { ...options, credential: 'session' })
  }

  usageDaily(options: CallOptions = {}) {
    return this.#call('usage-daily', { ...options, credential: 'session' })
  }

  /** Begins a purchase on the page of the payment provider. */
  checkout(item: { plan: string } | { pack: string }, options: CallOptions = {}) {
    return this.#call('checkout', { ...options, credential: 'session', body: item })
  }

  portal(options: CallOptions = {}) {
    return this.#call('portal', { ...options, credential: 'session', body: {} })
  }

  listConnections(options: CallOptions = {}) {
    return this.#call('list-connections', { ...options, credential: 'session' })
  }

  revokeConnection(connectionId: string, options: CallOptions = {}) {
    const params = { connectionId }
    return this.#call('revoke-connection', { ...options, credential: 'session', params })
  }

  /** Makes an account and opens a session. */
  signUp(credentials: { email: string; password: string }, options: CallOptions = {}) {
    return this.#call('sign-up', { ...options, credential: 'none', body: credentials })
  }

  signIn(credentials: { email: string; password: string }, options: CallOptions = {}) {
    return this.#call('sign-in', { ...options, credential: 'none', body: credentials })
  }
}
