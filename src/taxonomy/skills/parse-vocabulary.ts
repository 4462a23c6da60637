// Reads vocabulary files: one skill a line, with fields separated by ` | `. Docs and data share
// this form.
import { SKILL_KINDS, type SkillKind } from './types.js'

/** One line as written; ids come without the wire prefix. */
export interface SkillLine {
  id: string
  name: string
  kind: SkillKind
  /**
   * Other wordings as written. `golang!` is sure although its skill is ambiguous. `Excel?` is
   * ambiguous although its skill is not. `networking??` is a word of several fields: even in a list
   * it is the skill only beside others of its field.
   */
  aliases: string[]
  broader: string[]
  implies: string[]
  related: string[]
  /** Whether the name is a common word, which is a skill only in the right context. */
  ambiguous: boolean
  /** Whether short forms match only in the letter case in which they are written. */
  caseSensitive: boolean
  /** Whether its narrower skills can replace one another (databases, CAD programs). */
  family: boolean
  /** File and line, for error messages. */
  where: string
}

export interface VocabularyFile {
  name: string
  text: string
}

/** An id without the wire prefix. */
const ID = /^[a-z0-9_]+$/
const FLAGS = new Set(['ambiguous', 'case', 'family'])
const KINDS: ReadonlySet<string> = new Set(SKILL_KINDS)

function list(field: string, separator = ','): string[] {
  const parts: string[] = []
  for (const part of field.split(separator)) {
    const trimmed = part.trim()
    if (trimmed !== '') parts.push(trimmed)
  }
  return parts
}

/** The mark behind an alias; see SkillLine.aliases. */
const MARK = /(?:!|\?{1,2})$/

/** An alias without its mark. */
export const aliasText = (written: string): string => written.replace(MARK, '')

function isKind(word: string): word is SkillKind {
  return KINDS.has(word)
}

/** A file breaks the form. The message is for its author, so it names file and line. */
export class VocabularyError extends Error {
  constructor(where: string, what: string) {
    super(`${where}: ${what}`)
    this.name = 'VocabularyError'
  }
}

function fail(where: string, what: string): never {
  throw new VocabularyError(where, what)
}

/** Reads the optional fields; the first character of each tells which one it is. */
function readOptional(line: SkillLine, fields: readonly string[]): void {
  for (const field of fields) {
    const rest = field.slice(1)
    if (field === '') continue
    if (field[0] === '^') line.broader.push(...list(rest))
    else if (field[0] === '=') line.implies.push(...list(rest))
    else if (field[0] === '~') line.related.push(...list(rest))
    else if (field[0] === '!') {
      for (const flag of list(rest.replaceAll('!', ','))) {
        if (!FLAGS.has(flag)) fail(line.where, `unknown flag "${flag}"`)
        if (flag === 'ambiguous') line.ambiguous = true
        else if (flag === 'case') line.caseSensitive = true
        else line.family = true
      }
    } else fail(line.where, `a field must start with ^ = ~ or !: "${field}"`)
  }
}

function readLine(text: string, where: string): SkillLine {
  const [id = '', name = '', kind = '', aliases = '', ...optional] = text
    .split('|')
    .map((field) => field.trim())
  if (!ID.test(id)) fail(where, `"${id}" is not an id (a-z, 0-9, _)`)
  if (name === '') fail(where, 'a skill needs a name')
  if (!isKind(kind)) fail(where, `"${kind}" is not one of ${SKILL_KINDS.join(', ')}`)
  // A skill without aliases may continue with its optional fields.
  const skipped = /^[\^=~!]/.test(aliases)
  const line: SkillLine = {
    id,
    name,
    kind,
    aliases: skipped ? [] : list(aliases, ';'),
    broader: [],
    implies: [],
    related: [],
    ambiguous: false,
    caseSensitive: false,
    family: false,
    where,
  }
  readOptional(line, skipped ? [aliases, ...optional] : optional)
  return line
}

/** Every skill of the files, in order. Throws at the first line that breaks the form. */
export function parseVocabulary(files: readonly VocabularyFile[]): SkillLine[] {
  const lines: SkillLine[] = []
  for (const file of files) {
    let number = 0
    for (const raw of file.text.split('\n')) {
      number++
      const text = raw.trim()
      if (text === '' || text.startsWith('#')) continue
      lines.push(readLine(text, `${file.name}:${number}`))
    }
  }
  return lines
}
