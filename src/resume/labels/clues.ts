// What a piece of text could be, by the vocabularies: each kind with a likelihood of 0 to 1.

import { degreeLikelihood } from '../../taxonomy/degrees/degree-likelihood.js'
import { employerLikelihood } from '../../taxonomy/employers/employer-likelihood.js'
import { fieldLikelihood } from '../../taxonomy/fields/field-likelihood.js'
import { institutionLikelihood } from '../../taxonomy/institutions/institution-likelihood.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { hasLetter } from '../../text/has-letter.js'
import { keyedText } from '../../text/keyed-text.js'

export const KINDS = [
  'title',
  'employer',
  'institution',
  'degree',
  'field',
  'place',
  'name',
] as const
export type Kind = (typeof KINDS)[number]
export type Clues = Record<Kind, number>

export const NOTHING: Clues = {
  title: 0,
  employer: 0,
  institution: 0,
  degree: 0,
  field: 0,
  place: 0,
  name: 0,
}

/** A longer text is a sentence, not a name of anything. */
const CHARS_MAX = 120

const isNameable = (text: string): boolean => text.length <= CHARS_MAX && hasLetter(text)

/** The text by itself; a document's texts are asked about together, by `cluesOf`. */
export const pieceClues = (text: string): Clues => cluesOf([text])[0] ?? NOTHING

/**
 * The clues of many texts, one vocabulary after the other. Each vocabulary has its own tables;
 * asking all of them for every text would push the tables out of the processor's caches each time.
 */
export function cluesOf(texts: readonly string[]): Clues[] {
  const asked = [...new Set(texts)].filter(isNameable)
  const keyed = asked.map(keyedText)
  const institution = asked.map((text, at) => institutionLikelihood(text, keyed[at]))
  const degree = asked.map(degreeLikelihood)
  const field = asked.map((text, at) => fieldLikelihood(text, keyed[at]))
  const title = asked.map(titleLikelihood)
  const place = asked.map(isPlaceLike)
  const name = asked.map(nameLikelihood)
  const found = new Map<string, Clues>()
  asked.forEach((text, at) => {
    const clues: Clues = {
      title: title[at] ?? 0,
      employer: 0,
      institution: institution[at] ?? 0,
      degree: degree[at] ?? 0,
      field: field[at] ?? 0,
      place: place[at] ?? 0,
      name: name[at] ?? 0,
    }
    clues.employer = employerLikelihood(text, clues, keyed[at])
    found.set(text, clues)
  })
  return texts.map((text) => found.get(text) ?? NOTHING)
}

/**
 * Written out by name: in a loop over `KINDS` the JavaScript engine would look up each property
 * anew.
 */
export const bestOf = (all: readonly Clues[]): Clues => {
  const best = { ...NOTHING }
  for (const clues of all) {
    if (clues.title > best.title) best.title = clues.title
    if (clues.employer > best.employer) best.employer = clues.employer
    if (clues.institution > best.institution) best.institution = clues.institution
    if (clues.degree > best.degree) best.degree = clues.degree
    if (clues.field > best.field) best.field = clues.field
    if (clues.place > best.place) best.place = clues.place
    if (clues.name > best.name) best.name = clues.name
  }
  return best
}
