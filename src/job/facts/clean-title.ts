// A title without what is no part of it: employer, place, gender marks, numbers, pay, site names,
// and in free text grades and terms of work too.
import { dataJson } from '../../tables/data-file.js'
import { legalFormOf } from '../../taxonomy/employers/legal-form.js'
import { findPlaces } from '../../taxonomy/places/find-places.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { fold, foldKey } from '../../text/fold.js'

interface TitleCuts {
  prefixes: string[]
  droppedTails: string[]
}

const cuts = dataJson('./data/title-cuts.json', import.meta.url) as TitleCuts
const PREFIXES = new Set(cuts.prefixes.map(foldKey))
const TAILS = new Set(cuts.droppedTails.map(foldKey))

const TITLE_CHARS_MAX = 200
const PLACE_SURE = 0.55
const HEAD_SURE = 0.5
const HEAD_POSSIBLE = 0.3
/** "(3518)" and "[Remote]" go, "(RMN)" and "(Psychiatry)" say what the job is. */
const BRACKETS = /\s*[([]([^)\]]*)[)\]]/g
const GENDER =
  /(?:^|\s|[-–|,])\(?(?:m\s?\/\s?[wfž]\s?\/\s?[dxi*]|[wf]\s?\/\s?m\s?\/\s?[dxi*]|[fhmwvž]\s?\/\s?[fhmwvž](?:\s?\/\s?[dxi*])?|all genders|gn)\)?(?=$|\s|[-–|,)])/giu
