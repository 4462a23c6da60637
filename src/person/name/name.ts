// Finds names: the candidate's own in every form, and relatives' and referees' by labels and
// titles.
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import type { Label } from '../labels/label.js'
import type { Page } from '../page/make-page.js'
import type { Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'
import { besideNames } from './beside-name.js'
import { calledNames } from './called-names.js'
import { ownNames } from './find-own-names.js'
import { kinNames } from './kin-names.js'
import { labelledName } from './labelled-name.js'
import { NAME } from './name-words.js'
import { REFEREE_MIN, referees, signatures, titledNames } from './other-names.js'
import { otherScriptNames } from './other-script.js'
import { quotedAuthors } from './quoted-authors.js'
import { spacedNames } from './spaced-names.js'

/** The stretch from one referee's comma or bracket to the next: "Ana Sample (Acme), Jo Doe (Acme)". */
const BETWEEN_REFEREES = /(?<=[,;)]\s*)[^,;()]{4,40}/g

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
    ...otherScriptNames(named, [...labelled, ...own]),
    ...quotedAuthors(page),
    ...spacedNames(named),
    ...titledNames(page),
    ...referees(page),
    ...signatures(page),
    ...kinNames(page),
    ...calledNames(page),
  ]
}
