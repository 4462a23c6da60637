// A failure as a plain sentence. The API's own sentences are for programs: they name fields, headers
// and paths that nobody sees on the page.
import { T } from '../texts'
import { ApiError } from './http'

export interface Trouble {
  code: string
  text: string
  /** Whether the same may succeed later, as it is. */
  mayPass: boolean
}

const E = T.errors

/** Sentences of the server for which the page has better ones; a group is carried over. */
const BETTER: readonly [RegExp, string | ((...words: string[]) => string)][] = [
  [/has no document|\bis empty\b|has no text|has no pages/, E.empty],
  [/is too large: .*bytes|may have at most/, E.tooLarge],
  [/not read like a résumé/, E.noResume],
  [/not read like a job/, E.noPosting],
  [/encrypted|protected by a password/, E.locked],
  [/(?:cannot|could not) be fetched: (.+)\.$/, E.address],
  [/^email must/, E.email],
  [/^password must have (\d+) to (\d+) characters, at least (\d+)/, E.password],
]

/** What only programs send or see: names in snake_case, parts of a request, units of machines. */
const TECHNICAL =
  /[a-z]_[a-z]|[`{}]|\/v1\/|calls a minute|\b(?:base64|json|body|fields?|query|headers?|parameters?|content-type|idempotency-key|bytes|[km]ib|cpu|url|post|get|bearer|credential)\b/i

function better(message: string): string | null {
  for (const [pattern, text] of BETTER) {
    const found = pattern.exec(message)
    if (found) return typeof text === 'string' ? text : text(...found.slice(1))
  }
  return null
}

function textOf({ code, message }: ApiError): string {
  const always = E.byCode[code]
  if (always !== undefined) return always
  const ours = better(message)
  if (ours !== null) return ours
  return TECHNICAL.test(message) ? (E.instead[code] ?? E.unknown) : message
}

/** Codes of failures that come from the moment, not from what was sent. */
const PASSING = new Set(['unreachable', 'rate_limited', 'internal_error', 'unknown'])

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return { code: 'unknown', text: E.unknown, mayPass: true }
  return { code: error.code, text: textOf(error), mayPass: PASSING.has(error.code) }
}

/** The text to show beside an input when a call failed. */
export const errorText = (error: unknown): string => troubleOf(error).text
