// What somebody writes on the types of openapi-typescript: no cast, under the strictest settings.
import type { components, operations } from './openapi-typescript.gen.js'

type Schemas = components['schemas']
type Answer<Name extends keyof operations> = operations[Name]['responses'] extends {
  200: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

declare function send<Body>(path: string, body: unknown): Promise<Body>

export async function shortlist(pdf: string, posting: string): Promise<string[]> {
  const document: Schemas['DocumentInput'] = { file: pdf, as_of: '2026-01-31' }
  const parsed = await send<Answer<'parse-resume'>>('/parse/resume?include=evidence', document)
  const candidate: Schemas['Candidate'] = parsed.data
  const confidence: number | undefined = parsed.data.evidence?.fields[0]?.confidence
  const sides: Schemas['MatchInput'] = { candidate, jd_text: posting, explain: true }
  const match = await send<Answer<'match'>>('/match', sides)
  const band: 'weak' | 'fair' | 'good' | 'strong' | 'excellent' = match.data.band
  const quotes = match.data.explanation.met.map(
    ({ requirement, evidence }) => `${requirement}: ${evidence}`,
  )
  const level: Schemas['SeniorityLevel'] | null = candidate.seniority
  const ends: (string | null)[] = candidate.work_history.map(({ end }) => end)
  return [band, level ?? '', String(confidence), ...quotes, ...ends.map((end) => end ?? 'present')]
}

// @ts-expect-error a document is text, url or file
export const nothing: Schemas['DocumentInput'] = { as_of: '2026-01-31' }
// @ts-expect-error a side of the match is missing
export const half: Schemas['MatchInput'] = { resume_text: 'Ana Sample' }
// @ts-expect-error the shape of a candidate is known
export const shapeless: Schemas['MatchInput'] = { candidate: { skills: 'Python' }, role: {} }
