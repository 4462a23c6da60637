// What renderers do to a résumé must not change what is read of it:
//   node eval/resumes/renderers.mjs --quirks DIR --themes DIR [--misses]
// quirks: PDFs with the truth beside them: share of names, employers, titles and dates found.
// themes: one CV in several themes: what differs from what most themes give.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findDateRanges } from '../../dist/dates/find-dates.js'
import { readSource } from '../../dist/engine/read-source.js'
import { parseResume } from '../../dist/resume/parse-resume.js'

const { values: args } = parseArgs({
  options: {
    quirks: { type: 'string' },
    themes: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
})
if (!args.quirks || !args.themes) throw new Error('usage: renderers.mjs --quirks DIR --themes DIR')
const QUIRKS_MIN = 0.95
const AS_OF = '2026-01-01'

const fold = (text) =>
  String(text ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

async function parse(path) {
  const bytes = new Uint8Array(readFileSync(path))
  return parseResume(await readSource({ kind: 'bytes', bytes }), { asOf: AS_OF, candidateId: 'c' })
}

const iso = ({ year, month }) => (month ? `${year}-${String(month).padStart(2, '0')}` : `${year}`)

/** The truth's dates in our form, by our own reader of dates: it is the layout that is on trial. */
function datesOf(text) {
  const [range] = findDateRanges(text ?? '')
  if (!range) return null
  return `${iso(range.from)}/${range.to === 'present' ? 'now' : iso(range.to)}`
}

let wanted = 0
let found = 0
function hold(file, what, truth, ok) {
  if (!truth) return
  wanted++
  if (ok) found++
  else if (args.misses) console.log(`${file}: ${what} ${JSON.stringify(truth)}`)
}

for (const name of readdirSync(args.quirks)
  .filter((file) => file.endsWith('.truth.json'))
  .sort()) {
  const truth = JSON.parse(readFileSync(join(args.quirks, name), 'utf8'))
  const file = name.replace('.truth.json', '')
  const candidate = await parse(join(args.quirks, `${file}.pdf`))
  const jobs = candidate.work_history.map((job) => ({
    employer: fold(job.employer),
    title: fold(job.title),
    dates: job.start ? `${job.start}/${job.end === null ? 'now' : job.end || job.start}` : null,
  }))
  const { full_name } = truth.contact ?? {}
  hold(file, 'name', full_name, fold(candidate.contact.name) === fold(full_name))
  for (const { title, company, dates } of truth.experience ?? []) {
    const has = (key, value) => jobs.some((job) => job[key] === value)
    hold(file, 'title', title, has('title', fold(title)))
    hold(file, 'employer', company, has('employer', fold(company)))
    hold(file, 'dates', dates, has('dates', datesOf(dates)))
  }
}
console.log(`quirks: ${found} of ${wanted} values found, ${((100 * found) / wanted).toFixed(1)} %`)
if (found < wanted * QUIRKS_MIN) process.exitCode = 1

/** Everything of a Candidate that a theme cannot change, as lines to compare. */
function facts({ contact, work_history, education, skills, languages, total_experience_months }) {
  const job = (w) => `work: ${fold(w.employer)} | ${fold(w.title)} | ${w.start} | ${w.end}`
  const school = (e) =>
    `education: ${fold(e.institution)} | ${fold(e.degree)} | ${fold(e.field)} | ${e.end}`
  return new Set([
    `name: ${contact.name}`,
    `email: ${contact.email}`,
    `phone: ${contact.phone}`,
    `location: ${contact.location}`,
    `months: ${total_experience_months}`,
    ...contact.links.map((link) => `link: ${link}`),
    ...work_history.map(job),
    ...education.map(school),
    ...skills.map((skill) => `skill: ${skill.canonical}`),
    ...languages.map((language) => `language: ${language}`),
  ])
}

const themes = readdirSync(args.themes)
  .filter((file) => file.endsWith('.pdf'))
  .sort()
const readings = []
for (const file of themes)
  readings.push({ file, facts: facts(await parse(join(args.themes, file))) })
const counts = new Map()
for (const reading of readings)
  for (const fact of reading.facts) counts.set(fact, (counts.get(fact) ?? 0) + 1)
const common = [...counts].filter(([, count]) => count > themes.length / 2).map(([fact]) => fact)
let same = 0
for (const reading of readings) {
  const missing = common.filter((fact) => !reading.facts.has(fact))
  const own = [...reading.facts].filter((fact) => !common.includes(fact))
  if (missing.length + own.length === 0) same++
  else if (args.misses) {
    console.log(`${reading.file}:`)
    for (const fact of missing) console.log(`  - ${fact}`)
    for (const fact of own) console.log(`  + ${fact}`)
  }
}
console.log(`themes: ${same} of ${themes.length} give the same Candidate (${common.length} facts)`)
if (same < themes.length) process.exitCode = 1
