// The one table of error codes: status and default public text. A text never quotes a document.
import { type Static, Type } from 'typebox'
import { choice } from './choice.js'
import { RequestId } from './envelope.js'

export const ERROR_CODES = {
  invalid_request: { status: 400, text: 'The request is not valid.' },
  unsupported_format: { status: 400, text: 'Only PDF and plain text documents are read.' },
  invalid_key: { status: 401, text: 'The credential is missing, unknown, expired or revoked.' },
  insufficient_credits: { status: 402, text: 'The credit balance is too low for this call.' },
  not_found: { status: 404, text: 'There is nothing at this address.' },
  idempotency_conflict: {
    status: 409,
    text: 'This Idempotency-Key belongs to another request, or its first request is still running.',
  },
  parse_failed: { status: 422, text: 'The document could not be structured.' },
  missing_candidate: { status: 422, text: 'No candidate was supplied.' },
  missing_role: { status: 422, text: 'No role was supplied.' },
  rate_limited: { status: 429, text: 'Too many requests for this account. Try again shortly.' },
  internal_error: { status: 500, text: 'Something went wrong on our side. Nothing was charged.' },
} as const

export type ErrorCode = keyof typeof ERROR_CODES

export const ErrorEnvelope = Type.Object(
  {
    success: Type.Literal(false, { description: 'Always false' }),
    error: Type.Object(
      {
        code: choice(Object.keys(ERROR_CODES) as ErrorCode[], {
          $id: 'ErrorCode',
          description: 'The code to decide by',
        }),
        message: Type.String({ description: 'What is wrong and what to do, in a sentence' }),
      },
      { description: 'What went wrong' },
    ),
    request_id: RequestId,
  },
  { $id: 'ErrorEnvelope', description: 'The answer of every call that fails' },
)
export type ErrorEnvelope = Static<typeof ErrorEnvelope>
