// Finds the title that words are a kind of: without words before it, in its middle or behind it, or
// by its family.
import { onlyOf } from '../../languages/words.js'
import { dataLines } from '../../tables/data-file.js'
import type { CanonicalTitle } from './read-titles.js'
import { TitleFamilies, type TitleKind } from './title-family.js'
import { isTitleNoun } from './title-nouns.js'
import { isOpenNoun, lookUp, mayBegin, mayEnd, titleNamed } from './title-vocabulary.js'

const families = new TitleFamilies(titleNamed)
const COMBINING_FORMS = dataLines('./data/combining-forms.txt', import.meta.url).flatMap((line) =>
  line.split(' '),
)
/**
 * "Subchef" is a kind of chef, but "substitute" is no kind of "stitute": the rest must be this
 * long.
 */
const COMPOUND_REST_CHARS_MIN = 6
const OFFICE_FIRST = onlyOf('title:office-first')
const OFFICE_LAST = onlyOf('title:office-last')
const AGENT = /(?:er|or|ist)$/

/** The longest known title that the words end with: "Embedded Linux Software Engineer". */
function longestEnd(words: readonly string[]): CanonicalTitle | undefined {
  for (let from = 1; from < words.length - 1; from++) {
    const found = lookUp(words, from)
    if (found) return found
  }
  return undefined
}

/** "HVAC Service Technician" → HVAC Technician: one field and the noun, the nearest field first. */
function withoutMiddle(words: readonly string[]): CanonicalTitle | undefined {
  const noun = words.at(-1) ?? ''
  if (!mayEnd(noun)) return undefined
  for (let at = words.length - 3; at >= 0; at--) {
    if (!mayBegin(words[at] ?? '')) continue
    const pair = lookUp([words[at] ?? '', words[at + 1] ?? '', noun])
    const found = pair ?? lookUp([words[at] ?? '', noun])
    if (found) return found
  }
  return undefined
}

/**
 * "Pipe Welder": some nouns stay the same job whatever stands before them, and so do their
 * compounds.
 */
function byNoun(words: readonly string[]): CanonicalTitle | undefined {
  const noun = words.at(-1) ?? ''
  if (words.length > 1 && isOpenNoun(noun)) return lookUp([noun])
  return mayEnd(noun) ? undefined : byCompound(noun)
}

/** "Neuroradiologist", "Photojournalist": the noun is part of a longer word. */
function byCompound(noun: string): CanonicalTitle | undefined {
  for (const form of COMBINING_FORMS) {
    const rest = noun.startsWith(form) ? noun.slice(form.length) : ''
    if (rest.length >= COMPOUND_REST_CHARS_MIN && mayEnd(rest)) return lookUp([rest])
  }
  return undefined
}

/** "Booker" in "Model Booker": a word that ends titles and looks like a person's. */
const isNoun = (word: string): boolean => isTitleNoun(word) || (AGENT.test(word) && mayEnd(word))

/** "Assistant Professor of Physics", "Software Engineer Java": the title comes first. */
function byBeginning(words: readonly string[]): CanonicalTitle | undefined {
  for (let to = words.length - 1; to >= 1; to--) {
    const found = to > 1 || isOpenNoun(words[0] ?? '') ? lookUp(words, 0, to) : undefined
    if (found && !words.slice(to).some(isNoun)) return found
  }
  return undefined
}

/** Only a kind that is a title; an occupation group alone is none. */
const titleOf = (kind: TitleKind | null): CanonicalTitle | undefined =>
  kind?.name ? { name: kind.name, group: kind.group } : undefined

/**
 * "Chief Happiness Officer" is a kind of no other title, least of all of a ship's chief officer.
 */
const isOffice = (words: readonly string[]): boolean =>
  words[0] === OFFICE_FIRST && words.at(-1) === OFFICE_LAST

/**
 * The title that the words of a key are a kind of; the most faithful reading that finds one wins.
 */
export function kindOfTitle(words: readonly string[]): CanonicalTitle | undefined {
  if (isOffice(words)) return undefined
  return (
    longestEnd(words) ??
    withoutMiddle(words) ??
    titleOf(families.byField(words)) ??
    byNoun(words) ??
    byBeginning(words)
  )
}

/** The title that the noun alone tells. */
export const familyTitle = (words: readonly string[]): CanonicalTitle | undefined =>
  titleOf(families.byNoun(words))

/** The occupation group that the noun tells, wherever it stands; '' if nothing does. */
export function groupOfWords(words: readonly string[]): string {
  for (let to = words.length; to > 0; to--) {
    const part = words.slice(0, to)
    const kind = families.byField(part) ?? families.byNoun(part)
    if (kind) return kind.group
  }
  return ''
}
