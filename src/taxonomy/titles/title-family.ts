// Tells which title an unknown one is a kind of, by its noun and the words before it: "Powertrain
// Calibration Technician" is an engineering technician.
import { dataRows } from '../../tables/data-file.js'
import type { CanonicalTitle } from './read-titles.js'
import { keyWords } from './title-key.js'

/** A title of the vocabulary, or only an occupation group. */
export interface TitleKind {
  name: string | null
  group: string
}

interface Family {
  usual: TitleKind | null
  byField: Map<string, TitleKind>
}

type LookUp = (name: string) => CanonicalTitle | undefined

/** A SOC major group in place of a title. */
const GROUP = /^\d\d$/

function kindNamed(name: string, lookUp: LookUp): TitleKind {
  if (GROUP.test(name)) return { name: null, group: name }
  const title = lookUp(name)
  if (!title) throw new Error(`data/families.txt: "${name}" is no title of data/titles`)
  return title
}

/** "Health Technician: medical clinical; Chemical Technician: polymer" → medical → …, clinical → …, polymer → … */
function fields(text: string, lookUp: LookUp): Map<string, TitleKind> {
  const kinds = new Map<string, TitleKind>()
  for (const part of text.split(';').filter((one) => one.trim() !== '')) {
    const colon = part.indexOf(':')
    const kind = kindNamed(part.slice(0, colon).trim(), lookUp)
    for (const word of part
      .slice(colon + 1)
      .trim()
      .split(' ')) {
      kinds.set(keyWords([word]).join(' '), kind)
    }
  }
  return kinds
}

/**
 * The families of data/families.txt. Each is read when its noun is first asked for, because few
 * ever are.
 */
export class TitleFamilies {
  readonly #rows = new Map<string, string[]>()
  readonly #families = new Map<string, Family>()
  readonly #lookUp: LookUp

  constructor(lookUp: LookUp) {
    this.#lookUp = lookUp
    for (const row of dataRows('./data/families.txt', import.meta.url)) {
      for (const noun of (row[0] ?? '').split(' ')) this.#rows.set(noun, row)
    }
  }

  get nouns(): Iterable<string> {
    return this.#rows.keys()
  }

  /**
   * The kind by the field before the last noun; the word or pair of words nearest to the noun
   * decides.
   */
  byField(words: readonly string[]): TitleKind | null {
    const family = words.length > 1 ? this.#family(words.at(-1) ?? '') : undefined
    for (let at = words.length - 2; family && at >= 0; at--) {
      const pair = `${words[at - 1] ?? ''} ${words[at]}`
      const kind = family.byField.get(pair) ?? family.byField.get(words[at] ?? '')
      if (kind) return kind
    }
    return null
  }

  /** The kind that the last noun tells by itself. */
  byNoun(words: readonly string[]): TitleKind | null {
    return this.#family(words.at(-1) ?? '')?.usual ?? null
  }

  #family(noun: string): Family | undefined {
    const row = this.#rows.get(noun)
    const known = this.#families.get(noun)
    if (known || !row) return known
    const [, usual = '', text = ''] = row
    const kind = usual === '' ? null : kindNamed(usual, this.#lookUp)
    const family: Family = { usual: kind, byField: fields(text, this.#lookUp) }
    this.#families.set(noun, family)
    return family
  }
}
