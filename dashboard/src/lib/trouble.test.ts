import { describe, expect, it } from 'vitest'
import { ApiError } from './http.js'
import { errorText, troubleOf } from './trouble.js'

const said = (code: string, message: string): string =>
  errorText(new ApiError(code, message, 400, 0))

/** What a person without a terminal would not understand. */
const FOR_PROGRAMS =
  /[a-z]_[a-z]|[`{}]|\/v1\/|\b(?:base64|JSON|body|field|query|header|bytes|CPU|POST|GET|Bearer)\b/

describe('a failure', () => {
  it.each([
    ['invalid_request', 'The body has no document: one of text, url or file is needed.'],
    ['invalid_request', 'file is not base64: it has a character that is none of its alphabet.'],
    [
      'invalid_request',
      'file is too large: 10,485,761 bytes, the cap is 10 MiB (10,485,760 bytes).',
    ],
    ['invalid_request', 'The body may have at most 14.1 MiB; this one has 20.0 MiB.'],
    ['invalid_request', 'work_history[0].title must be string.'],
    ['invalid_request', 'email must be an e-mail address.'],
    [
      'invalid_request',
      'password must have 10 to 200 characters, at least 4 of them different; spaces do not count among these.',
    ],
    [
      'insufficient_credits',
      'This call costs 2 credits; the account has 1. Plans: GET /v1/account.',
    ],
    ['unsupported_format', 'The document is a ZIP archive. Send a PDF or plain text instead.'],
    ['invalid_key', 'The main API takes an API key in the header x-access-key.'],
    ['parse_failed', 'url could not be fetched: the server answered with status 404.'],
    ['parse_failed', 'The document is empty (0 bytes).'],
    [
      'rate_limited',
      'This account may make 30 calls a minute: up to 5 at once, then one every 2 s.',
    ],
    ['rate_limited', 'This account’s documents may cost 60 s of CPU a minute.'],
    ['some_new_code', 'resume_file: something that this page has never heard of.'],
  ])('is told in words for people: %s, %s', (code, message) => {
    const text = said(code, message)
    expect(text).not.toBe(message)
    expect(text).not.toMatch(FOR_PROGRAMS)
    expect(text).toMatch(/^[A-Z].*[.?]$/)
  })

  it.each([
    'The e-mail address or the password is wrong.',
    'The PDF is damaged and cannot be opened. Save or export it again, or send the text instead.',
    'Signing up is closed on this server.',
  ])('that is told plainly keeps its words: %s', (message) => {
    expect(said('parse_failed', message)).toBe(message)
  })

  it('says why an address could not be read, and how long a password must be', () => {
    const address = said('parse_failed', 'url could not be fetched: the server did not answer.')
    expect(address).toContain('the server did not answer')
    const password = said('invalid_request', 'password must have 10 to 200 characters, at least 4')
    expect(password).toContain('10 to 200')
  })

  it('may pass if the moment caused it, and not if the document did', () => {
    expect(troubleOf(new ApiError('unreachable', 'x', 0, 0)).mayPass).toBe(true)
    expect(troubleOf(new ApiError('parse_failed', 'x', 422, 0)).mayPass).toBe(false)
    expect(troubleOf(new TypeError('x')).text).not.toContain('x.')
  })
})
