// A title without what is no part of it: employer, place, gender marks, numbers, pay, site names,
// and in free text grades and terms of work too.
import { languageFileJson } from '../../languages/read-languages.js'
import { anyOf } from '../../languages/words.js'
import { legalFormOf } from '../../taxonomy/employers/legal-form.js'
import { findPlaces } from '../../taxonomy/places/find-places.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { foldKey } from '../../text/fold.js'
import {
  BAND,
  BRACKETS,
  DURATION,
  EMPLOYER_TAIL,
  GENDER,
  GLUED,
  HIRING,
  HYPE,
  JOBS_IN,
  LEADING_CODE,
  MONEY,
  NUMBERED,
  OFFER,
  QUOTES,
  REQUISITION,
  SEASON,
  SEPARATOR,
  SITE,
  TERMS,
  TERMS_OF_WORK,
} from './title-patterns.js'

interface TitleCuts {
  prefixes: string[]
  droppedTails: string[]
}

const cuts = languageFileJson('en', 'title-cuts.json') as TitleCuts
const PREFIXES = new Set(cuts.prefixes.map(foldKey))
const TAILS = new Set(cuts.droppedTails.map(foldKey))

/** Longer than any title; bounds what the patterns see. */
const TITLE_CHARS_MAX = 200
/** From so much place-likeness on a piece between marks is a place. */
const PLACE_SURE = 0.55
/** No mark sets it off from the title, so it must be surer. */
const PLACE_TAIL_SURE = 0.65
/** "Cook jobs in Oslo" says itself that a place follows, so little is enough. */
const PLACE_AFTER_JOBS = 0.3
/** A town has rarely more words than these: "Stoke on Trent". */
const PLACE_TAIL_WORDS_MAX = 3
/** How likely the words alone must be a title, where something else is cut off behind them. */
const HEAD_SURE = 0.5
/** Among several pieces the first that may be a title at all begins it. */
const HEAD_POSSIBLE = 0.3
/** One word decides that the title ends inside a word, so it must be a job's noun. */
const GLUED_HEAD_SURE = 0.7
/** The house behind it may be part of the name, so the rest must be a title beyond doubt. */
const SITE_HEAD_SURE = 0.8

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
    if (/\s/.test(left) && titleLikelihood(left.split(/\s+/).at(-1) ?? '') >= GLUED_HEAD_SURE)
      return left
  }
  return text
}

/** A house behind the job's noun: "Support Worker Royal Example Infirmary". */
function withoutSite(text: string): string {
  const words = text.split(/\s+/)
  if (!SITE.test(words.at(-1) ?? '')) return text
  for (let size = words.length - 2; size > 1; size--) {
    const rest = words.slice(0, size).join(' ')
    if (titleLikelihood(rest) >= SITE_HEAD_SURE) return rest
  }
  return text
}

/** "Nurse in", "Nurse jobs": what is left when a place or a site's name is cut off. */
const CUT_END = new RegExp(String.raw`\s+(?:${anyOf('title:cut-ends')})$`, 'i')

/** A place that ends the title without a mark: "Care Assistant Leeds". */
function withoutPlaceTail(text: string): string {
  const words = text.split(/\s+/)
  for (let size = Math.min(PLACE_TAIL_WORDS_MAX, words.length - 1); size > 0; size--) {
    const tail = words.slice(-size).join(' ')
    const rest = words.slice(0, -size).join(' ')
    if (isPlaceLike(tail) >= PLACE_TAIL_SURE && /^\p{Lu}/u.test(tail) && hasHead(rest)) {
      return rest.replace(CUT_END, '')
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

/** "at" between the post and the employer's name. */
const AT_EMPLOYER = new RegExp(String.raw`^\s+(?:${anyOf('title:at-employer')})\s+`)

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
  const isNamed = at !== null && isEmployer(at[0].replace(AT_EMPLOYER, ''), context)
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
  if (jobs && isPlaceLike(jobs[1] ?? '') > PLACE_AFTER_JOBS) text = text.slice(0, jobs.index)
  text = chosenPieces(text.replace(/\s+/g, ' ').trim(), context)
  return trimmed(
    withoutSite(withoutPlaceTail(text)).replace(TERMS, '').replace(DURATION, ''),
  ).replace(OFFER, '')
}
