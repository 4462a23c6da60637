// Measures the look-ups of places, names, institutions, degrees, fields and employers on gold labels.
// Usage: node dist/eval/taxonomy/vocabularies.js [--set DIR] [--misses KIND]   (DIR holds resume_gold/ and jd_gold/)
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { degreeLikelihood } from '#engine/taxonomy/degrees/degree-likelihood.js'
import { readDegree } from '#engine/taxonomy/degrees/read-degree.js'
import { employerLikelihood } from '#engine/taxonomy/employers/employer-likelihood.js'
import { fieldLikelihood } from '#engine/taxonomy/fields/field-likelihood.js'
import { normalizeField } from '#engine/taxonomy/fields/normalize-field.js'
import { findInstitution } from '#engine/taxonomy/institutions/find-institution.js'
import { institutionLikelihood } from '#engine/taxonomy/institutions/institution-likelihood.js'
import { nameLikelihood } from '#engine/taxonomy/names/name-likelihood.js'
import { isPlaceLike } from '#engine/taxonomy/places/is-place-like.js'
import { readPlace } from '#engine/taxonomy/places/read-place.js'
import { percent } from '../figures.js'
import type { Gold as JobGold } from '../jobs/set.js'
import { readJsons } from '../read-files.js'
import { neededFolder, SETS } from '../shared-folder.js'
import type { Gold } from '../train/gold.js'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string', default: SETS.train },
    misses: { type: 'string', default: '' },
  },
})

const LIKELIHOODS = {
  institution: institutionLikelihood,
  employer: employerLikelihood,
  degree: degreeLikelihood,
  field: fieldLikelihood,
  name: nameLikelihood,
  place: isPlaceLike,
}
const THRESHOLD = 0.5
const WIDTH = 12

const set = neededFolder(args.set)
const resumes = readJsons<Partial<Gold>>(join(set, 'resume_gold'))
const jobs = readJsons<Partial<JobGold>>(join(set, 'jd_gold'))
const education = resumes.flatMap((gold) => gold.education ?? [])
const work = resumes.flatMap((gold) => gold.work_history ?? [])
const contacts = resumes.map((gold) => gold.contact ?? {})

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const present = (values: readonly unknown[]): string[] => values.filter(isText)
const textOf = (value: unknown): string => (isText(value) ? value : '')

interface Place {
  city: string
  region: string
  country: string
}

const places: Place[] = [...contacts, ...jobs.map((gold) => gold.location ?? {})]
  .map((place: { city?: unknown; region?: unknown; country?: unknown }) => ({
    city: textOf(place.city),
    region: textOf(place.region),
    country: textOf(place.country),
  }))
  .filter(({ city }) => city !== '')

const KINDS = {
  institution: present(education.map((entry) => entry.institution)),
  employer: present([...work.map((entry) => entry.employer), ...jobs.map((gold) => gold.employer)]),
  degree: present(education.map((entry) => entry.degree)),
  field: present(education.map((entry) => entry.field)),
  name: present(contacts.map((contact) => contact.name)),
  place: places.map((place) => present([place.city, place.region, place.country]).join(', ')),
  title: present([...work.map((entry) => entry.title), ...jobs.map((gold) => gold.title)]),
  skill: present(resumes.flatMap((gold) => gold.skills ?? [])),
}

const shareOf = (hits: number, all: number): string =>
  all === 0 ? '   –' : percent(hits / all).padStart(7)
const miss = (kind: string, ...parts: unknown[]): void => {
  if (args.misses === kind) console.log(`  ${kind}: ${parts.join(' | ')}`)
}
const printRow = (cells: readonly (string | number)[]): void =>
  console.log(cells.map((cell) => String(cell).padStart(WIDTH)).join(''))

/** Prints a line below the table: how many of the cases are right. */
function printRight<T>(name: string, cases: readonly T[], isRight: (one: T) => boolean): void {
  const right = cases.filter(isRight).length
  console.log(`${name.padEnd(26)} ${shareOf(right, cases.length)} of ${cases.length}`)
}

console.log(
  `Share of gold strings of each kind (row) that a look-up (column) gives more than ${THRESHOLD}`,
)
printRow(['', ...Object.keys(LIKELIHOODS), 'strings'])
for (const [kind, values] of Object.entries(KINDS)) {
  const cells = Object.entries(LIKELIHOODS).map(([column, likelihood]) => {
    const hits = values.filter((value) => {
      const hit = likelihood(value) > THRESHOLD
      if (hit !== (kind === column)) miss(`${kind}-${column}`, value, likelihood(value))
      return hit
    })
    return shareOf(hits.length, values.length)
  })
  printRow([kind, ...cells, values.length])
}
console.log('')

const degrees = education.filter((entry) => entry.degree)
printRight('degree level right', degrees, ({ degree, degree_level }) => {
  const level = readDegree(degree ?? '')?.level ?? null
  if (level !== degree_level) miss('level', degree, degree_level, level)
  return level === degree_level
})

const lines = education.flatMap(({ degree, institution, field }) =>
  degree && institution && field
    ? [
        { institution, field, line: `${degree} in ${field}, ${institution}, 2012` },
        { institution, field, line: `${degree} (${field}) from ${institution}` },
      ]
    : [],
)
printRight('field cut out of a line', lines, ({ field, line }) => {
  const got = readDegree(line)?.field?.text
  const isRight = got === field.replace(/\.$/, '')
  if (!isRight) miss('fieldcut', line, got)
  return isRight
})
printRight('institution cut out', lines, ({ institution, line }) => {
  const got = findInstitution(line)?.text
  if (got !== institution) miss('cut', line, got)
  return got === institution
})
printRight('field known', KINDS.field, (field) => {
  const { known } = normalizeField(field)
  if (!known) miss('fieldknown', field)
  return known
})

const folded = (text: string | undefined): string =>
  (text ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const WAYS: Record<string, (place: Place) => string> = {
  'city, region, country': (place) => present([place.city, place.region, place.country]).join(', '),
  'city, region': (place) => present([place.city, place.region]).join(', '),
  'city, country': (place) => present([place.city, place.country]).join(', '),
  'city alone': (place) => place.city,
}
for (const [way, print] of Object.entries(WAYS)) {
  let city = 0
  let country = 0
  for (const place of places) {
    const got = readPlace(print(place))
    const isCity = [got?.city, got?.cityPrinted].some((name) => folded(name) === folded(place.city))
    const isCountry = !place.country || got?.country === place.country
    if (isCity) city += 1
    if (isCountry) country += 1
    if (!isCity || !isCountry) miss('place', print(place), got?.canonical)
  }
  console.log(
    `place from ${way.padEnd(22)} city ${shareOf(city, places.length)}  country ${shareOf(country, places.length)} of ${places.length}`,
  )
}
