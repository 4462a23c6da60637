// How far the Candidate of an office document agrees with the one of the PDF of the same résumé: fields
// with the same value, items of lists over the union of both.
// Usage: node eval/formats/agreement.mjs --pdf DIR --copies DIR [--ext docx] [--misses]
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { EXTRA_FORMATS } from '../../dist/documents/formats.js'
import { createEngine } from '../../dist/engine/index.js'

const { values } = parseArgs({
  options: {
    pdf: { type: 'string' },
    copies: { type: 'string' },
    ext: { type: 'string', default: 'docx' },
    misses: { type: 'boolean' },
  },
})
if (!values.pdf || !values.copies) throw new Error('--pdf DIR and --copies DIR are needed')

const AS_OF = '2025-01-01'
const ENTRY_FIELDS = {
  work_history: ['employer', 'title', 'start', 'end'],
  education: ['institution', 'degree', 'field', 'start', 'end'],
}
const engine = createEngine()

async function candidateOf(path) {
  const source = { kind: 'bytes', bytes: readFileSync(path), formats: EXTRA_FORMATS }
  const options = { asOf: AS_OF, documentId: 'cand_x', evidence: false }
  return engine.run('parse_resume', { source, options }).then(JSON.parse, () => null)
}

const plain = (value) =>
  String(value ?? '—')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Pairs of entries: each of the first list with the one of the second that shares most fields. */
function pairs(first, second, fields) {
  const left = [...second]
  const paired = first.map((entry) => {
    const shared = (other) =>
      fields.filter((name) => plain(entry[name]) === plain(other[name])).length
    const best = left.reduce(
      (top, other) => (top && shared(top) >= shared(other) ? top : other),
      null,
    )
    if (best === null || shared(best) === 0) return [entry, null]
    left.splice(left.indexOf(best), 1)
    return [entry, best]
  })
  return [...paired, ...left.map((entry) => [null, entry])]
}

function compare(a, b, count) {
  for (const name of ['name', 'email', 'phone', 'location']) {
    count(`contact.${name}`, plain(a.contact[name]), plain(b.contact[name]))
  }
  for (const name of ['summary', 'seniority', 'total_experience_months'])
    count(name, plain(a[name]), plain(b[name]))
  for (const [list, fields] of Object.entries(ENTRY_FIELDS)) {
    for (const [one, other] of pairs(a[list], b[list], fields)) {
      for (const name of fields) count(`${list}.${name}`, plain(one?.[name]), plain(other?.[name]))
    }
  }
  const sets = {
    links: ({ contact }) => contact.links,
    skills: ({ skills }) => skills.map(({ canonical }) => canonical),
    certifications: ({ certifications }) => certifications.map(({ name }) => name),
    languages: ({ languages }) => languages,
  }
  for (const [name, of] of Object.entries(sets)) {
    const [mine, theirs] = [new Set(of(a).map(plain)), new Set(of(b).map(plain))]
    for (const item of new Set([...mine, ...theirs])) {
      count(name, mine.has(item) ? item : '—', theirs.has(item) ? item : '—')
    }
  }
}

const kinds = new Map()
let [files, refused] = [0, 0]
for (const file of readdirSync(resolve(values.copies)).sort()) {
  if (!file.endsWith(`.${values.ext}`)) continue
  const name = basename(file, `.${values.ext}`)
  const pdf = join(resolve(values.pdf), `${name}.pdf`)
  if (!existsSync(pdf)) continue
  const [a, b] = await Promise.all([
    candidateOf(pdf),
    candidateOf(join(resolve(values.copies), file)),
  ])
  if (!a) continue
  files++
  if (!b) {
    refused++
    console.log(`${name}: not read`)
    continue
  }
  const own = { same: 0, all: 0 }
  compare(a, b, (kind, one, other) => {
    const row = kinds.get(kind) ?? { same: 0, all: 0 }
    kinds.set(kind, row)
    const same = one === other
    for (const sum of [row, own]) {
      sum.all++
      if (same) sum.same++
    }
    if (!same && values.misses)
      console.log(`  ${name} ${kind}: ${one.slice(0, 90)} | ${other.slice(0, 90)}`)
  })
  console.log(`${name}: ${((100 * own.same) / own.all).toFixed(1)} % of ${own.all}`)
}
await engine.close()
console.table(
  Object.fromEntries(
    [...kinds].map(([kind, { same, all }]) => [
      kind,
      { all, agree: `${((100 * same) / all).toFixed(1)} %` },
    ]),
  ),
)
const [same, all] = [...kinds.values()].reduce(([s, t], row) => [s + row.same, t + row.all], [0, 0])
console.log(
  `${files} files, ${refused} not read: ${((100 * same) / all).toFixed(2)} % of ${all} fields agree`,
)
