// Removes what is no part of a title: employer, place, gender marks, numbers, pay and site names;
// in free text also grades and terms of work.
import { languageFileJson } from '../../languages/read-languages.js'
import { anyOf } from '../../languages/words.js'
import { legalFormOf } from '../../taxonomy/employers/legal-form.js'
import { findPlaces } from '../../taxonomy/places/find-places.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { skillNamed } from '../../taxonomy/skills/skills.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { foldKey } from '../../text/fold.js'
import {
  BAND,
  BEFORE_PLACE,
  BRACKETS,
  CATEGORY,
  DURATION,
  EMPLOYER_TAIL,
  GENDER,
  GLUED,
  HIRING,
  HYPE,
  HYPE_TAIL,
  HYPED,
  JOBS_IN,
  LEADING_CODE,
  MONEY,
  NUMBERED,
  OFFER,
  QUOTES,
  REQUISITION,
  SEASON,
  SEPARATOR,
  SHIFT_TAIL,
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

/** No title is longer; this bounds the work of the patterns. */
const TITLE_CHARS_MAX = 200
/** From this likelihood on a piece between marks is a place. */
const PLACE_SURE = 0.55
/** A place without a mark before it must be surer. */
const PLACE_TAIL_SURE = 0.65
/** "Cook jobs in Oslo" announces a place, so a weak sign is enough. */
const PLACE_AFTER_JOBS = 0.3
/** Town names rarely have more words: "Stoke on Trent". */
const PLACE_TAIL_WORDS_MAX = 3
/** The words that remain must be this likely a title if something is cut off behind them. */
const HEAD_SURE = 0.5
/** The title begins with the first piece that is at least this likely a title. */
const HEAD_POSSIBLE = 0.3
/** A lost line break is believed only behind a word that is surely a job's noun. */
const GLUED_HEAD_SURE = 0.7
/** The site may be part of the post's name, so the rest must be a title beyond doubt. */
const SITE_HEAD_SURE = 0.8

export interface TitleContext {
  employers: readonly string[]
  /** Places of the posting; they count even if no gazetteer knows them. */
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

/** Whether the piece is only an employer, a place or a word of job boards. */
function isOther(piece: string, context: TitleContext): boolean {
  const key = foldKey(piece)
  if (key === '' || TAILS.has(key) || PREFIXES.has(key)) return true
  if (context.places?.some((place) => foldKey(place) === key)) return true
  return isPlaceLike(piece) >= PLACE_SURE || isEmployer(piece, context)
}

/** Hours, shifts, grades and kinds of contract: none of them is part of the post's name. */
export const isTermOfWork = (piece: string): boolean =>
  TERMS_OF_WORK.test(piece) || TAILS.has(foldKey(piece))

function isDropped(piece: string, context: TitleContext): boolean {
  if (TERMS_OF_WORK.test(piece) || HYPED.test(piece)) return true
  if (findPlaces(piece).some((mention) => mention.start === 0)) return true
  return isOther(piece, context)
}

/** "Health, Safety, and Environment Manager": commas before such a word part no pieces. */
const LIST_END = new RegExp(String.raw`,\s+(?:${anyOf('title:list-ends')})\s`, 'gi')

function piecesOf(text: string): { start: number; end: number }[] {
  const listEnd = [...text.matchAll(LIST_END)].at(-1)?.index ?? -1
  const marks = [...text.matchAll(SEPARATOR)].filter(
    ({ index, 0: mark }) => !mark.startsWith(',') || index > listEnd,
  )
  const edges = [0, ...marks.map((mark) => mark.index + mark[0].length)]
  const ends = [...marks.map((mark) => mark.index), text.length]
  return edges.map((start, i) => ({ start, end: ends[i] ?? text.length }))
}

/** The pieces from the first that names a job up to the first that is something else. */
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

/** "Test EngineerOsloFrom": cuts at a lost line break behind the job's noun, but not in "DevOps". */
function beforeGlue(text: string): string {
  for (const { index } of text.matchAll(GLUED)) {
    const left = text.slice(0, index)
    const last = left.split(/\s+/).at(-1) ?? ''
    if (!/\s/.test(left) || titleLikelihood(last) < GLUED_HEAD_SURE) continue
    const rest = text.slice(index).split(/[\s,/)]/)[0] ?? ''
    if (skillNamed(last + rest) === undefined) return left
  }
  return text
}

/** Cuts off the site behind the job's noun: "Support Worker Royal Example Infirmary". */
function withoutSite(text: string): string {
  const words = text.split(/\s+/)
  if (!SITE.test(words.at(-1) ?? '')) return text
  for (let size = words.length - 2; size > 1; size--) {
    const rest = words.slice(0, size).join(' ')
    if (titleLikelihood(rest) >= SITE_HEAD_SURE) return rest
  }
  return text
}

/** "Nurse in", "Nurse jobs": words that stay behind when a place or a site's name is cut off. */
const CUT_END = new RegExp(String.raw`\s+(?:${anyOf('title:cut-ends')})$`, 'i')

/** Cuts off a place that ends the title without a mark: "Care Assistant Leeds". */
function withoutPlaceTail(text: string): string {
  const words = text.split(/\s+/)
  for (let size = Math.min(PLACE_TAIL_WORDS_MAX, words.length - 1); size > 0; size--) {
    const tail = words.slice(-size).join(' ')
    if (!/^\p{Upper}/u.test(tail) || isPlaceLike(tail) < PLACE_TAIL_SURE) continue
    const rest = words.slice(0, -size).join(' ').replace(SHIFT_TAIL, '')
    const head = [rest.replace(BEFORE_PLACE, ''), rest].find(hasHead)
    if (head !== undefined) return head.replace(CUT_END, '')
  }
  return text
}

/** Pictures at either end: "🚀 Baker 🚀". */
const PICTURES =
  /^(?:\p{Extended_Pictographic}|\uFE0F|\s)+|(?:\p{Extended_Pictographic}|\uFE0F|\s)+$/gu

const oneLine = (raw: string): string =>
  raw.slice(0, TITLE_CHARS_MAX).replace(/\s+/g, ' ').replace(PICTURES, '').replace(GENDER, ' ')

/** Drops a bracket whose other half was cut off, and what it encloses. */
const withoutHalfBrackets = (text: string): string =>
  text.replace(/[([][^)\]]*$/, '').replace(/^([^([]*)[)\]]/, '$1')

const trimmed = (text: string): string =>
  withoutHalfBrackets(text)
    .replace(/^[\s,;:|–—-]+|^\.\s+|[\s,.;:|–—-]+$/g, '')
    .replace(/\s+/g, ' ')

/** Drops pieces that are something else from both ends; pieces between stay as written. */
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
 * Cleans the title from a posting's own data. That is written with care, so only employer, place,
 * gender marks, numbers and pay are dropped. A grade ("Band 6") or a ward belongs to the post's
 * name.
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
  if (jobs && isPlaceLike(jobs[1] ?? '') > PLACE_AFTER_JOBS) {
    text = text.slice(0, jobs.index)
    const post = text.replace(CATEGORY, '')
    if (hasHead(post)) text = post
  }
  text = chosenPieces(text.replace(/\s+/g, ' ').trim(), context)
  return trimmed(withoutSite(withoutPlaceTail(text)).replace(TERMS, '').replace(DURATION, ''))
    .replace(OFFER, '')
    .replace(HYPE_TAIL, '')
}
