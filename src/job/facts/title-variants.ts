// Lists what a line that names the post may mean by it: the whole or a part, each with what was
// left out. "Store Supervisor - Northgate Retail Park, York" has three parts; a model has learned
// which of them make the title.
import { languageFileJson } from '../../languages/read-languages.js'
import { legalFormOf } from '../../taxonomy/employers/legal-form.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { cleanTitle, isTermOfWork, type TitleContext } from './clean-title.js'

export interface TitleVariant {
  text: string
  features: string[]
}

/** Marks between the parts of a line, with one group for each kind. */
const SEPARATOR = /\s+([-–—|•·])+\s+|\s*([|•·])\s*|(,)\s+|(?<=\p{Alpha})(:)\s+|\s+(\()/gu
/** Bounds the variants, which grow in number with the parts. */
const PARTS_MAX = 6
const { bodies } = languageFileJson('en', 'title-cuts.json') as {
  bodies: string[]
}
/** Words in the names of sites and bodies. */
const BODY = new RegExp(`\\b(?:${bodies.join('|')})\\b`, 'i')
/** Whether it names a site or body that employs people: "The Costume Institute". */
export const isBody = (text: string): boolean => BODY.test(text)
/** A part behind others must look like a post by itself: in "Nurse, CA" nobody is a CA. */
const POSSIBLE = 0.3
/**
 * From these likelihoods on a part counts as a place or a post; the model then weighs which parts
 * stay.
 */
const PLACE_SURE = 0.5
const POST_SURE = 0.6
/**
 * Kinds that may be cut off behind a dash, a comma or a bracket; a field of work is part of the
 * name.
 */
const NO_TITLE = new Set(['terms', 'place', 'firm', 'digits', 'body'])
const isBoard = (mark: string | undefined): boolean => mark === '|' || mark === '•' || mark === '·'

/** The kind of a part that is not, or may not be, in the title. */
function kindOf(text: string): string {
  const bare = text.replace(/^[\s(]+|[\s)]+$/g, '')
  if (isTermOfWork(bare)) return 'terms'
  if (isPlaceLike(bare) >= PLACE_SURE) return 'place'
  if (legalFormOf(bare)?.isCertain) return 'firm'
  const likely = titleLikelihood(bare)
  if (likely >= POST_SURE) return 'post'
  if (/\d/.test(bare)) return 'digits'
  if (isBody(bare)) return 'body'
  return bare.split(/\s+/).length <= 2 ? 'short' : 'long'
}

interface Part {
  start: number
  end: number
  /** The mark before it. */
  mark: string
}

function partsOf(raw: string): Part[] {
  const parts: Part[] = []
  let start = 0
  let mark = ''
  for (const match of raw.matchAll(SEPARATOR)) {
    if (match.index > start) parts.push({ start, end: match.index, mark })
    start = match.index + match[0].length
    mark = match.slice(1).find((each) => each !== undefined) ?? ''
  }
  parts.push({ start, end: raw.length, mark: /[–—]/.test(mark) ? '-' : mark })
  return parts.slice(0, PARTS_MAX)
}

/** The cleaned line first, then its parts and its beginnings. */
export function titleVariants(raw: string, context: TitleContext, isParted = true): TitleVariant[] {
  const whole = cleanTitle(raw, context)
  const parts = isParted ? partsOf(raw) : []
  if (parts.length < 2) return whole === '' ? [] : [{ text: whole, features: ['whole'] }]
  const kinds = parts.map(({ start, end }) => kindOf(raw.slice(start, end)))
  const out = new Map<string, TitleVariant>()
  const add = (text: string, features: string[]) => {
    if (text !== '' && !out.has(text)) out.set(text, { text, features })
  }
  const span = (from: number, to: number): string =>
    raw.slice(parts[from]?.start ?? 0, parts[to]?.end ?? raw.length)
  const seam = (at: number, name: string): string[] => {
    const [kind, mark] = [kinds[at], parts[at]?.mark]
    return kind === undefined ? [] : [`${name}:${kind}`, `${name}:${kind}&${mark}`]
  }
  for (const to of parts.keys()) {
    // A variant that ends with this part: the part that was kept last, and the one cut off behind
    // it.
    const next = parts[to + 1]
    if (next && !isBoard(next.mark) && !NO_TITLE.has(kinds[to + 1] ?? '')) continue
    const kept = to > 0 ? seam(to, 'keeps') : ['keeps:one']
    const text = to === parts.length - 1 ? whole : cleanTitle(span(0, to), context)
    add(text, ['part', ...kept, ...seam(to + 1, 'drops')])
  }
  for (let at = 1; at < parts.length; at++) {
    const before = kinds[at - 1] ?? ''
    const text = cleanTitle(span(at, at), context)
    if (titleLikelihood(text) < POSSIBLE) continue
    add(text, [
      'part',
      'later',
      `later:${at}`,
      `behind:${before}`,
      ...seam(at, 'own'),
      ...seam(at + 1, 'drops'),
    ])
  }
  if (whole !== '' && out.has(whole)) out.get(whole)?.features.push('cleaned')
  else add(whole, ['whole'])
  return [...out.values()]
}
