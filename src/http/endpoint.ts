// What a route folder declares. Routing, checks, envelope and OpenAPI all come from this.

import type { Static, TObject, TSchema } from 'typebox'
import type { AccountRecord } from '../accounts/types.js'
import type { ErrorCode } from '../contract/errors.js'
import type { FetchedDocument } from '../documents/fetch/fetch-document.js'
import type { ExtraFormat } from '../documents/formats.js'
import type { OperationName, OperationPayload } from '../engine/operations.js'
import type { InlineParses, MeteredCall } from '../metering/types.js'
import type { JsonText } from '../text/json-text.js'
import type { Services } from './services.js'

export type Tag = 'Main API' | 'Management API' | 'Identity' | 'Service'

interface Described {
  /** In kebab-case, like its folder; also the operationId of the OpenAPI document. */
  name: string
  path: `/${string}`
  tag: Tag
  summary: string
  description?: string
  /** Schema of `data` in the envelope. */
  data: TSchema
  /** The example of `data` that the reference shows. */
  dataExample: unknown
  /**
   * The body as the reference states it, where the schema that is checked cannot say everything:
   * for instance that exactly one of several members must be sent.
   */
  published?: TSchema
  /** Error codes besides those that every route of its kind has (401, 429, 500 …). */
  errors?: readonly ErrorCode[]
}

/** A plain endpoint: management, identity and service calls. Never metered. */
export interface Endpoint<P extends TObject = TObject, B extends TObject = TObject>
  extends Described {
  kind: 'endpoint'
  method: 'GET' | 'POST' | 'DELETE'
  /** `session`: the caller needs a dashboard JWT. */
  auth: 'session' | 'none'
  status?: 200 | 201
  params?: P
  /** An absent body counts as {} when every field is optional. */
  body?: B
  bodyExample?: Static<B>
  /** False sends `data` without the envelope, where a standard asks for that (OpenAPI, JWKS). */
  enveloped?: boolean
  handle(context: EndpointContext<Static<P>, Static<B>>): Promise<unknown>
}

export interface EndpointContext<P, B> {
  services: Services
  /** The account of the session; reading it on an open endpoint throws. */
  account: AccountRecord
  params: P
  body: B
  /** The caller's network address. */
  from: string
}

/**
 * An operation of the main API: authenticated by key, rate-limited, metered, with a POST and a GET
 * form. It runs after input and credits were checked; what it throws gives the credits back.
 */
export interface Operation<I extends TObject = TObject> extends Described {
  kind: 'operation'
  /** The operation's row in the cost table. */
  metered: MeteredCall
  /** GET alone where the contract has no body (/ping, /normalize). */
  methods: readonly ('GET' | 'POST')[]
  /** The body of POST. A blank field counts as not sent; it is dropped before this check. */
  input: I
  inputExample?: Static<I>
  /** The fields that GET takes as query parameters; booleans as true or false, others as JSON. */
  queryFields: readonly (keyof Static<I> & string)[]
  bodyBytesMax?: number
  /** Schema of `evidence` in `data`, where `?include=evidence` adds it. */
  evidence?: TSchema
  evidenceExample?: unknown
  /** Answered without a reader, so the account's CPU budget does not hold it up. */
  light?: boolean
  /** Which sides the caller sent as documents to parse; each adds to the cost. */
  inlineParses?(input: Static<I>): InlineParses
  /** Checks beyond the schema. Throws invalid_request and the like before credits are reserved. */
  check?(input: Static<I>, form: InputForm): void
  run(context: RunContext<Static<I>>): Promise<unknown | JsonText>
}

/** Where the input of a call came from, so that errors name the right place. */
export type InputForm = 'body' | 'query'

/** The work that a call may ask for, done in its account's turn and at its account's expense. */
export interface CallWork {
  /** Fetches the document that a field names; a repeated call must get the same one. */
  fetch(field: string, url: string): Promise<FetchedDocument>
  /** Runs an operation of the engine and gives its JSON. */
  run<Name extends OperationName>(name: Name, payload: OperationPayload<Name>): Promise<string>
}

/** What `run` of an operation gets. */
export interface RunContext<I> {
  services: Services
  work: CallWork
  account: AccountRecord
  input: I
  /** YYYY-MM-DD: the caller's `as_of`, or today (UTC). */
  asOf: string
  /** Whether the caller sent `?include=evidence`. */
  evidence: boolean
  /** The formats that this caller may send besides PDF and text. */
  formats: readonly ExtraFormat[]
  /** What the account has left once this call is charged. */
  creditsRemaining: number
  requestId: string
  /** Aborted when the caller hangs up. */
  signal: AbortSignal
}

export type Route = Endpoint | Operation

/** Keeps the exact type of the input, while all routes fit into one list. */
export const endpoint = <P extends TObject, B extends TObject>(
  definition: Omit<Endpoint<P, B>, 'kind'>,
): Endpoint => ({ kind: 'endpoint', ...definition }) as unknown as Endpoint

export const operation = <I extends TObject>(definition: Omit<Operation<I>, 'kind'>): Operation =>
  ({ kind: 'operation', ...definition }) as unknown as Operation
