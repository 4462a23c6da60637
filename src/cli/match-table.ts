// A match as a person reads it at the terminal.
import type { Candidate } from '../contract/candidate.js'
import type { MatchResult } from '../contract/match.js'
import type { Role } from '../contract/role.js'

/** A requirement and its quote share a line of a wide terminal; longer ones are cut. */
const REQUIREMENT_WIDTH = 34
const QUOTE_WIDTH = 80

const cut = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1)}…`

export function matchTable(candidate: Candidate, role: Role, result: MatchResult): string {
  const { score, band, explanation, signals } = result
  const percent = (value: number) => `${Math.round(value * 100)} %`
  const met = explanation.met.map(
    ({ requirement, evidence, verified }) =>
      `  ${verified ? 'met    ' : 'partly '} ${cut(requirement, REQUIREMENT_WIDTH).padEnd(REQUIREMENT_WIDTH)} "${cut(evidence, QUOTE_WIDTH)}"`,
  )
  const missed = explanation.missed.map(
    ({ requirement, severity }) =>
      `  missed  ${cut(requirement, REQUIREMENT_WIDTH).padEnd(REQUIREMENT_WIDTH)} ${severity === 'must_have' ? 'must have' : 'nice to have'}`,
  )
  return [
    `${candidate.contact.name || 'The candidate'} for ${role.title || 'the role'}: ${score} of 100, ${band}`,
    `  must have ${percent(signals.must_have_coverage)}, nice to have ${percent(signals.nice_to_have_coverage)}, seniority: ${explanation.seniority_fit}`,
    '',
    ...met,
    ...missed,
    ...(explanation.notes ? ['', explanation.notes] : []),
  ].join('\n')
}
