// What a piece of text could be, by the vocabularies: each kind with a likelihood of 0 to 1.
import { degreeLikelihood } from '../../taxonomy/degrees/degree-likelihood.js'
import { employerLikelihood } from '../../taxonomy/employers/employer-likelihood.js'
import { fieldLikelihood } from '../../taxonomy/fields/field-likelihood.js'
import { institutionLikelihood } from '../../taxonomy/institutions/institution-likelihood.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'

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

export function pieceClues(text: string): Clues {
  if (text.length > CHARS_MAX || !/\p{L}/u.test(text)) return NOTHING
  const others = {
    institution: institutionLikelihood(text),
    degree: degreeLikelihood(text),
    field: fieldLikelihood(text),
  }
  return {
    ...others,
    title: titleLikelihood(text),
    employer: employerLikelihood(text, others),
    place: isPlaceLike(text),
    name: nameLikelihood(text),
  }
}
