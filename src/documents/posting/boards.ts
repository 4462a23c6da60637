// Finds the posting in the JSON that job boards embed in pages without visible content.

import { LIMITS } from '../../runtime/limits.js'
import { dataJson } from '../../tables/data-file.js'
import type { PageScript } from '../html/scripts.js'
import type { JobPostingData, MarkedLine } from '../types.js'
import { balancedAt, parseTolerantJson, stringEnd } from './tolerant-json.js'
import {
  asLines,
  asList,
  asText,
  EMPLOYMENT_TYPES_MAX,
  firstAt,
  headingLine,
  isObject,
  type JsonObject,
  rawText,
} from './values.js'

interface Shape {
  source: JobPostingData['source']
  requires: string[]
  title: string[]
  description: string[]
  sections?: string[]
  closing?: string[]
  location: string[]
  moreLocations?: string[]
  employmentType: string[]
  remote: string[]
  datePosted: string[]
  employer: string[]
}

const boards = dataJson('./data/boards.json', import.meta.url) as {
  shapes: Shape[]
  generic: Shape
  employerAbove: string[]
}

/** Bounds the search: a page may embed megabytes of JSON. */
const NODES_MAX = 100_000
const DEPTH_MAX = 40
/** Shorter descriptions are teasers of other postings. */
const DESCRIPTION_CHARS_MIN = 200
/** A longer title is a description in the wrong field. */
const TITLE_CHARS_MAX = 200
/** A script assigns an object, a list or a text, directly or through JSON.parse. */
const ASSIGNMENT = /=\s*(?:JSON\.parse\(\s*)?(?=[{["])/g
/** Many scripts assign something; the state is among the first. */
const ASSIGNMENTS_MAX = 50

interface Candidate {
  shape: Shape
  node: JsonObject
  above: JsonObject[]
  chars: number
}

/** The posting in a page's scripts. Unknown boards are guessed at only on request. */
export function readEmbeddedPosting(scripts: PageScript[], guess: boolean): JobPostingData | null {
  const shapes = guess ? [...boards.shapes, boards.generic] : boards.shapes
  let best: Candidate | null = null
  for (const script of scripts) {
    if (script.kind === 'ld_json') continue
    for (const value of jsonValues(script)) {
      for (const candidate of candidates(value, shapes)) {
        if (!best || candidate.chars > best.chars) best = candidate
      }
    }
  }
  return best && toPosting(best)
}

/** The posting in a JSON value, for instance from a board's public interface. */
export function readPostingValue(value: unknown): JobPostingData | null {
  const [found] = [...candidates(value, boards.shapes)].sort((a, b) => b.chars - a.chars)
  return found ? toPosting(found) : null
}

function* jsonValues(script: PageScript): Generator<unknown> {
  if (script.kind === 'json') {
    yield parseTolerantJson(script.text)
    return
  }
  let assignments = 0
  let end = 0
  for (const match of script.text.matchAll(ASSIGNMENT)) {
    const at = match.index + match[0].length
    if (at < end || ++assignments > ASSIGNMENTS_MAX) continue
    const value = valueAt(script.text, at)
    if (!value) continue
    end = at + value.length
    if (value.length > DESCRIPTION_CHARS_MIN) yield decoded(value)
  }
}

const valueAt = (text: string, at: number) =>
  text.charAt(at) === '"' ? text.slice(at, stringEnd(text, at)) : balancedAt(text, at)

/** A string literal that holds JSON is parsed twice. */
function decoded(text: string): unknown {
  const value = parseTolerantJson(text)
  return typeof value === 'string' ? parseTolerantJson(value) : value
}

function* candidates(root: unknown, shapes: Shape[]): Generator<Candidate> {
  const open: { value: unknown; above: JsonObject[] }[] = [{ value: root, above: [] }]
  for (let visited = 0; visited < NODES_MAX; visited++) {
    const next = open.pop()
    if (!next) return
    const { value, above } = next
    if (above.length > DEPTH_MAX) continue
    if (Array.isArray(value)) for (const item of value) open.push({ value: item, above })
    if (!isObject(value)) continue
    for (const shape of shapes) {
      const chars = descriptionChars(value, shape)
      if (chars > 0) yield { shape, node: value, above, chars }
    }
    const path = [...above, value]
    for (const item of Object.values(value)) {
      if (typeof item === 'object' && item !== null) open.push({ value: item, above: path })
    }
  }
}

/** The characters of the description if the object has the shape, otherwise 0. */
function descriptionChars(node: JsonObject, shape: Shape): number {
  if (shape.requires.some((key) => !Object.hasOwn(node, key))) return 0
  const title = firstAt(node, shape.title)
  if (typeof title !== 'string' || title === '' || title.length > TITLE_CHARS_MAX) return 0
  const chars =
    rawText(firstAt(node, shape.description)).length +
    asList(firstAt(node, shape.sections ?? [])).reduce<number>(
      (sum, section) => sum + rawText(isObject(section) ? section.content : section).length,
      0,
    )
  return chars >= DESCRIPTION_CHARS_MIN ? chars : 0
}

function toPosting({ shape, node, above }: Candidate): JobPostingData {
  const value = (paths: string[] | undefined) => firstAt(node, paths ?? [])
  const ancestors = [...above].reverse()
  const employerAbove = ancestors.map((parent) => asText(firstAt(parent, boards.employerAbove)))
  const places = [...asList(value(shape.location)), ...asList(value(shape.moreLocations))]
  const cities = [...new Set(places.map(placeName).filter((name) => name !== ''))]
  const remote = value(shape.remote)
  return {
    source: shape.source,
    title: asText(value(shape.title)),
    employer: asText(value(shape.employer)) || (employerAbove.find((name) => name !== '') ?? ''),
    description: [
      ...asLines(value(shape.description)),
      ...asList(value(shape.sections)).flatMap(sectionLines),
      ...asLines(value(shape.closing)),
    ].slice(0, LIMITS.linesMax),
    locations: cities
      .slice(0, LIMITS.listItemsMax)
      .map((city) => ({ city, region: '', country: '' })),
    remote: remote === true || /remote/i.test(rawText(remote)),
    employmentTypes: asList(value(shape.employmentType))
      .map(asText)
      .filter(Boolean)
      .slice(0, EMPLOYMENT_TYPES_MAX),
    datePosted: asText(value(shape.datePosted)),
    experienceMonths: 0,
    skills: [],
    qualifications: [],
    responsibilities: [],
  }
}

function placeName(place: unknown): string {
  if (!isObject(place)) return asText(place)
  const parts = ['addressLocality', 'addressRegion', 'addressCountry'].map((key) =>
    asText(place[key]),
  )
  const address = parts.filter((part) => part !== '').join(', ')
  return address || asText(place.locationName ?? place)
}

/** One of Lever's lists: a heading and its items. */
function sectionLines(section: unknown): MarkedLine[] {
  if (!isObject(section)) return []
  const heading = asText(section.text)
  const lines = asLines(section.content)
  if (heading === '') return lines
  return [headingLine(heading, 3), ...lines]
}
