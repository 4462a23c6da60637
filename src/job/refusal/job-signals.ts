// The signals that tell a job description from a résumé, a recipe, an article, an invoice or code.

import { findDateRanges } from '../../dates/find-dates.js'
import { languageFileJson } from '../../languages/read-languages.js'
import { anyOf, patternOf } from '../../languages/words.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { fold } from '../../text/fold.js'
import { namesOf } from '../facts/field-labels.js'
import { titleSentences } from '../facts/title-sentences.js'
import type { LabelledUnit } from '../types.js'

const cues = languageFileJson('en', 'refusal-cues.json') as Record<string, string[]>
const KINDS = Object.entries(cues).map(
  ([kind, phrases]) => [kind, phrases.map((phrase) => ` ${phrase} `)] as const,
)

/** Enough to tell: a long document does not become another kind further down. */
const CHARS_SEEN = 8_000
/** Facts are in the first units. */
const UNITS_SEEN = 40
/** For each signal the count that already says everything. */
const MOST = {
  cues: 10,
  cuesAny: 2,
  labelled: 6,
  fields: 4,
  dates: 4,
  contacts: 2,
  /** As a share of all words: one in fifty. */
  pronounShare: 0.02,
} as const
/** A label of lower probability is a guess and no sign of a posting. */
const LABEL_SURE = 0.6
/** The post's name is among the first units and is no sentence. */
const TITLE_UNITS = 3
const TITLE_CHARS_MAX = 100
/** Below this likelihood none of them names a post. */
const TITLE_POSSIBLE = 0.3
/** Ranges of dates fill the first half of a résumé. */
const DATED_UNITS = 80
/** A résumé opens with its writer's contact details. */
const CONTACT_UNITS = 6
/** Fewer words tell little. */
const SHORT_WORDS = 30
/** A mail or profile address, or a telephone number. */
const CONTACT = /[\w.+-]{1,64}@[\w-]{1,64}\.\w|linkedin\.com\/in\/|\+?\d[\d ()-]{8,}\d/
/** "£44,000 to £52,000", "$21.50 an hour": the pay of a post. Invoices have single amounts. */
const PAY = new RegExp(patternOf('unit-pay'), 'i')
/** "Curriculum vitae", "RESUME", "Biodata of …" over a document, on a line of its own. */
const RESUME_HEAD = new RegExp(patternOf('unit-resume-head'), 'iu')
const FIRST_PERSON = new RegExp(` (?:${anyOf('unit:first-person')}) `, 'g')
const YOU = new RegExp(` (?:${anyOf('unit:second-person')}) `, 'g')

const cap = (value: number, most: number): number => Math.min(value, most) / most

const isFact = (text: string): boolean => {
  const label = /^([^:]{2,30}):/.exec(text)?.[1] ?? ''
  return namesOf(label).some((name) => name !== 'other')
}

/** Marks between a post's name and what else the line tells. */
const PIECE_EDGE = /\s+[-–—|]\s+|,\s+|\s+\(/

/** What may name the post: short lines at the top, their first pieces, and what sentences seek. */
function postsNamed(units: readonly LabelledUnit[]): string[] {
  const top = units.slice(0, TITLE_UNITS)
  const short = top.map(({ text }) => text).filter(({ length }) => length < TITLE_CHARS_MAX)
  const pieces = short.map((text) => text.split(PIECE_EDGE)[0] ?? '')
  return [...short, ...pieces, ...titleSentences(top).map(({ text }) => text)]
}

/** The signals by name, each 0 to 1. */
export function jobSignals(units: readonly LabelledUnit[]): Record<string, number> {
  const texts: string[] = []
  let chars = 0
  for (const unit of units) {
    if (chars > CHARS_SEEN) break
    texts.push(unit.text)
    chars += unit.text.length
  }
  const text = ` ${fold(texts.join(' ').slice(0, CHARS_SEEN))
    .replace(/[^\p{Alpha}\p{N}'@.]+/gu, ' ')
    .replace(/[.'](?=\s)/g, '')} `
  const words = Math.max(1, text.split(' ').length)
  const out: Record<string, number> = { bias: 1 }
  for (const [kind, phrases] of KINDS) {
    const found = phrases.filter((phrase) => text.includes(phrase)).length
    out[`cue:${kind}`] = cap(found, MOST.cues)
    out[`any:${kind}`] = cap(found, MOST.cuesAny)
  }
  const body = units.filter((unit) => !unit.isHeading)
  const count = (label: string) =>
    body.filter((unit) => unit.label === label && unit.probability > LABEL_SURE).length
  out.asked = cap(count('Q'), MOST.labelled)
  out.duties = cap(count('R'), MOST.labelled)
  out.askedAny = cap(count('Q'), 1)
  out.askedShare = (count('Q') + count('R')) / Math.max(1, body.length)
  // Labels of facts are like "Location: Leeds".
  out.title = Math.max(0, ...postsNamed(units).map((each) => titleLikelihood(each)))
  // A course speaks to its reader and asks for things as a posting does, but looks for nobody and names no post.
  out.nobody = out['any:hiring'] === 0 && out.title < TITLE_POSSIBLE ? 1 : 0
  out.fields = cap(texts.slice(0, UNITS_SEEN).filter((each) => isFact(each)).length, MOST.fields)
  const headings = units.filter((unit) => unit.isHeading)
  for (const kind of ['duties', 'asked', 'nice', 'benefits', 'apply', 'role', 'about']) {
    out[`heading:${kind}`] = cap(headings.filter((unit) => unit.heading === kind).length, 1)
  }
  out.dates = cap(
    texts
      .slice(0, DATED_UNITS)
      .filter((each) => /\d{4}/.test(each) && findDateRanges(each).some((range) => !range.single))
      .length,
    MOST.dates,
  )
  out.pay = texts.slice(0, UNITS_SEEN).some((each) => PAY.test(each)) ? 1 : 0
  out.contact = cap(
    texts.slice(0, CONTACT_UNITS).filter((each) => CONTACT.test(each)).length,
    MOST.contacts,
  )
  out.resumeHead = texts.slice(0, TITLE_UNITS).some((each) => RESUME_HEAD.test(each)) ? 1 : 0
  // A text that reads like duties and demands, and has neither spans of dates nor an address, is no
  // résumé.
  out.undated = out.dates + out.contact === 0 ? (out.askedShare ?? 0) : 0
  out.i = cap((text.match(FIRST_PERSON)?.length ?? 0) / words, MOST.pronounShare)
  out.you = cap((text.match(YOU)?.length ?? 0) / words, MOST.pronounShare)
  out.short = words < SHORT_WORDS ? 1 : 0
  return out
}
