// Finds names: the candidate's own in every form, and relatives' and referees' by labels and
// titles.
import { anyOf } from '../../languages/words.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import type { Label } from '../labels/label.js'
import type { Page } from '../page/make-page.js'
import { labelValue, type Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'
import { besideNames } from './beside-name.js'
import { ownNames } from './find-own-names.js'
import { kinNames } from './kin-names.js'
import { NAME } from './name-words.js'
import { REFEREE_MIN, referees, signatures, titledNames } from './other-names.js'
import { quotedAuthors } from './quoted-authors.js'
import { spacedNames } from './spaced-names.js'

/** Words before the name of somebody who died, or a title. */
const LATE = new RegExp(String.raw`^(?:(?:${anyOf('name:late')})\b[., ]{0,3}){1,2}`)
/** "Supervisor - Sample Works" is a job and a firm: after these labels a name needs a colon. */
const SUPERIORS: ReadonlySet<string> = new Set(['superior_name'])
/** A longer value is no name. */
const VALUE_WORDS_MAX = 6
/** From this likelihood on a value is a job: "Reporting to: Head of Sales". */
const TITLE_MIN = 0.5
/** The stretch from one referee's comma or bracket to the next: "Ana Sample (Acme), Jo Doe (Acme)". */
const BETWEEN_REFEREES = /(?<=[,;)]\s*)[^,;()]{4,40}/g

/** The name after a label: up to the first sign or digit, a few words at most. */
function labelledName(page: Page, label: Label): Finding | null {
  const value = labelValue(page, label)
  if (!value) return null
  const late = LATE.exec(page.folded.slice(value.start, value.end))?.[0].length ?? 0
  const start = value.start + late
  const text = page.text.slice(start, value.end)
  const stop = text.search(/[,;|\d@:(]|\s[-–]\s|\s{2,}/)
  const cut = (stop < 0 ? text : text.slice(0, stop)).replace(/[\s([]+$/, '')
  const words = cut.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0 || words.length > VALUE_WORDS_MAX || !/\p{Alpha}{2}/u.test(cut))
    return null
  if (SUPERIORS.has(label.field.name) && !/:/.test(page.folded.slice(label.end, value.start)))
    return null
  if (SUPERIORS.has(label.field.name) && titleLikelihood(cut) >= TITLE_MIN) return null
  const isReferee = label.field.name === 'referee_name' || SUPERIORS.has(label.field.name)
  const isSure = isReferee
    ? nameLikelihood(cut) >= REFEREE_MIN
    : /\p{Upper}/u.test(cut) || nameLikelihood(cut) > 0
  return isSure ? { ...value, start, end: start + cut.length } : null
}

/** "References: A (a@…), B and C": the names after the first. */
function moreReferees(page: Page, { field, valueStart, valueEnd }: Label): Finding[] {
  if (field.name !== 'referee_name') return []
  const text = page.text.slice(valueStart, valueEnd)
  return Array.from(text.matchAll(BETWEEN_REFEREES)).flatMap(({ index, 0: piece }) => {
    const name = piece.trim()
    const start = valueStart + index + piece.indexOf(name)
    const isName = name.includes(' ') && nameLikelihood(name) >= REFEREE_MIN
    return isName ? [{ start, end: start + name.length, ...NAME }] : []
  })
}

export const name: Recogniser = (page, labels) => {
  const labelled = labels
    .filter(({ field }) => field.value === 'name')
    .map((label) => labelledName(page, label))
    .filter((finding) => finding !== null)
  // A value with a placeholder is redacted already; as a name it would make the words beside the
  // placeholder names too.
  const found = labelled
    .map(({ start, end }) => page.text.slice(start, end))
    .filter((text) => !text.includes('['))
  const ownLabelled = labels.some(({ field }) => field.name.startsWith('own_name'))
    ? found.slice(0, 1)
    : []
  const names = [...page.known.names, ...ownLabelled]
  const named = ownLabelled.length === 0 ? page : { ...page, known: { ...page.known, names } }
  const own = ownNames(named)
  return [
    ...labelled,
    ...labels.flatMap((label) => moreReferees(page, label)),
    ...own,
    ...besideNames(page, [...labelled, ...own]),
    ...quotedAuthors(page),
    ...spacedNames(named),
    ...titledNames(page),
    ...referees(page),
    ...signatures(page),
    ...kinNames(page),
  ]
}
