// The guide: what a newcomer reads before the reference. Every sample here is run by the tests.
import type { ApiCall } from '../lib/code-samples'

export interface GuideSample {
  call: ApiCall
  /** The status that the call is meant to end with; 200 if left out. */
  status?: number
}

export interface GuidePart {
  id: string
  title: string
  texts: readonly string[]
  sample?: GuideSample
  /** Lines that the reader copies somewhere as they are. */
  lines?: readonly { about: string; text: string }[]
}

const RESUME =
  'Ana Sample\nana.sample@example.com\n\nEXPERIENCE\nSoftware Engineer, Example Labs, Jan 2019 - Present\n- Built services in Python and PostgreSQL\n\nSKILLS\nPython, PostgreSQL'

/** Makes a call of the main API on one server. */
type MainCall = (path: string, fields: ApiCall['fields'], rest?: Partial<ApiCall>) => ApiCall

const mainCalls =
  (url: string): MainCall =>
  (path, fields, rest = {}) => ({ url, path, fields, method: 'POST', auth: 'key', ...rest })

/** What the API does, operation by operation. */
function operationParts(main: MainCall): GuidePart[] {
  return [
    {
      id: 'first-call',
      title: 'First call',
      texts: [
        'Mint a key on the page of your account, and keep it in the variable KEY. It goes into the header x-access-key, or into Authorization: Bearer.',
        'Every answer is JSON in one envelope: success, data, credits_used and request_id; or success false and an error with a code and a sentence.',
      ],
      sample: { call: main('/ping', [], { method: 'GET' }) },
    },
    {
      id: 'pdf',
      title: 'A PDF',
      texts: [
        'A document is given in exactly one of three ways: text, url, or file with the bytes in base64. A PDF is read with its layout; scans are read by OCR.',
        'Add ?include=evidence to learn where each value stands on the page, how sure the reader is of it, which lines it read, and what text was hidden.',
      ],
      sample: {
        call: main('/parse/resume?include=evidence', [
          { name: 'file', from: 'file', value: 'resume.pdf' },
        ]),
      },
    },
    {
      id: 'match',
      title: 'Match',
      texts: [
        'One candidate against one role. Either side may be a document (resume_file, resume_text, resume_url; jd_file, jd_text, jd_url) or JSON that was parsed before (candidate, role): the result is the same.',
        'The score runs from 0 to 100, and is computed on a view without name, contact, age, gender or origin. Every requirement quotes its evidence. It is never a verdict.',
      ],
      sample: {
        call: main('/match', [
          { name: 'resume_file', from: 'file', value: 'resume.pdf' },
          { name: 'jd_text', from: 'text', value: 'posting.txt' },
          { name: 'explain', from: 'value', value: true },
        ]),
      },
    },
    {
      id: 'redact',
      title: 'Redact',
      texts: [
        'Personal data and what hints at a protected trait are replaced by placeholders such as [NAME], [EMAIL] or [AGE]; removed lists what was taken out, by kind.',
      ],
      sample: { call: main('/redact', [{ name: 'text', from: 'value', value: RESUME }]) },
    },
  ]
}

/** What holds for every call: errors, credits, repeats. */
function termParts(url: string, main: MainCall): GuidePart[] {
  return [
    {
      id: 'errors',
      title: 'Errors',
      texts: [
        'An error has a status, a code to decide by, and a sentence to read: 400 invalid_request and unsupported_format, 401 invalid_key, 402 insufficient_credits, 404 not_found, 409 idempotency_conflict, 422 parse_failed, missing_candidate and missing_role, 429 rate_limited, 500 internal_error.',
        '429 and 503 carry Retry-After: wait that many seconds and try again. A call that fails costs nothing.',
      ],
      sample: { call: main('/parse/resume', []), status: 400 },
    },
    {
      id: 'credits',
      title: 'Credits',
      texts: [
        'A successful call costs credits, and credits_used says how many: parsing, extracting, redacting and scoring requirements 1 each, a match 2 and 1 more for each document that it parses. Normalizing is free. Credits of a plan come every month and are spent first; those of a pack never expire.',
      ],
      sample: {
        call: { url, path: '/v1/usage', method: 'GET', auth: 'session', fields: [] },
      },
    },
    {
      id: 'idempotency',
      title: 'Repeats',
      texts: [
        'Send the header Idempotency-Key with a POST to be charged once, however often you repeat it within a day. No answer is kept for that: the work is done again, gives the same result, and carries Idempotency-Replayed: true.',
      ],
      sample: {
        call: main('/redact', [{ name: 'text', from: 'value', value: RESUME }], {
          headers: { 'idempotency-key': 'order-1' },
        }),
      },
    },
  ]
}

function assistantPart(url: string): GuidePart {
  return {
    id: 'assistants',
    title: 'Assistants (MCP)',
    texts: [
      'Every operation of the main API is a tool of the Model Context Protocol. An assistant that you point at the address registers by itself, and you allow it on a page of this server; you end it on the page of your connections. A key works too.',
    ],
    lines: [
      { about: 'Claude Code', text: `claude mcp add --transport http rolecall ${url}/mcp` },
      {
        about: 'Claude Desktop and claude.ai: Settings, Connectors, Add custom connector',
        text: `${url}/mcp`,
      },
      {
        about: 'Cursor, in .cursor/mcp.json',
        text: JSON.stringify({ mcpServers: { rolecall: { url: `${url}/mcp` } } }, null, 2),
      },
      {
        about: 'VS Code, in .vscode/mcp.json',
        text: JSON.stringify(
          { servers: { rolecall: { type: 'http', url: `${url}/mcp` } } },
          null,
          2,
        ),
      },
    ],
  }
}

export function guideFor(url: string): readonly GuidePart[] {
  const main = mainCalls(url)
  return [...operationParts(main), ...termParts(url, main), assistantPart(url)]
}
