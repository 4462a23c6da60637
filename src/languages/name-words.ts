// What stands before a person's name in the languages that are heard: titles, labels, the name of
// the document ("Lebenslauf").
import { byLanguage } from './by-language.js'
import { documentLanguages } from './heard-languages.js'
import { kindOf, type Language } from './languages.js'

type Kind =
  | 'honorific'
  | 'document'
  | 'name'
  | 'reversed'
  | 'family'
  | 'given'
  | 'intro'
  | 'particle'

/** As people write it: accents may be missing, dots and spaces vary. */
const written = (phrase: string): string =>
  phrase
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\\\. ?/g, '\\.?\\s*')
    .replace(/ /g, '\\s+')
    .replace(/\p{Alpha}/gu, (letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '')
      return plain === letter ? letter : `[${letter}${plain}]`
    })

const choice = (code: Language, kind: Kind): string =>
  kindOf(code, 'name-words.tsv', kind)
    .sort((a, b) => b.length - a.length)
    .map(written)
    .join('|')

/** A label needs its mark, except in a table's cell, which may have lost it. */
const label = (code: Language, kind: Kind): RegExp =>
  new RegExp(`^\\W{0,3}(?:${choice(code, kind)})\\s*(?:\\([^)]{1,20}\\)\\s*)?[:：]\\s*`, 'iu')

interface Patterns {
  before: RegExp
  labels: Record<'name' | 'reversed' | 'family' | 'given', RegExp>
  intro: RegExp
}

const patternsOf = byLanguage(
  (code): Patterns => ({
    // What stands before a name on its line: "Lebenslauf: Dr. " of "Lebenslauf: Dr. Ada Muster".
    before: new RegExp(
      `^(?:(?:${choice(code, 'document')})\\s*[:–-]?\\s+(?=\\p{Upper}))?(?:(?:${choice(code, 'honorific')})(?:\\.\\s*|\\s+))*(?=\\p{Upper})`,
      'iu',
    ),
    labels: {
      name: label(code, 'name'),
      reversed: label(code, 'reversed'),
      family: label(code, 'family'),
      given: label(code, 'given'),
    },
    // A sentence that gives the name: "Mein Name ist Ada von Muster".
    intro: new RegExp(
      `(?:^|[.,]\\s)(?:${choice(code, 'intro')})\\s+((?:\\p{Upper}[\\u0300-\\u036f\\p{Alpha}'’-]+)(?:\\s+(?:\\p{Upper}[\\u0300-\\u036f\\p{Alpha}'’-]+|${choice(code, 'particle')})){1,4})`,
      'u',
    ),
  }),
)

const heardPatterns = (): Patterns[] => documentLanguages().map(patternsOf)

/** @example withoutNameWords('Mme Aurélie Desbonnets') // in a French document: 'Aurélie Desbonnets' */
export const withoutNameWords = (text: string): string =>
  heardPatterns().reduce((rest, { before }) => rest.replace(before, ''), text)

export type NamePart = 'name' | 'reversed' | 'family' | 'given'
const PARTS: readonly NamePart[] = ['reversed', 'name', 'family', 'given']

/** The text behind the label of a name, or of a part of a name. */
export function labelledName(text: string): { part: NamePart; value: string } | null {
  for (const { labels } of heardPatterns()) {
    for (const part of PARTS) {
      const match = labels[part].exec(text)
      if (match) return { part, value: text.slice(match[0].length).trim() }
    }
  }
  return null
}

/** The name that a sentence gives: "Mi chiamo …". */
export function introducedName(text: string): string | null {
  for (const { intro } of heardPatterns()) {
    const name = intro.exec(text)?.[1]
    if (name) return name
  }
  return null
}
