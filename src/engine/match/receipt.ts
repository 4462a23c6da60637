// Versions and hashes that let anyone compute a score again and compare.
import { createHash } from 'node:crypto'
import type { MatchEvidence } from '../../contract/match.js'
import { WEIGHTS } from '../../matching/weights.js'
import { dataText } from '../../tables/data-file.js'
import { allSkills } from '../../taxonomy/skills/skills.js'

/** 64 bits in hexadecimal: two versions will not meet by chance, and a person can compare them. */
const VERSION_CHARS = 16

const { version } = JSON.parse(dataText('../../../package.json', import.meta.url)) as {
  version: string
}

/** Members in the order of their names, so that equal content has equal hashes. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  )
}

export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')

let taxonomyVersion = ''

/** The version of the vocabulary in use, with an operator's additions; made on demand. */
function versionOfTaxonomy(): string {
  // The spread copies no getters, so aliases are named.
  taxonomyVersion ||= hashOf(
    allSkills().map((skill) => ({ ...skill, aliases: skill.aliases })),
  ).slice(0, VERSION_CHARS)
  return taxonomyVersion
}

export interface Hashed {
  candidate: unknown
  role: unknown
  scoringInput: unknown
}

export function receiptOf(inputs: Hashed, asOf: string): MatchEvidence['receipt'] {
  return {
    engine_version: version,
    taxonomy_version: versionOfTaxonomy(),
    weights_version: hashOf(WEIGHTS).slice(0, VERSION_CHARS),
    as_of: asOf,
    candidate_sha256: hashOf(inputs.candidate),
    role_sha256: hashOf(inputs.role),
    scoring_input_sha256: hashOf(inputs.scoringInput),
  }
}
