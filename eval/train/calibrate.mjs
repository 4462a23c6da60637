// Fits confidences to what they promise: of the values at 0.9, nine in ten are right.
//   node eval/train/calibrate.mjs --set DIR [--write]
// Reads a labelled set that the labellers did not learn from, holds every value against its gold
// label and fits, per field, a rising curve from raw to true confidence (isotonic regression).
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { writeDate } from '../../dist/core/dates/months.js'
import { readResume } from '../../dist/resume/read-resume.js'
import { foldWords } from './align.mjs'
import { readSet } from './read-set.mjs'

const { values: args } = parseArgs({
  options: { set: { type: 'string' }, write: { type: 'boolean' } },
})
if (!args.set) throw new Error('usage: calibrate.mjs --set DIR [--write]')

const SAME = 0.75
const POINTS_MAX = 8

function similarity(a, b) {
  const x = foldWords(a).map((w) => w.word)
  const rest = foldWords(b).map((w) => w.word)
  const total = x.length + rest.length
  let hit = 0
  for (const word of x) {
    const at = rest.indexOf(word)
    if (at >= 0) {
      rest.splice(at, 1)
      hit++
    }
  }
  return total ? (2 * hit) / total : 0
}

const samples = {}
const add = (field, confidence, right) => {
  samples[field] ??= []
  samples[field].push({ confidence, right: right ? 1 : 0 })
}
const among = (value, list) => list.some((item) => item && similarity(value, item) >= SAME)

function entries(name, found, gold, fields) {
  for (const entry of found) {
    for (const field of fields) {
      if (entry[field])
        add(
          `${name}.${field}`,
          entry[field].confidence,
          among(
            entry[field].value,
            gold.map((g) => g[field]),
          ),
        )
    }
    if (!entry.dates) continue
    const { from, to, single } = entry.dates.range
    const end = to === 'present' ? null : writeDate(to)
    const start = writeDate(from)
    const right = gold.some(
      (g) =>
        (g.end === end || g.end === undefined) &&
        (single || name === 'education' || g.start === start),
    )
    add(`${name}.dates`, entry.dates.confidence, right)
  }
}

for (const { document, gold } of await readSet(args.set)) {
  const resume = readResume(document)
  for (const field of ['name', 'email', 'phone']) {
    const found = resume[field]
    if (found && gold.contact[field] !== undefined)
      add(`contact.${field}`, found.confidence, similarity(found.value, gold.contact[field]) > 0.99)
  }
  if (resume.location && gold.contact.city)
    add(
      'contact.location',
      resume.location.confidence,
      similarity(resume.location.value, [gold.contact.city, gold.contact.country].join(' ')) > 0.5,
    )
  const links = gold.contact.links ?? []
  for (const link of resume.links) add('contact.links', link.confidence, among(link.value, links))
  for (const skill of resume.skills)
    add(
      'skills',
      skill.confidence,
      among(skill.raw, gold.skills) || among(skill.canonical, gold.skills),
    )
  for (const item of resume.certifications)
    add(
      'certifications',
      item.confidence,
      among(
        item.name,
        gold.certifications.map((c) => c.name),
      ),
    )
  for (const item of resume.languages)
    add('languages', item.confidence, gold.languages.includes(item.value))
  entries('work_history', resume.work, gold.work_history, ['employer', 'title'])
  entries('education', resume.education, gold.education, ['institution', 'degree', 'field'])
}

/** Pool adjacent violators, then at most a handful of points; small groups lean to the mean. */
function isotonic(list) {
  const sorted = [...list].sort((a, b) => a.confidence - b.confidence)
  const size = Math.max(5, Math.ceil(sorted.length / POINTS_MAX))
  const mean = sorted.reduce((sum, s) => sum + s.right, 0) / sorted.length
  const blocks = []
  for (let i = 0; i < sorted.length; i += size) {
    const part = sorted.slice(i, i + size)
    const x = part.reduce((sum, s) => sum + s.confidence, 0) / part.length
    const y = (part.reduce((sum, s) => sum + s.right, 0) + 2 * mean) / (part.length + 2)
    blocks.push({ x, y, n: part.length })
    while (blocks.length > 1 && blocks.at(-1).y < blocks.at(-2).y) {
      const b = blocks.pop()
      const a = blocks.pop()
      const n = a.n + b.n
      blocks.push({ x: (a.x * a.n + b.x * b.n) / n, y: (a.y * a.n + b.y * b.n) / n, n })
    }
  }
  // One point for values that share one raw score.
  for (let i = blocks.length - 1; i > 0; i--) {
    const [a, b] = [blocks[i - 1], blocks[i]]
    if (b.x - a.x > 0.005) continue
    const n = a.n + b.n
    blocks.splice(i - 1, 2, { x: (a.x * a.n + b.x * b.n) / n, y: (a.y * a.n + b.y * b.n) / n, n })
  }
  const rounded = (v) => Math.round(v * 1000) / 1000
  return blocks.map(({ x, y }) => [rounded(x), rounded(y)])
}

const curves = Object.fromEntries(
  Object.entries(samples)
    .sort()
    .map(([field, list]) => [field, isotonic(list)]),
)
for (const [field, curve] of Object.entries(curves))
  console.log(field.padEnd(24), samples[field].length, JSON.stringify(curve))
if (args.write)
  writeFileSync(
    new URL('../../src/resume/data/calibration.json', import.meta.url),
    `${JSON.stringify(curves, null, 1)}\n`,
  )
