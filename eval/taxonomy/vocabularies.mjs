// Measures the look-ups of places, names, institutions, degrees, fields and employers on gold labels.
// Usage: node eval/taxonomy/vocabularies.mjs GOLD_DIR [--misses KIND] [--dist DIR]   (GOLD_DIR holds resume_gold/ and jd_gold/)
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const argument = (name, fallback) => {
  const at = process.argv.indexOf(name)
  return at > 0 ? process.argv[at + 1] : fallback
}
const folder = process.argv[2] ?? '../shared/eval/dev'
const dist = pathToFileURL(`${resolve(argument('--dist', 'dist'))}/`)
const shown = argument('--misses', '')
const load = (path) => import(new URL(`taxonomy/${path}.js`, dist))

const { readDegree } = await load('degrees/read-degree')
const { degreeLikelihood } = await load('degrees/degree-likelihood')
const { fieldLikelihood } = await load('fields/field-likelihood')
const { normalizeField } = await load('fields/normalize-field')
const { institutionLikelihood } = await load('institutions/institution-likelihood')
const { findInstitution } = await load('institutions/find-institution')
const { employerLikelihood } = await load('employers/employer-likelihood')
const { nameLikelihood } = await load('names/name-likelihood')
const { isPlaceLike } = await load('places/is-place-like')
const { readPlace } = await load('places/read-place')

const LIKELIHOODS = {
  institution: institutionLikelihood,
  employer: employerLikelihood,
  degree: degreeLikelihood,
  field: fieldLikelihood,
  name: nameLikelihood,
  place: isPlaceLike,
}
const THRESHOLD = 0.5

const read = (name) => {
  const path = join(folder, name)
  if (!existsSync(path)) return []
  return readdirSync(path).map((file) => JSON.parse(readFileSync(join(path, file), 'utf8')))
}
const resumes = read('resume_gold')
const jobs = read('jd_gold')
const education = resumes.flatMap((gold) => gold.education ?? [])
const work = resumes.flatMap((gold) => gold.work_history ?? [])
const contacts = resumes.map((gold) => gold.contact ?? {})
const places = [...contacts, ...jobs.map((gold) => gold.location ?? {})].filter(
  (place) => place.city,
)
const present = (values) =>
  values.filter((value) => typeof value === 'string' && value.trim() !== '')

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

const percent = (hits, all) =>
  all === 0 ? '   –' : `${((100 * hits) / all).toFixed(1).padStart(5)} %`
const miss = (kind, ...parts) => {
  if (shown === kind) console.log(`  ${kind}: ${parts.join(' | ')}`)
}

console.log(
  `Share of gold strings of each kind (row) that a look-up (column) gives more than ${THRESHOLD}`,
)
console.log(['', ...Object.keys(LIKELIHOODS), 'strings'].map((cell) => cell.padStart(12)).join(''))
for (const [kind, values] of Object.entries(KINDS)) {
  const cells = Object.entries(LIKELIHOODS).map(([column, likelihood]) => {
    const hits = values.filter((value) => {
      const hit = likelihood(value) > THRESHOLD
      if (hit !== (kind === column)) miss(`${kind}-${column}`, value, likelihood(value))
      return hit
    })
    return percent(hits.length, values.length)
  })
  console.log([kind, ...cells, values.length].map((cell) => String(cell).padStart(12)).join(''))
}

const degrees = education.filter((entry) => entry.degree)
const rightLevels = degrees.filter((entry) => {
  const level = readDegree(entry.degree)?.level ?? null
  if (level !== entry.degree_level) miss('level', entry.degree, entry.degree_level, level)
  return level === entry.degree_level
})
console.log(
  `\ndegree level right        ${percent(rightLevels.length, degrees.length)} of ${degrees.length}`,
)

const composed = education.filter((entry) => entry.degree && entry.institution && entry.field)
const lines = composed.flatMap((entry) => [
  { entry, line: `${entry.degree} in ${entry.field}, ${entry.institution}, 2012` },
  { entry, line: `${entry.degree} (${entry.field}) from ${entry.institution}` },
])
const rightFields = lines.filter(({ entry, line }) => {
  const got = readDegree(line)?.field?.text
  const isRight = got === entry.field.replace(/\.$/, '')
  if (!isRight) miss('fieldcut', line, got)
  return isRight
})
const rightCuts = lines.filter(({ entry, line }) => {
  const got = findInstitution(line)?.text
  if (got !== entry.institution) miss('cut', line, got)
  return got === entry.institution
})
console.log(
  `field cut out of a line    ${percent(rightFields.length, lines.length)} of ${lines.length}`,
)
console.log(
  `institution cut out        ${percent(rightCuts.length, lines.length)} of ${lines.length}`,
)

const knownFields = KINDS.field.filter(
  (field) => normalizeField(field).known || miss('fieldknown', field),
)
console.log(
  `field known                ${percent(knownFields.length, KINDS.field.length)} of ${KINDS.field.length}`,
)

const folded = (text) => (text ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const WAYS = {
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
    `place from ${way.padEnd(22)} city ${percent(city, places.length)}  country ${percent(country, places.length)} of ${places.length}`,
  )
}
