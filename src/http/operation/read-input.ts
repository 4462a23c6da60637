// From a request to the checked input of an operation: the body of POST, the query of GET.
import type { FastifyRequest } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import { isCalendarDate } from '../../runtime/calendar-date.js'
import type { InputCheck } from '../../runtime/check-input.js'
import { RolecallError } from '../../runtime/errors.js'
import type { Operation } from '../endpoint.js'
import { parseJson } from '../json/parse-json.js'

type Query = Record<string, string | string[] | undefined>
type Fields = Record<string, unknown>

const invalid = (message: string): RolecallError => new RolecallError('invalid_request', message)

/** The one value of a query parameter. `text=a&text=b` and `text[]=a` are refused. */
export function single(query: Query, name: string): string | undefined {
  const value = query[name]
  const bracketed = Object.keys(query).some((key) => key.startsWith(`${name}[`))
  if (Array.isArray(value) || bracketed) {
    throw invalid(`The query parameter ${name} may be given once.`)
  }
  return value
}

function fromText(name: string, text: string, schema: TSchema | undefined): unknown {
  const type: unknown = schema && 'type' in schema ? schema.type : undefined
  if (type === 'string') return text
  if (type === 'boolean') {
    if (text === 'true') return true
    if (text === 'false') return false
    throw invalid(`The query parameter ${name} must be true or false.`)
  }
  return parseJson(Buffer.from(text), `The query parameter ${name}`)
}

function queryInput(operation: Operation, query: Query): Fields {
  const { properties } = operation.input as TObject
  const input: Fields = {}
  for (const name of operation.queryFields) {
    const text = single(query, name)
    if (text === undefined || !/\S/.test(text)) continue
    input[name] = fromText(name, text, properties[name])
  }
  return input
}

function bodyInput(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid('The body must be a JSON object.')
  }
  return body as Fields
}

/** Null, a blank text, and an object without one field that its schema knows count as not sent. */
function isSent(value: unknown, schema: TSchema | undefined): boolean {
  if (value === null) return false
  if (typeof value === 'string') return /\S/.test(value)
  if (typeof value !== 'object' || Array.isArray(value)) return true
  const known: unknown = schema && 'properties' in schema ? schema.properties : undefined
  if (typeof known !== 'object' || known === null) return true
  return Object.keys(value).some((name) => Object.hasOwn(known, name))
}

/** A query has no body, which the schema's own message would speak of. */
function checkQuery(query: Fields, { required }: TObject): void {
  const missing = required?.find((name) => query[name] === undefined)
  if (missing !== undefined) throw invalid(`The query parameter ${missing} is missing.`)
}

const withoutBlanks = (fields: Fields, { properties }: TObject): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => isSent(value, properties[name])),
  )

export function readInput(
  operation: Operation,
  check: InputCheck<Fields>,
  request: FastifyRequest,
): Fields {
  const form = request.method === 'GET' ? 'query' : 'body'
  const sent = withoutBlanks(
    form === 'query'
      ? queryInput(operation, request.query as Query)
      : bodyInput(request.body === undefined ? {} : request.body),
    operation.input,
  )
  const { as_of: asOf } = sent
  if (asOf !== undefined && !(typeof asOf === 'string' && isCalendarDate(asOf))) {
    throw invalid('as_of must be a day of the calendar, as in 2026-01-31.')
  }
  if (form === 'query') checkQuery(sent, operation.input)
  const input = check(sent)
  operation.check?.(input, form)
  return input
}

/** Whether `?include=evidence` was sent, on POST or GET. */
export function wantsEvidence(request: FastifyRequest): boolean {
  const include = single(request.query as Query, 'include')
  if (include === undefined || include === '') return false
  if (include === 'evidence') return true
  throw invalid('The query parameter include may be evidence.')
}
