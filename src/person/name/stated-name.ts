// Reads the name from a form, or from a sentence in another language: "Nom : Goffinet" above
// "Prénom : Marie".
import { introducedName, labelledName, withoutNameWords } from '../../languages/name-words.js'
import { anyOf } from '../../languages/words.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import type { PersonLine } from '../types.js'
import { isLabel, stripped } from './strip-name.js'

/** A form states the name on its first page. */
const LINES_SEEN = 40
/** A text with more words is no name. */
const WORDS_MAX = 6

export interface StatedName {
  name: string
  line: PersonLine['line']
}

/** The labels of a name's parts in English forms, in the order of the name. */
const ENGLISH_PARTS: ReadonlyMap<string, RegExp> = new Map(
  ['given', 'middle', 'family'].map((part) => [
    part,
    new RegExp(String.raw`^\W{0,3}(?:${anyOf(`name:${part}-label`)})\s*[:：]\s*`, 'i'),
  ]),
)

const isName = (text: string): boolean =>
  /^\p{Upper}/u.test(text) &&
  text.split(' ').length <= WORDS_MAX &&
  /^[\u0300-\u036f\p{Alpha}.'’\-\s]+$/u.test(text)

/** "BOISNARD Corinne", "Nawroth, Silke": the family name first. */
function inOrder(text: string): string {
  const [family = '', given = ''] = text.split(/,\s*/)
  if (given !== '') return `${given} ${family}`
  const words = text.split(/\s+/)
  const capitals = words.filter((word) => /^[^\p{Lower}]{2,}$/u.test(word))
  const rest = words.slice(capitals.length)
  const isFirst = capitals.every((word, at) => words[at] === word)
  return capitals.length > 0 && rest.length > 0 && isFirst ? [...rest, ...capitals].join(' ') : text
}

/** A family name in capitals before a given name that is not. */
export const familyFirst = (name: string): string => (name.includes(',') ? name : inOrder(name))

export function statedName(lines: readonly PersonLine[]): StatedName | null {
  const parts = new Map<string, { value: string; line: PersonLine['line'] }>()
  for (const { line } of lines.slice(0, LINES_SEEN)) {
    const labelled = labelledName(line.text)
    if (!labelled) continue
    const value = withoutNameWords(labelled.value)
    const name = labelled.part === 'reversed' ? inOrder(value) : value
    if (!parts.has(labelled.part)) parts.set(labelled.part, { value: name, line })
  }
  const whole = parts.get('reversed')
  const [given, plain] = [parts.get('given'), parts.get('name')]
  // "Name" beside "Vorname" is the family name.
  const family = parts.get('family') ?? (given && plain)
  const first = given ?? plain
  // "Nombre" labels the whole name, unless the family name has a label of its own.
  const joined =
    family && first ? { value: `${first.value} ${family.value}`, line: first.line } : null
  const found = whole ?? joined ?? plain
  if (found && isName(stripped(found.value))) {
    return { name: stripped(found.value), line: found.line }
  }
  return introduced(lines) ?? formName(lines) ?? stackedName(lines)
}

/** "Surname: Sample" and "Other names: Ana" of an English form. */
function formName(lines: readonly PersonLine[]): StatedName | null {
  const parts = new Map<string, StatedName>()
  for (const { line } of lines.slice(0, LINES_SEEN)) {
    for (const [part, label] of ENGLISH_PARTS) {
      if (parts.has(part) || !label.test(line.text)) continue
      const name = stripped(line.text.replace(label, ''))
      if (isName(name)) parts.set(part, { name, line })
    }
  }
  const names = [...ENGLISH_PARTS.keys()].map((part) => parts.get(part))
  const [given, , family] = names
  if (!given || !family) return null
  return { name: names.flatMap((part) => part?.name ?? []).join(' '), line: given.line }
}

function introduced(lines: readonly PersonLine[]): StatedName | null {
  for (const { line } of lines.slice(0, LINES_SEEN)) {
    const name = introducedName(line.text)
    if (name) return { name, line }
  }
  return null
}

/** How far below its label a value is: labels may stand in a stack above their values. */
const STACK_LINES_MAX = 12
/** A value that kept the mark of its label: ": Ana Sample", ":- Ana Sample". */
const VALUE = /^\s*[:：][\s:.–—-]*/u

/** "NAME" on one line, ": Ana Sample" on a later one: the first value below belongs to the name. */
function stackedName(lines: readonly PersonLine[]): StatedName | null {
  const at = lines.slice(0, LINES_SEEN).findIndex(({ line }) => isLabel(line.text))
  if (at < 0) return null
  const value = lines
    .slice(at + 1, at + 1 + STACK_LINES_MAX)
    .find(({ line }) => VALUE.test(line.text))
  if (!value) return null
  const name = stripped(value.line.text.replace(VALUE, ''))
  return isName(name) && nameLikelihood(name) > 0 ? { name, line: value.line } : null
}
