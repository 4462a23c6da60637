// "Chauffeur chez Brume", "Kellner - Zum Anker": the labeller has seen few positions in languages
// other than English, and takes an employer for the end of the title.
import { isForeignDocument } from '../../../languages/heard-languages.js'
import { anyOf } from '../../../languages/words.js'
import { employerLikelihood } from '../../../taxonomy/employers/employer-likelihood.js'
import { isPlaceLike } from '../../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../../taxonomy/titles/title-likelihood.js'
import type { Found } from '../../types.js'
import { cleanField } from '../clean-field.js'

/** Likelihoods above which the vocabularies count a text as a title, an employer, or a place. */
const TITLE_MIN = 0.5
const EMPLOYER_MIN = 0.5
const PLACE_MIN = 0.75

/** What stands between a title and its employer: a dash, or a word that leads to one. */
const BETWEEN = new RegExp(
  String.raw`\s(?:[-–—]|${anyOf('work:behind-title')})(?:\s|(?<=['’]))`,
  'giu',
)
const NAME = /^[\p{Upper}\p{N}]/u

interface Split {
  title: Found | null
  employer: Found | null
}

const isMissing = (employer: Found | null): boolean =>
  employer === null || isPlaceLike(employer.value) >= PLACE_MIN

/** Title and employer, where the title holds both and no other employer is known. */
export function employerBehindTitle(title: Found | null, employer: Found | null): Split {
  if (!title || !isForeignDocument() || !isMissing(employer)) return { title, employer }
  const last = [...title.value.matchAll(BETWEEN)].at(-1)
  if (!last) return { title, employer }
  const before = cleanField(title.value.slice(0, last.index))
  const behind = cleanField(title.value.slice(last.index + last[0].length))
  const isSplit =
    NAME.test(behind) &&
    (titleLikelihood(before) >= TITLE_MIN || employerLikelihood(behind) >= EMPLOYER_MIN) &&
    titleLikelihood(behind) < TITLE_MIN &&
    isPlaceLike(behind) < PLACE_MIN
  if (!isSplit) return { title, employer }
  return { title: { ...title, value: before }, employer: { ...title, value: behind } }
}