const MONEY = /\s*(?:[£$€]|\*{3,}|\b(?:up to|circa|c\.|ote|rm\s?\d)).*$/i
const NUMBERED =
  /\s*(?:#\s?\w*\d+|\b(?:req(?:uisition)?|ref(?:erence)?|job id|id|vacancy)\.?\s*(?:no\.?|number|id)?\s*[:#-]?\s*[\w-]*\d[\w-]*)\s*$/i
const REQUISITION = /^\W*[a-z]{0,4}[-_ ]?\d{3,}[-\w]*\W*$/i
const SEPARATOR = /\s+[-–—|•·]+\s+|\s*[|•]\s*|(?<=\p{L}):\s+|,\s+(?=[\p{Lu}\d])/gu
const EMPLOYER_TAIL = /\s+(?:at|@)\s+\p{Lu}.*$|\s+at\s+the\s+\p{Lu}.*$/u
const HIRING = /^.{2,80}?\b(?:is hiring|hiring)\s+(?:an?\s+)?(.{3,100}?)(?:\s+in\s+.+)?$/i
const JOBS_IN = /\s+jobs?\b(?:\s+in)?\s+(.*)$/i
const BAND =
  /^bank\s*[-–:]\s*(?:band\s+\d[a-d]?\b\s*)?|^band\s+\d[a-d]?(?:\s*[/&-]\s*\d[a-d]?)?\b\s*[-–:]?\s*|\s*[-–,]?\s*\bband\s+\d[a-d]?(?:\s*[/&-]\s*\d[a-d]?)?\s*$/giu
const TERMS_OF_WORK =
  /\d{3}|\d\s?k\b|^\d|\d[a-d]?$(?<!ward \d[a-d]?)|\b(?:remote|hybrid|salary|shifts?|bands?|grade|months?|hours|hrs|days|weeks?|years?|fixed|ref|via|up to|based|cover)\b/i
/** "JR-0093421 Fitter": a number of the advertiser's before the name. */
const LEADING_CODE = /^(?:\p{Lu}{1,5}[-_/ ]?\d{3,}[\w-]*|\d{3,}[\w-]*)\s*[-–:|]?\s+(?=\p{L})/u
const SITE = /^(?:infirmary|hospital|hospice|clinic|school|college|academy|university)$/i
const TERMS = /^(?:(?:full|part)[- ]?time|temporary|permanent|contract)\s+(?=\p{Lu})/iu
/** How long the post lasts. */
const DURATION = /\s+\(?\d{1,2}[\s-]*(?:month|week|year)s?\b.*$/iu
const GLUED = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu

/** What an advertiser puts around a title: "GREAT Cook Position Available!", "Summer 2024 Cook". */
const HYPE =
  /^(?:great|amazing|exciting|fantastic|urgent(?:ly)?|immediate|we(?:['’]re| are) (?:now )?hiring(?: an?)?:?)\s+(?=\S)/iu
const SEASON = /^(?:(?:spring|summer|fall|autumn|winter)\s+)?20\d\d\s+(?=\p{L})/iu
const OFFER =
  /\s+(?:(?:position|job|role|vacancy|opening|opportunity)s?(?:\s+available)?|wanted|needed|available)\s*!*$/iu
const QUOTES = /^["'“‘«]+|["'”’»!]+$/gu

export interface TitleContext {
  employers: readonly string[]
  /** Places of the posting, which no gazetteer needs to know. */
  places?: readonly string[]
}

const hasHead = (text: string): boolean => titleLikelihood(text) >= HEAD_SURE

function isEmployer(piece: string, { employers }: TitleContext): boolean {
  if (legalFormOf(piece.trim())?.isCertain) return true
  const key = foldKey(piece).replace(/ /g, '')
  return employers.some((employer) => {
    const other = foldKey(employer).replace(/ /g, '')
    return other.length > 2 && key.length > 2 && (key.includes(other) || other.includes(key))
  })
}

/** Nothing but an employer, a place or a word of job boards. */
function isOther(piece: string, context: TitleContext): boolean {
  const key = foldKey(piece)
  if (key === '' || TAILS.has(key) || PREFIXES.has(key)) return true
  if (context.places?.some((place) => foldKey(place) === key)) return true
  return isPlaceLike(piece) >= PLACE_SURE || isEmployer(piece, context)
}

/** Hours, shifts, grades and kinds of contract; none of them is what the post is called. */
export const isTermOfWork = (piece: string): boolean =>
  TERMS_OF_WORK.test(piece) || TAILS.has(foldKey(piece))

function isDropped(piece: string, context: TitleContext): boolean {
  if (TERMS_OF_WORK.test(piece)) return true
  if (findPlaces(piece).some((mention) => mention.start === 0)) return true
  return isOther(piece, context)
}

function piecesOf(text: string): { start: number; end: number }[] {
  const marks = [...text.matchAll(SEPARATOR)]
  const edges = [0, ...marks.map((mark) => mark.index + mark[0].length)]
  const ends = [...marks.map((mark) => mark.index), text.length]
  return edges.map((start, i) => ({ start, end: ends[i] ?? text.length }))
}

/** The pieces from the first one that names a job, up to the first that is something else. */
function chosenPieces(text: string, context: TitleContext): string {
  const pieces = piecesOf(text)
  if (pieces.length === 1) return text
  const textOf = (piece: { start: number; end: number }) => text.slice(piece.start, piece.end)
  let first = pieces.findIndex((piece) => titleLikelihood(textOf(piece)) >= HEAD_POSSIBLE)
  if (first < 0) first = pieces.findIndex((piece) => !isDropped(textOf(piece), context))
  const from = pieces[Math.max(0, first)]
  if (!from) return text
  let end = from.end
  for (const piece of pieces.slice(Math.max(0, first) + 1)) {
    if (isDropped(textOf(piece), context)) break
    end = piece.end
  }
  return text.slice(from.start, end)
}

/** "Test EngineerOsloFrom": line breaks that were lost behind the job's noun. */
function beforeGlue(text: string): string {
  for (const { index } of text.matchAll(GLUED)) {
    const left = text.slice(0, index)
    if (/\s/.test(left) && titleLikelihood(left.split(/\s+/).at(-1) ?? '') >= 0.7) return left
  }
  return text
}

/** A house behind the job's noun: "Support Worker Royal Example Infirmary". */
function withoutSite(text: string): string {
  const words = text.split(/\s+/)
  if (!SITE.test(words.at(-1) ?? '')) return text
  for (let size = words.length - 2; size > 1; size--) {
    const rest = words.slice(0, size).join(' ')
    if (titleLikelihood(rest) >= 0.8) return rest
  }
  return text
}

/** A place that ends the title without a mark: "Care Assistant Leeds". */
function withoutPlaceTail(text: string): string {
  const words = text.split(/\s+/)
  for (let size = Math.min(3, words.length - 1); size > 0; size--) {
    const tail = words.slice(-size).join(' ')
    const rest = words.slice(0, -size).join(' ')
    if (isPlaceLike(tail) >= 0.65 && /^\p{Lu}/u.test(tail) && hasHead(rest)) {
      return rest.replace(/\s+(?:in|jobs?)$/i, '')
    }
  }
  return text
}

const oneLine = (raw: string): string =>
  raw.slice(0, TITLE_CHARS_MAX).replace(/\s+/g, ' ').trim().replace(GENDER, ' ')

/** A bracket whose other half was cut off goes, and with it what it opened. */
const withoutHalfBrackets = (text: string): string =>
  text.replace(/[([][^)\]]*$/, '').replace(/^([^([]*)[)\]]/, '$1')

const trimmed = (text: string): string =>
  withoutHalfBrackets(text)
    .replace(/^[\s,;:|–—-]+|^\.\s+|[\s,.;:|–—-]+$/g, '')
    .replace(/\s+/g, ' ')

/** The pieces at both ends that are something else go, those between stay as they were written. */
function withoutOtherEnds(text: string, context: TitleContext): string {
  const pieces = piecesOf(text).map(({ start, end }) => ({
    start,
    end,
    isKept: !isOther(text.slice(start, end), context),
  }))
  const first = pieces.find(({ isKept }) => isKept)
  const last = pieces.findLast(({ isKept }) => isKept)
  return first && last ? text.slice(first.start, last.end) : text
}

/**
 * The title that a posting's own data gives, which is written with care: only employer, place, gender
 * marks, numbers and pay go. A grade ("Band 6") and a ward belong to the name of the post.
 */
export function cleanPostedTitle(raw: string, context: TitleContext): string {
  const text = oneLine(raw)
    .replace(BRACKETS, (bracket, inner: string) =>
      isOther(inner, context) || REQUISITION.test(inner) || MONEY.test(inner) ? ' ' : bracket,
    )
    .replace(MONEY, '')
    .replace(NUMBERED, '')
  const at = EMPLOYER_TAIL.exec(text)
  const isNamed = at !== null && isEmployer(at[0].replace(/^\s+(?:at|@)\s+/, ''), context)
  const rest = withoutOtherEnds((isNamed ? text.slice(0, at.index) : text).trim(), context)
  return trimmed(withoutPlaceTail(rest))
}

export function cleanTitle(raw: string, context: TitleContext): string {
  let text = oneLine(raw).replace(QUOTES, '').replace(HYPE, '').replace(SEASON, '')
  text = text.replace(LEADING_CODE, '')
  text = text.replace(BRACKETS, (_, inner: string) =>
    isDropped(inner, context) || /\d/.test(inner) ? ' ' : ` (${inner})`,
  )
  text = HIRING.exec(text)?.[1] ?? text
  text = beforeGlue(text).replace(MONEY, '').replace(EMPLOYER_TAIL, '').replace(NUMBERED, '')
  text = text.replace(BAND, '').trim()
  const jobs = JOBS_IN.exec(text)
  if (jobs && isPlaceLike(jobs[1] ?? '') > 0.3) text = text.slice(0, jobs.index)
  text = chosenPieces(text.replace(/\s+/g, ' ').trim(), context)
  return trimmed(
    withoutSite(withoutPlaceTail(text)).replace(TERMS, '').replace(DURATION, ''),
  ).replace(OFFER, '')
}

/** Greek and Cyrillic letters that pass for Latin ones, in words that are Latin otherwise. */
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [...'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТХаеорсху'].map((letter, at) => [
    letter,
    [...'ABEZHIKMNOPTYXABEKMHOPCTXaeopcxy'][at] ?? letter,
  ]),
)

const withoutLookalikes = (text: string): string =>
  text.replace(/\S*[A-Za-z]\S*/g, (word) =>
    word.replace(/[\u0370-\u04ff]/g, (letter) => LOOKALIKES[letter] ?? letter),
  )

/** "SENIOR DATA ENGINEER" and "data engineer" → "Senior Data Engineer"; "RGN" stays. */
export function calmTitle(raw: string): string {
  const text = withoutLookalikes(raw)
  if (text === text.toLowerCase()) {
    return text.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
  }
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters.length < 8 || letters !== letters.toUpperCase()) return text
  return text.replace(/\p{L}+/gu, (word) =>
    word.length <= 3 && !SMALL.has(fold(word))
      ? word
      : word.charAt(0) + word.slice(1).toLowerCase(),
  )
}

const SMALL = new Set(['and', 'the', 'for', 'of', 'in', 'to'])
