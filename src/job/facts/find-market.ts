// Finds the country whose labour market a posting addresses, by money, papers, web addresses and
// spelling. This tells apart towns with one name: Windsor in Berkshire or in Ontario.
import { dataJson } from '../../tables/data-file.js'
import { citySize } from '../../taxonomy/places/gazetteer.js'
import { readPlace } from '../../taxonomy/places/read-place.js'
import type { Place } from '../../taxonomy/places/types.js'
import type { LabelledUnit } from '../types.js'

type Signs = Record<string, string[]>
const signs = dataJson('./data/markets.json', import.meta.url) as Record<'strong' | 'weak', Signs>

/** A paper or a currency counts as much as two habits of spelling. */
const WEIGHT = { strong: 2, weak: 1 } as const
const PATTERNS = (['strong', 'weak'] as const).flatMap((kind) =>
  Object.entries(signs[kind]).flatMap(([country, list]) =>
    list.map((sign) => ({ country, weight: WEIGHT[kind], pattern: new RegExp(sign) })),
  ),
)
/** One strong sign or two weak ones are needed, and twice the weight of any other country. */
const WEIGHT_MIN = 2
const LEAD = 2
/** Bounds the work; the first pages show the country. */
const TEXT_CHARS_MAX = 12_000
/**
 * In powers of ten: a town with a tenth of the people may be meant, but nobody means the Toronto in
 * Ohio.
 */
const SIZE_STEP_MAX = 1
/** log10 of inhabitants: a posting may name a city this large abroad without saying where it is. */
const KNOWN_SIZE_MIN = 5.5

/**
 * By how many powers of ten the town that was read is larger than its namesake in the other
 * country.
 */
const sizeStep = ({ cityPrinted, countryCode }: Place, other: string): number =>
  (citySize(cityPrinted, countryCode) ?? 0) - (citySize(cityPrinted, other) ?? 0)

/** The country's code; '' if the posting does not show it. */
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

/** Whether the words around a place say in which region or country it lies. */
const isSaid = ({ region, country, countryCode }: Place, said: string): boolean =>
  [region, country].some((name) => name !== '' && said.includes(name)) ||
  said.split(/[^A-Z]+/).includes(countryCode)

/** Whether it is a city that is known everywhere. */
export const isKnownCity = ({ cityPrinted, countryCode }: Place): boolean =>
  (citySize(cityPrinted, countryCode) ?? 0) >= KNOWN_SIZE_MIN

/**
 * Whether a place lies abroad although nothing around it says so, and is too small to be known
 * everywhere: "Save" in an English posting is no town in Benin.
 */
export function isStray(place: Place, said: string, market: string): boolean {
  if (market === '' || market === place.countryCode || isSaid(place, said)) return false
  return !isKnownCity(place) && citySize(place.cityPrinted, market) === null
}

/**
 * The town of the same name in the posting's own country, unless the words around it say where it
 * lies.
 */
export function townAtHome(canonical: string, said: string, market: string): string {
  const place = readPlace(canonical)
  if (!place || place.city === '' || isSaid(place, said)) return canonical
  if (market === '' || market === place.countryCode) return canonical
  if (sizeStep(place, market) > SIZE_STEP_MAX) return canonical
  const near = readPlace(place.cityPrinted, { country: market })
  return near?.countryCode === market && near.city !== '' ? near.canonical : canonical
}
