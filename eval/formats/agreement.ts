// How far the Candidate of an office document agrees with that of the PDF of the same résumé: the
// fields with the same value and, for lists, the common items as a share of all items.
// Usage: npm run eval:formats -- --pdf DIR --copies DIR [--ext docx] [--misses]
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Candidate } from '#engine/contract/candidate.js'
import { EXTRA_FORMATS } from '#engine/documents/formats.js'
import { createEngine } from '#engine/engine/index.js'
import { percent } from '../figures.js'
import { namesIn, readBytes } from '../read-files.js'
import { neededFolder } from '../shared-folder.js'

const { values: args } = parseArgs({
  options: {
    pdf: { type: 'string' },
    copies: { type: 'string' },
    ext: { type: 'string', default: 'docx' },
    misses: { type: 'boolean', default: false },
  },
})
if (!args.pdf || !args.copies) throw new Error('--pdf DIR and --copies DIR are needed')

const AS_OF = '2025-01-01'
const SHOWN_CHARS = 90
const NOTHING = '—'
const CONTACT = ['name', 'email', 'phone', 'location'] as const
const OWN = ['summary', 'seniority', 'total_experience_months'] as const
const WORK = ['employer', 'title', 'start', 'end'] as const
const EDUCATION = ['institution', 'degree', 'field', 'start', 'end'] as const
const LISTS: Record<string, (candidate: Candidate) => readonly string[]> = {
  links: ({ contact }) => contact.links,
  skills: ({ skills }) => skills.map(({ canonical }) => canonical),
  certifications: ({ certifications }) => certifications.map(({ name }) => name),
  languages: ({ languages }) => languages,
}

type Count = (kind: string, one: string, other: string) => void
type Pair<T> = readonly [T | null, T | null]

const engine = createEngine()

/** null for a document that is refused. */
async function candidateOf(path: string): Promise<Candidate | null> {
  const source = { kind: 'bytes', bytes: readBytes(path), formats: EXTRA_FORMATS } as const
  const options = { asOf: AS_OF, documentId: 'cand_x', evidence: false }
  const answer = await engine.run('parse_resume', { source, options }).catch(() => null)
  return answer === null ? null : (JSON.parse(answer) as Candidate)
}

const plain = (value: unknown): string =>
  String(value ?? NOTHING)
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/**
 * Pairs of entries: each entry of the first list with the entry of the second that shares most
 * fields.
 */
function pairs<T>(
  first: readonly T[],
  second: readonly T[],
  fields: readonly (keyof T)[],
): Pair<T>[] {
  const left = [...second]
  const paired = first.map((entry): Pair<T> => {
    const shared = (other: T) =>
      fields.filter((name) => plain(entry[name]) === plain(other[name])).length
    const best = left.reduce<T | null>(
      (top, other) => (top && shared(top) >= shared(other) ? top : other),
      null,
    )
    if (best === null || shared(best) === 0) return [entry, null]
    left.splice(left.indexOf(best), 1)
    return [entry, best]
  })
  return [...paired, ...left.map((entry): Pair<T> => [null, entry])]
}

function compareEntries<T>(
  list: string,
  [first, second]: readonly [readonly T[], readonly T[]],
  fields: readonly (keyof T & string)[],
  count: Count,
): void {
  for (const [one, other] of pairs(first, second, fields)) {
    for (const name of fields) count(`${list}.${name}`, plain(one?.[name]), plain(other?.[name]))
  }
}

function compare(a: Candidate, b: Candidate, count: Count): void {
  for (const name of CONTACT) {
    count(`contact.${name}`, plain(a.contact[name]), plain(b.contact[name]))
  }
  for (const name of OWN) count(name, plain(a[name]), plain(b[name]))
  compareEntries('work_history', [a.work_history, b.work_history], WORK, count)
  compareEntries('education', [a.education, b.education], EDUCATION, count)
  for (const [name, of] of Object.entries(LISTS)) {
    const [mine, theirs] = [new Set(of(a).map(plain)), new Set(of(b).map(plain))]
    for (const item of new Set([...mine, ...theirs])) {
      count(name, mine.has(item) ? item : NOTHING, theirs.has(item) ? item : NOTHING)
    }
  }
}

const kinds = new Map<string, { same: number; all: number }>()
let [files, refused] = [0, 0]
const [pdfs, copies] = [neededFolder(args.pdf), neededFolder(args.copies)]
for (const file of namesIn(copies, `.${args.ext}`)) {
  const name = basename(file, `.${args.ext}`)
  const pdf = join(pdfs, `${name}.pdf`)
  if (!existsSync(pdf)) continue
  const [a, b] = await Promise.all([candidateOf(pdf), candidateOf(join(copies, file))])
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
    const isSame = one === other
    for (const sum of [row, own]) {
      sum.all++
      if (isSame) sum.same++
    }
    if (!isSame && args.misses) {
      console.log(
        `  ${name} ${kind}: ${one.slice(0, SHOWN_CHARS)} | ${other.slice(0, SHOWN_CHARS)}`,
      )
    }
  })
  console.log(`${name}: ${percent(own.same / own.all)} of ${own.all}`)
}
await engine.close()
console.table(
  Object.fromEntries(
    [...kinds].map(([kind, { same, all }]) => [kind, { all, agree: percent(same / all) }]),
  ),
)
const [same, all] = [...kinds.values()].reduce<[number, number]>(
  ([s, t], row) => [s + row.same, t + row.all],
  [0, 0],
)
console.log(`${files} files, ${refused} not read: ${percent(same / all, 2)} of ${all} fields agree`)
