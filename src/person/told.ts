// Finds details that a parser read: where it read them, and wherever else they occur.

import { nameLikelihood } from '../taxonomy/names/name-likelihood.js'
import { foldInPlace } from '../text/fold-in-place.js'
import { hasLetterOrDigit } from '../text/has-letter-or-digit.js'
import { isAddressLike, isOfAddress } from './address/address-like.js'
import type { Page } from './page/make-page.js'
import type { Recogniser } from './recogniser.js'
import type { Finding } from './types.js'

/** Bounds the work: how many details, and how many places of each. */
const ECHOED_MAX = 24
const EACH_MAX = 100

/** How likely a line of a parser's address must be a place, unless it is inside the address. */
const PLACE_MIN = 0.4
/** From this likelihood on a text is rather a name than not. */
const NAME_MIN = 0.5
/** "2011–2019 Sample Works, Sampletown": a line that opens with years is a position's. */
const OPENS_WITH_YEARS = /^\W*(?:19|20)\d\d\s?-/

function printed(page: Page): Finding[] {
  const found = (page.known.printed ?? []).flatMap(
    ({ line: number, text, category, placeholder }): Finding[] => {
      const line = page.lines[number]
      const start = line ? page.text.indexOf(text, line.start) : -1
      if (!line || start < 0 || start + text.length > line.end) return []
      if (category === 'address' && OPENS_WITH_YEARS.test(page.folded.slice(start, line.end)))
        return []
      return [{ start, end: start + text.length, category, placeholder }]
    },
  )
  return withoutStrayLines(page, found)
}

/**
 * A parser's address may begin a line too early or end too late: with a label, a job title, a list
 * of skills.
 */
function withoutStrayLines(page: Page, found: Finding[]): Finding[] {
  const isSure = ({ start, end }: Finding) => isAddressLike(page, start, end, PLACE_MIN)
  const mayBe = (one: Finding | undefined) => one !== undefined && isOfAddress(page, one)
  const addresses = found.filter(({ category }) => category === 'address')
  if (addresses.length < 2) return found
  let first = addresses.findIndex(isSure)
  let last = addresses.findLastIndex(isSure)
  if (first < 0) return found.filter((one) => one.category !== 'address' || mayBe(one))
  while (mayBe(addresses[first - 1])) first--
  while (mayBe(addresses[last + 1])) last++
  const kept = new Set(addresses.slice(first, last + 1))
  return found.flatMap((one) => {
    if (one.category !== 'address' || kept.has(one)) return [one]
    // The line above an address is often the name of the person who lives there.
    const isName = nameLikelihood(page.text.slice(one.start, one.end)) >= NAME_MIN
    return isName ? [{ ...one, category: 'name', placeholder: 'NAME' } as const] : []
  })
}

function echoed({ folded, known }: Page): Finding[] {
  const found: Finding[] = []
  for (const { text, category, placeholder } of (known.echoed ?? []).slice(0, ECHOED_MAX)) {
    const wanted = foldInPlace(text)
    if (wanted === '') continue
    let at = folded.indexOf(wanted)
    for (let count = 0; at >= 0 && count < EACH_MAX; count++) {
      const end = at + wanted.length
      const isWhole =
        !hasLetterOrDigit(folded[at - 1] ?? '') && !hasLetterOrDigit(folded[end] ?? '')
      if (isWhole) found.push({ start: at, end, category, placeholder })
      at = folded.indexOf(wanted, end)
    }
  }
  return found
}

export const told: Recogniser = (page) => [...printed(page), ...echoed(page)]
