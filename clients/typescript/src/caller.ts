// What all calls share: settings, credentials, addresses, the idempotency key, evidence.
import { fromEnvironment } from './runtime.js'
import { type AnswerInfo, Transport } from './transport.js'
import { type Answers, ROUTES } from './types.gen.js'

export interface ClientOptions {
  /** Base address; ROLECALL_URL of the environment, or http://localhost:8080. */
  url?: string
  /** API key of the main API; ROLECALL_API_KEY of the environment. */
  key?: string
  /** Dashboard session of the management API; ROLECALL_SESSION of the environment. */
  session?: string
  /** Tries after the first on 429, 503 and lost connections. */
  retriesMax?: number
  /** The longest time that one call waits in all. */
  retryWaitMsMax?: number
  /** The longest time of one try. */
  timeoutMs?: number
  /** Is told of every answer: credits, request id, retries. */
  onAnswer?: (info: AnswerInfo) => void
  /** Replaces the global fetch. */
  fetch?: typeof fetch
}

export interface CallOptions {
  /** Ends the call and its waiting. */
  signal?: AbortSignal
}

export interface ReadOptions extends CallOptions {
  /** The day on which "present" is read, YYYY-MM-DD; today (UTC) by default. */
  asOf?: string
  /**
   * Your own key, to repeat the call later without paying again; by default each call gets a new
   * one.
   */
  idempotencyKey?: string
}

export interface EvidenceOptions extends ReadOptions {
  /** Adds `evidence` to the answer. */
  evidence?: boolean
}

/** Random like a UUID; crypto.randomUUID is missing on pages without https. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

type Id = keyof typeof ROUTES
type Data<Name extends Id> = Answers[Name]['data']

/** The answer, with its evidence if the options ask for it. */
export type Answered<Name extends Id, Options> = Options extends { evidence: true }
  ? Data<Name> & { evidence: Answers[Name]['evidence'] }
  : Data<Name>

type Credential = 'key' | 'session' | 'none'

interface Call extends ReadOptions {
  credential: Credential
  body?: object
  query?: Record<string, string>
  params?: Record<string, string>
}

export const given = <T>(name: string, value: T | undefined): Record<string, T> =>
  value === undefined ? {} : { [name]: value }

export class Caller {
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

  protected async call<Name extends Id>(name: Name, call: Call): Promise<Data<Name>> {
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
        ...(charged && { 'idempotency-key': call.idempotencyKey ?? newKey() }),
      },
      body: call.body,
      // A POST without an idempotency key would be done twice.
      repeatable: charged || method !== 'POST',
      signal: call.signal,
    })
    return data as Data<Name>
  }

  protected async read<Name extends Id, Options extends EvidenceOptions>(
    name: Name,
    fields: object,
    options: Options | undefined,
  ): Promise<Answered<Name, Options>> {
    const { asOf, evidence, ...rest }: EvidenceOptions = options ?? {}
    const data = await this.call(name, {
      ...rest,
      credential: 'key',
      body: { ...fields, ...given('as_of', asOf) },
      ...(evidence && { query: { include: 'evidence' } }),
    })
    return data as Answered<Name, Options>
  }
}
