// What somebody writes on the types of hey-api: no cast, under the strictest settings.
import type {
  Candidate,
  DocumentInput,
  ErrorEnvelope,
  MatchInput,
  MatchResponse,
  ParseResumeResponse,
  RequirementsInput,
  Role,
} from './hey-api/types.gen.js'

declare function send<Body>(path: string, body: unknown): Promise<Body | ErrorEnvelope>

export async function judge(text: string, role: Role): Promise<string> {
  const document: DocumentInput = { text }
  const parsed = await send<ParseResumeResponse>('/parse/resume?include=evidence', document)
  if (!parsed.success) return parsed.error.code
  const candidate: Candidate = parsed.data
  const where: string | undefined = parsed.data.evidence?.fields[0]?.quote
  const sides: MatchInput = { candidate, role }
  const asked: RequirementsInput = { candidate, role, as_of: '2026-01-31' }
  const match = await send<MatchResponse>('/match', { ...sides, ...asked })
  return match.success ? `${match.data.score} ${match.data.band} ${where}` : match.error.message
}

// @ts-expect-error a document is text, url or file
export const nothing: DocumentInput = { as_of: '2026-01-31' }
// @ts-expect-error a side of the match is missing
export const half: MatchInput = { resume_text: 'Ana Sample' }
