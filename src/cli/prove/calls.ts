// Every operation of the main API in every form, good and bad, with canaries in everything that is
// sent.
import type { Canaries } from './canaries.js'
import type { CanaryDocuments } from './documents.js'

export interface ProofCall {
  path: string
  method: 'GET' | 'POST'
  query?: Record<string, string>
  /** Sent as JSON unless it is a text. */
  body?: object | string
  headers?: Record<string, string>
  /** Whether the call must succeed: without good answers the proof shows nothing. */
  good: boolean
}

interface Sent {
  canaries: Canaries
  documents: CanaryDocuments
  /** The address at which the proof's own web server gives the résumé. */
  url: string
}

/** The beginning of a zip, a format that is not read here. */
const ZIP = Buffer.from(`PK\u0003\u0004${'\0'.repeat(26)}`)
const DOCUMENT_PATHS = [
  '/parse/resume',
  '/extract/skills',
  '/extract/experience',
  '/extract/education',
  '/extract/contact',
  '/redact',
]
/** A scan takes seconds, so two operations are enough; all others take the same way. */
const SCAN_PATHS = new Set(['/parse/resume', '/redact'])

function badCalls(path: string, { canaries }: Sent): ProofCall[] {
  const { given, family, employer } = canaries
  const noise = `${given} ${family} ${employer}`
  const zip = Buffer.concat([ZIP, Buffer.from(noise)]).toString('base64')
  const bad = (call: Partial<ProofCall>): ProofCall => ({
    path,
    method: 'POST',
    good: false,
    ...call,
  })
  return [
    bad({ body: `{"text": "${noise}` }),
    bad({ body: { text: noise, url: `https://${family}.example/` } }),
    bad({ body: { file: zip } }),
    bad({ body: { file: `data:${noise}` } }),
    bad({ body: { [given]: noise } }),
    bad({ body: { text: noise }, headers: { 'x-access-key': `rc_live_${family}` } }),
    bad({ body: { text: noise }, headers: { 'content-type': 'text/plain' } }),
    bad({ body: { text: noise }, query: { include: family } }),
  ]
}

function documentCalls(path: string, text: string, sent: Sent): ProofCall[] {
  const { documents, url, canaries } = sent
  const good = (call: Partial<ProofCall>): ProofCall => ({
    path,
    method: 'POST',
    good: true,
    ...call,
  })
  const repeat = { 'idempotency-key': `proof-${path}` }
  return [
    good({ body: { text } }),
    good({ body: { text }, query: { include: 'evidence' } }),
    good({ body: { text }, headers: repeat }),
    good({ body: { text }, headers: repeat }),
    good({ method: 'GET', query: { text } }),
    ...(path === '/parse/jd'
      ? []
      : [
          good({ body: { file: documents.pdf } }),
          good({ body: { url } }),
          good({ method: 'GET', query: { url } }),
        ]),
    ...(SCAN_PATHS.has(path) ? [good({ body: { file: documents.scan } })] : []),
    { ...good({ body: { text }, headers: { 'user-agent': canaries.family } }), method: 'POST' },
    ...badCalls(path, sent),
  ]
}

/** Both sides, as a caller sends them who has parsed them before. */
const parsedSides = ({ canaries }: Sent) => ({
  candidate: {
    contact: { name: `${canaries.given} ${canaries.family}`, email: canaries.email },
    summary: `Built ${canaries.product}`,
    skills: [{ raw: 'Python' }, { raw: canaries.product }],
  },
  role: {
    title: canaries.employer,
    must_have_skills: [{ canonical: 'Python', taxonomy_id: null, min_years: null }],
  },
})

function sideCalls(path: string, sent: Sent): ProofCall[] {
  const parsed = parsedSides(sent)
  const query = { candidate: JSON.stringify(parsed.candidate), role: JSON.stringify(parsed.role) }
  return [
    { path, method: 'POST', body: parsed, good: true },
    { path, method: 'GET', query, good: true },
    { path, method: 'POST', body: { candidate: { [sent.canaries.given]: 1 } }, good: false },
    ...badCalls(path, sent),
  ]
}

function matchCalls(path: string, { documents }: Sent): ProofCall[] {
  const raw = { resume_text: documents.resume, jd_text: documents.posting }
  const post = { path, method: 'POST', good: true } as const
  return [
    { ...post, body: raw },
    { ...post, body: { ...raw, explain: true }, query: { include: 'evidence' } },
    { ...post, body: { jd_text: documents.posting, resume_file: documents.pdf } },
    { path, method: 'GET', query: raw, good: true },
  ]
}

const smallCalls = (path: string, fields: Record<string, string>): ProofCall[] => [
  { path, method: 'GET', query: fields, good: true },
  { path, method: 'POST', body: fields, good: true },
]

export function proofCalls(sent: Sent): ProofCall[] {
  const { documents, canaries } = sent
  const asked = `${canaries.product} Engineer`
  return [
    ...DOCUMENT_PATHS.flatMap((path) => documentCalls(path, documents.resume, sent)),
    ...documentCalls('/parse/jd', documents.posting, sent),
    ...matchCalls('/match', sent),
    ...sideCalls('/match', sent),
    ...sideCalls('/score/requirements', sent),
    ...smallCalls('/normalize/title', { title: asked }),
    ...smallCalls('/normalize/skill', { skill: asked }),
    ...smallCalls('/ping', { extra: canaries.family }),
    {
      path: '/mcp',
      method: 'POST',
      headers: { accept: 'application/json, text/event-stream' },
      body: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'parse_resume', arguments: { text: documents.resume } },
      },
      good: true,
    },
    { path: `/${canaries.given}/${canaries.family}`, method: 'GET', good: false },
  ]
}
