// The country whose labour market a posting speaks to: by its money, papers, web addresses and spelling. It
// tells apart towns of one name: Windsor in Berkshire or in Ontario.
import { dataJson } from '../../tables/data-file.js'
import { citiesNamed } from '../../taxonomy/places/gazetteer.js'
import { readPlace } from '../../taxonomy/places/read-place.js'
import { foldKey } from '../../text/fold.js'
import type { LabelledUnit } from '../types.js'

type Signs = Record<string, string[]>
const signs = dataJson('./data/markets.json', import.meta.url) as Record<'strong' | 'weak', Signs>

/** A paper or a currency says as much as two habits of spelling. */
const WEIGHT = { strong: 2, weak: 1 } as const
const PATTERNS = (['strong', 'weak'] as const).flatMap((kind) =>
  Object.entries(signs[kind]).flatMap(([country, list]) =>
    list.map((sign) => ({ country, weight: WEIGHT[kind], pattern: new RegExp(sign) })),
  ),
)
/** One strong sign or two weak ones; and half of it at most may speak for another country. */
const WEIGHT_MIN = 2
const LEAD = 2
/** Bounds the work; a country shows in the first pages. */
const TEXT_CHARS_MAX = 12_000
/** In powers of ten: a town of a tenth of the people may be meant, but nobody means Toronto in Ohio. */
const SIZE_STEP_MAX = 1

/** How much larger the town is that was read than the one of its name in the other country. */
function sizeStep(name: string, read: string, other: string): number {
  const sizeIn = (country: string): number =>
    citiesNamed(foldKey(name))
      .filter(({ countryCode }) => countryCode === country)
      .reduce((most, { size }) => Math.max(most, size), 0)
  return sizeIn(read) - sizeIn(other)
}

/** The country's code; '' where the posting does not say. */
export function marketOf(units: readonly Pick<LabelledUnit, 'text'>[]): string {
  const text = units
    .map((unit) => unit.text)
    .join('\n')
    .slice(0, TEXT_CHARS_MAX)
  const votes = new Map<string, number>()
  for (const { country, weight, pattern } of PATTERNS)
    if (pattern.test(text)) votes.set(country, (votes.get(country) ?? 0) + weight)
  const [first, second] = [...votes].sort(([, a], [, b]) => b - a)
  if (!first || first[1] < WEIGHT_MIN) return ''
  return first[1] >= LEAD * (second?.[1] ?? 0) ? first[0] : ''
}

/** The town of the same name in the posting's own country, unless the words around it say where it lies. */
export function townAtHome(
  canonical: string,
  said: string,
  units: readonly Pick<LabelledUnit, 'text'>[],
): string {
  const place = readPlace(canonical)
  if (!place || place.city === '') return canonical
  const isSaid =
    [place.region, place.country].some((name) => name !== '' && said.includes(name)) ||
    said.split(/[^A-Z]+/).includes(place.countryCode)
  if (isSaid) return canonical
  const country = marketOf(units)
  if (country === '' || country === place.countryCode) return canonical
  if (sizeStep(place.cityPrinted, place.countryCode, country) > SIZE_STEP_MAX) return canonical
  const near = readPlace(place.cityPrinted, { country })
  return near?.countryCode === country && near.city !== '' ? near.canonical : canonical
}
