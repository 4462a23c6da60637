// Finds removed text again where nothing marks it, such as an address in the footer.
import { nameLikelihood } from '../taxonomy/names/name-likelihood.js'
import { isPlaceLike } from '../taxonomy/places/is-place-like.js'
import { ownNameWords } from './name/own-name.js'
import type { Page } from './page/make-page.js'
import type { Finding } from './types.js'

/** A shorter text may repeat by chance. */
const CHARS_MIN = 8
/** Bounds the work: how much comes back, and how much is searched for. */
const ECHOES_MAX = 200
const ORIGINALS_MAX = 60
/** Day, month and year in figures: a birth date that comes again under a declaration. */
const FULL_DATE = /^\d{1,2}\D\d{1,2}\D\d{4}$/
/** A referee may be named again elsewhere. A town or heading that was taken for a name is not searched for. */
const NAME_MIN = 0.6
const PLACE_MAX = 0.4
const isFullName = (name: string): boolean =>
  /^\p{Alpha}{2,}[\p{Alpha}.'-]*(?: [\p{Alpha}.'-]+){1,3}$/u.test(name) &&
  nameLikelihood(name) >= NAME_MIN &&
  isPlaceLike(name) < PLACE_MAX
/** A town alone may be an employer's too, so an address must have its number to be searched for. */
const isEchoing = (folded: string, { category }: Finding): boolean =>
  (category === 'address' && /\d/.test(folded) && folded.length > CHARS_MIN) ||
  (category === 'age_proxy' && FULL_DATE.test(folded)) ||
  (category === 'name' && isFullName(folded)) ||
  category === 'contact'

export function echoes(page: Page, findings: readonly Finding[]): Finding[] {
  const found: Finding[] = []
  const seen = new Set<string>()
  const asked = new Set<string>()
  const own = new Set(ownNameWords(page))
  for (const finding of findings) {
    const original = page.folded.slice(finding.start, finding.end)
    // The same name comes often, and judging it costs more than searching for it: each is judged
    // once.
    const question = `${finding.category} ${original}`
    if (original.length < CHARS_MIN || seen.has(original) || asked.has(question)) continue
    asked.add(question)
    // The candidate's own name is found in every form already.
    if (finding.category === 'name' && original.split(/[ .,-]+/).some((word) => own.has(word)))
      continue
    if (!isEchoing(original, finding)) continue
    if (seen.size >= ORIGINALS_MAX) break
    seen.add(original)
    for (
      let at = page.folded.indexOf(original);
      at >= 0 && found.length < ECHOES_MAX;
      at = page.folded.indexOf(original, at + original.length)
    ) {
      if (at !== finding.start) found.push({ ...finding, start: at, end: at + original.length })
    }
  }
  return found
}
