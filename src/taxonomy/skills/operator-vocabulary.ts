// An operator's own vocabulary: the same file form, with ids that cannot meet ours.
import { parseVocabulary, type SkillLine, type VocabularyFile } from './parse-vocabulary.js'

/** Our ids never start like this; ids in imported files already do. */
const OPERATOR_PREFIX = 'x_'
const IMPORT_PREFIXES = ['esco_', 'onet_']

function prefixed(id: string): string {
  return IMPORT_PREFIXES.some((prefix) => id.startsWith(prefix)) ? id : OPERATOR_PREFIX + id
}

/**
 * The lines of an operator's files. A reference to an id of the same files is renamed with that id;
 * any other reference means one of our ids. If a spelling is ours already, our skill keeps it, so
 * that ids do not change.
 */
export function operatorLines(files: readonly VocabularyFile[]): SkillLine[] {
  const lines = parseVocabulary(files)
  const own = new Set(lines.map((line) => line.id))
  const refer = (id: string) => (own.has(id) ? prefixed(id) : id)
  return lines.map((line) => ({
    ...line,
    id: prefixed(line.id),
    broader: line.broader.map(refer),
    implies: line.implies.map(refer),
    related: line.related.map(refer),
  }))
}
