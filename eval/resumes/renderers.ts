// A renderer must not change what is read in a résumé:
//   npm run eval:renderers [-- --quirks DIR --themes DIR --misses]
// quirks: PDFs with the truth beside them; measures the share of names, employers, titles and dates
// that is found.
// themes: one CV in several themes; lists what differs from what most themes give.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Candidate, EducationEntry, WorkEntry } from '#engine/contract/candidate.js'
import { findDateRanges } from '#engine/dates/find-dates.js'
import type { PartialDate } from '#engine/dates/types.js'
import { readSource } from '#engine/engine/read-source.js'
import { parseResume } from '#engine/resume/parse-resume.js'
import { Counts, percent } from '../figures.js'
import { fold } from '../measure/alike.js'
import { namesIn, readBytes, readJson } from '../read-files.js'
import { neededFolder, SETS } from '../shared-folder.js'

const { values: args } = parseArgs({
  options: {
    quirks: { type: 'string', default: SETS.quirks },
    themes: { type: 'string', default: SETS.themes },
    misses: { type: 'boolean', default: false },
  },
})
const QUIRKS_MIN = 0.95
const AS_OF = '2026-01-01'
const TRUTH = '.truth.json'

interface Truth {
  contact?: { full_name?: string }
  experience?: { title?: string; company?: string; dates?: string }[]
}

async function parse(path: string): Promise<Candidate> {
  const document = await readSource({ kind: 'bytes', bytes: readBytes(path) })
  return parseResume(document, { asOf: AS_OF, candidateId: 'c' })
}

const iso = ({ year, month }: PartialDate): string =>
  month ? `${year}-${String(month).padStart(2, '0')}` : `${year}`

/**
 * The truth's dates in our form, read by our own reader of dates: only the layout is tested here.
 */
function datesOf(text: string | undefined): string | null {
  const [range] = findDateRanges(text ?? '')
  if (!range) return null
  return `${iso(range.from)}/${range.to === 'present' ? 'now' : iso(range.to)}`
}

const jobOf = ({ employer, title, start, end }: WorkEntry) => ({
  employer: fold(employer),
  title: fold(title),
  dates: start ? `${start}/${end === null ? 'now' : end || start}` : null,
})

let wanted = 0
let found = 0
function hold(file: string, what: string, truth: string | undefined, ok: boolean): void {
  if (!truth) return
  wanted++
  if (ok) found++
  else if (args.misses) console.log(`${file}: ${what} ${JSON.stringify(truth)}`)
}

const quirks = neededFolder(args.quirks)
for (const name of namesIn(quirks, TRUTH)) {
  const truth = readJson<Truth>(join(quirks, name))
  const file = name.replace(TRUTH, '')
  const candidate = await parse(join(quirks, `${file}.pdf`))
  const jobs = candidate.work_history.map(jobOf)
  const fullName = truth.contact?.full_name
  hold(file, 'name', fullName, fold(candidate.contact.name) === fold(fullName))
  for (const { title, company, dates } of truth.experience ?? []) {
    const has = (key: 'employer' | 'title' | 'dates', value: string | null) =>
      jobs.some((job) => job[key] === value)
    hold(file, 'title', title, has('title', fold(title)))
    hold(file, 'employer', company, has('employer', fold(company)))
    hold(file, 'dates', dates, has('dates', datesOf(dates)))
  }
}
console.log(`quirks: ${found} of ${wanted} values found, ${percent(found / wanted)}`)
if (found < wanted * QUIRKS_MIN) process.exitCode = 1

const workFact = ({ employer, title, start, end }: WorkEntry): string =>
  `work: ${fold(employer)} | ${fold(title)} | ${start} | ${end}`
const schoolFact = ({ institution, degree, field, end }: EducationEntry): string =>
  `education: ${fold(institution)} | ${fold(degree)} | ${fold(field)} | ${end}`

/** Everything of a Candidate that a theme cannot change, as lines to compare. */
const factsOf = (candidate: Candidate): Set<string> =>
  new Set([
    `name: ${candidate.contact.name}`,
    `email: ${candidate.contact.email}`,
    `phone: ${candidate.contact.phone}`,
    `location: ${candidate.contact.location}`,
    `months: ${candidate.total_experience_months}`,
    ...candidate.contact.links.map((link) => `link: ${link}`),
    ...candidate.work_history.map(workFact),
    ...candidate.education.map(schoolFact),
    ...candidate.skills.map((skill) => `skill: ${skill.canonical}`),
    ...candidate.languages.map((language) => `language: ${language}`),
  ])

const folder = neededFolder(args.themes)
const readings: { file: string; facts: Set<string> }[] = []
for (const file of namesIn(folder, '.pdf')) {
  readings.push({ file, facts: factsOf(await parse(join(folder, file))) })
}
const counts = new Counts<string>()
for (const { facts } of readings) for (const fact of facts) counts.count(fact)
const common = [...counts].filter(([, count]) => count > readings.length / 2).map(([fact]) => fact)
let same = 0
for (const { file, facts } of readings) {
  const missing = common.filter((fact) => !facts.has(fact))
  const own = [...facts].filter((fact) => !common.includes(fact))
  if (missing.length + own.length === 0) same++
  else if (args.misses) {
    console.log(`${file}:`)
    for (const fact of missing) console.log(`  - ${fact}`)
    for (const fact of own) console.log(`  + ${fact}`)
  }
}
console.log(
  `themes: ${same} of ${readings.length} give the same Candidate (${common.length} facts)`,
)
if (same < readings.length) process.exitCode = 1
