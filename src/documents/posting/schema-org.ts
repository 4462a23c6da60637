// Reads a schema.org JobPosting from JSON-LD or microdata.
import { LIMITS } from '../../runtime/limits.js'
import type { MicrodataItem } from '../html/microdata.js'
import type { JobPostingData } from '../types.js'
import {
  asLines,
  asList,
  asText,
  EMPLOYMENT_TYPES_MAX,
  isObject,
  type JsonObject,
  rawText,
} from './values.js'

/** Bounds the search in JSON-LD of any size. */
const NODES_MAX = 5000
/** "3 years", "2-4 yrs", "18 months": the lower bound and its unit. */
const DURATION = /(\d{1,3}(?:\.\d)?)\s*\+?\s*(?:-\s*\d{1,3}\s*)?(year|yr|month)/i
/** The standard's word TELECOMMUTE, and what sites write in its place. */
const REMOTE = /telecommute|remote|work from home/i
const LIST_MARKS = /[,;|\u2022]\s*|\n/

/** Every JobPosting in a JSON-LD value: at the top, in lists, in @graph, or nested. */
export function findJobPostings(root: unknown): JsonObject[] {
  const found: JsonObject[] = []
  const open: unknown[] = [root]
  for (let visited = 0; open.length > 0 && visited < NODES_MAX; visited++) {
    const node = open.shift()
    if (Array.isArray(node)) open.push(...node.slice(0, NODES_MAX))
    else if (isObject(node)) {
      if (isJobPosting(node)) found.push(node)
      else open.push(...Object.values(node).filter((value) => typeof value === 'object'))
    }
  }
  return found
}

const isJobPosting = (node: JsonObject) =>
  asList(node['@type'] ?? node.type).some(
    (type) => typeof type === 'string' && /(?:^|[/:])JobPosting$/i.test(type),
  )

/** Converts microdata to the form of JSON-LD. */
export function fromMicrodata(item: MicrodataItem): JsonObject {
  const object: JsonObject = { '@type': item.type }
  for (const [name, values] of Object.entries(item.props)) {
    const plain = values.map((value) => (typeof value === 'string' ? value : fromMicrodata(value)))
    object[name] = plain.length === 1 ? plain[0] : plain
  }
  return object
}

export function readJobPosting(node: JsonObject, source: JobPostingData['source']): JobPostingData {
  const places = [...asList(node.jobLocation), ...asList(node.applicantLocationRequirements)]
  return {
    source,
    title: asText(node.title ?? node.name),
    employer: asText(node.hiringOrganization),
    description: asLines(node.description),
    locations: asList(node.jobLocation).flatMap(readPlace).slice(0, LIMITS.listItemsMax),
    remote:
      REMOTE.test(rawText(node.jobLocationType)) ||
      places.some((place) => /^\s*remote\s*$/i.test(rawText(place))),
    employmentTypes: asList(node.employmentType).flatMap(terms).slice(0, EMPLOYMENT_TYPES_MAX),
    datePosted: asText(node.datePosted),
    experienceMonths: experienceMonths(node.experienceRequirements),
    skills: asList(node.skills).flatMap(terms).slice(0, LIMITS.skillsMax),
    qualifications: [node.qualifications, node.educationRequirements, node.experienceRequirements]
      .flatMap(statements)
      .slice(0, LIMITS.listItemsMax),
    responsibilities: statements(node.responsibilities).slice(0, LIMITS.listItemsMax),
  }
}

function readPlace(place: unknown): JobPostingData['locations'] {
  if (typeof place === 'string') return namedPlace(asText(place))
  if (!isObject(place)) return []
  const addresses = asList(place.address)
  if (addresses.length === 0) {
    return place.addressLocality || place.addressCountry
      ? [postal(place)]
      : namedPlace(asText(place))
  }
  return addresses.flatMap((address) =>
    isObject(address) ? [postal(address)] : namedPlace(asText(address)),
  )
}

const namedPlace = (name: string) => (name === '' ? [] : [{ city: name, region: '', country: '' }])

const postal = (address: JsonObject) => ({
  city: asText(address.addressLocality),
  region: asText(address.addressRegion),
  country: asText(address.addressCountry),
})

/** Reads a list that may be written as one string. */
function terms(value: unknown): string[] {
  const lines = asLines(value).map((line) => line.text)
  const [only] = lines
  const parts = lines.length === 1 && only ? only.split(LIST_MARKS) : lines
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

const statements = (value: unknown): string[] =>
  asList(value)
    .flatMap((item) => {
      if (isObject(item) && 'monthsOfExperience' in item) return []
      return asLines(isObject(item) ? (item.credentialCategory ?? item) : item)
    })
    .map((line) => line.text)

/** A hundred years: pages with a made-up value use a large number. */
const MONTHS_MAX = 1200

function experienceMonths(value: unknown): number {
  for (const item of asList(value)) {
    const months = Number(isObject(item) ? item.monthsOfExperience : Number.NaN)
    if (months > 0 && months < MONTHS_MAX) return Math.round(months)
    const [, amount, unit] = DURATION.exec(asText(item)) ?? []
    if (amount && unit) return Math.round(Number(amount) * (/^m/i.test(unit) ? 1 : 12))
  }
  return 0
}
