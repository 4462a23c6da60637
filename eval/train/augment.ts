// Makes more documents to learn from: the same layouts, with other employers, titles, schools and
// fields printed in the places of the labelled ones.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Line } from '#engine/resume/training.js'
import type { LineExample } from './examples.js'
import type { Gold } from './gold.js'
import { pick, type Random } from './random.js'

/** A column of one of the project's own vocabularies; commands run in its folder. */
const column = (path: string, index: number): string[] =>
  readFileSync(join(process.cwd(), path), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t')[index] ?? '')
    .filter(Boolean)

const PLACES = [
  'North',
  'Delta',
  'Sunrise',
  'Orion',
  'Kavali',
  'Brightwell',
  'Maruvan',
  'Castell',
  'Ostra',
  'Vernon',
  'Tamarind',
  'Halden',
  'Pinnacle',
  'Shakti',
  'Noor',
  'Al Safa',
  'Zenith',
  'Everest',
  'Lotus',
  'Arrow',
  'Blue Ridge',
  'Harbor',
  'Sterling',
  'Meridian',
  'Kestrel',
  'Omkar',
  'Ganga',
  'Rosewood',
  'Alpine',
  'Trident',
]
const TRADES = [
  'Technologies',
  'Solutions',
  'Industries',
  'Engineering',
  'Constructions',
  'Hospital',
  'Motors',
  'Foods',
  'Textiles',
  'Consulting',
  'Logistics',
  'Bank',
  'Hotels',
  'Infotech',
  'Pharma',
  'Energy',
  'Retail',
  'Media',
  'Systems',
  'Insurance',
  '',
]
const FORMS = [
  '',
  '',
  '',
  ' Ltd',
  ' Pvt. Ltd.',
  ' Private Limited',
  ' Inc.',
  ' LLC',
  ' GmbH',
  ' Group',
  ' & Co.',
  ' Corporation',
]

const EMPLOYERS = column('src/taxonomy/employers/data/employers.tsv', 0)
const UNIVERSITIES = column('src/taxonomy/institutions/baked/universities.tsv', 1)
const FIELDS = column('src/taxonomy/fields/data/fields.tsv', 0)

const OPENINGS = ['B', 'Br', 'C', 'Cl', 'D', 'F', 'G', 'H', 'K', 'L', 'M', 'N', 'P', 'Qu', 'R', 'S']
const MIDDLES = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'io', 'ou', 'y']
const CLOSINGS = ['', 'n', 'r', 'l', 'x', 's', 'nt', 'ck', 'm', 'dia', 'ro', 'va', 'tix', 'lo']

/** A name in no vocabulary: a labeller that relies on known names is wrong on most others. */
function unheard(random: Random): string {
  const syllables = 1 + Math.floor(random() * 2)
  let name = pick(OPENINGS, random) + pick(MIDDLES, random)
  for (let at = 0; at < syllables; at++)
    name += pick(OPENINGS, random).toLowerCase() + pick(MIDDLES, random)
  name += pick(CLOSINGS, random)
  return random() < 0.15 ? name.toUpperCase().slice(0, 4) : name
}

export type Pools = Record<
  'employer' | 'title' | 'institution' | 'degree' | 'field',
  (random: Random) => string
>

/** Values that may replace a value of each field; `golds` are documents of the same fold. */
export function valuePools(golds: readonly Gold[]): Pools {
  const works = golds.flatMap((gold) => gold.work_history)
  const schools = golds.flatMap((gold) => gold.education)
  const given = (list: (string | null | undefined)[]) =>
    list.filter((value): value is string => Boolean(value))
  const employers = given(works.map(({ employer }) => employer))
  const titles = given(works.map(({ title }) => title))
  const institutions = given(schools.map(({ institution }) => institution))
  const degrees = given(schools.map(({ degree }) => degree))
  const fields = given(schools.map(({ field }) => field))
  return {
    employer: (random) => {
      const kind = random()
      if (kind < 0.15) return pick(EMPLOYERS, random)
      if (kind < 0.35) return unheard(random)
      if (kind < 0.6) {
        const first = random() < 0.5 ? pick(PLACES, random) : unheard(random)
        return `${first} ${pick(TRADES, random)}${pick(FORMS, random)}`.replace(/\s+/g, ' ').trim()
      }
      return pick(employers, random)
    },
    title: (random) => pick(titles, random),
    institution: (random) =>
      random() < 0.4 ? pick(UNIVERSITIES, random) : pick(institutions, random),
    degree: (random) => pick(degrees, random),
    field: (random) => (random() < 0.4 ? pick(FIELDS, random) : pick(fields, random)),
  }
}

const inStyleOf = (original: string, value: string): string =>
  original === original.toUpperCase() && /[A-Z]{3}/.test(original) ? value.toUpperCase() : value

/** Replaces a stretch of a line's text, in its segment too. */
function replaceInLine(line: Line, start: number, end: number, value: string): Line {
  const text = line.text.slice(0, start) + value + line.text.slice(end)
  let offset = 0
  const segments = line.segments.map((segment) => {
    const from = start - offset
    const to = end - offset
    offset += segment.text.length + 1
    if (from < 0 || to > segment.text.length) return segment
    return { ...segment, text: segment.text.slice(0, from) + value + segment.text.slice(to) }
  })
  return { ...line, text, segments }
}

interface Edit {
  line: number
  start: number
  end: number
  value: string
}

/** A copy of a document with the values of its entries replaced, and the gold that goes with it. */
export function augment(
  lines: readonly Line[],
  gold: Gold,
  example: LineExample,
  pools: Pools,
  random: Random,
  share = 0.7,
): { lines: Line[]; gold: Gold } {
  const edits: Edit[] = []
  const copy: Gold = {
    ...gold,
    work_history: gold.work_history.map((entry) => ({ ...entry })),
    education: gold.education.map((entry) => ({ ...entry })),
  }
  const chosen = new Map<string, string>()
  const kinds = [
    [example.aligned.work, copy.work_history],
    [example.aligned.education, copy.education],
  ] as const
  for (const [places, entries] of kinds) {
    places.forEach((aligned, index) => {
      for (const [field, place] of Object.entries(aligned.fields)) {
        const from = place && example.words[place.from]
        const to = place && example.words[place.to - 1]
        if (!from || !to || from.line !== to.line || place.score < 1) continue
        const key = `${from.line}:${from.start}`
        if (!chosen.has(key)) {
          const original = lines[from.line]?.text.slice(from.start, to.end) ?? ''
          const pool = pools[field as keyof Pools]
          const value = random() < share ? inStyleOf(original, pool(random)) : original
          chosen.set(key, value)
          edits.push({ line: from.line, start: from.start, end: to.end, value })
        }
        const entry = entries[index] as Record<string, string | null | undefined> | undefined
        if (entry) entry[field] = chosen.get(key)
      }
    })
  }
  const out = [...lines]
  edits.sort((a, b) => b.line - a.line || b.start - a.start)
  let last: Edit | null = null
  for (const edit of edits) {
    // Overlapping values (a title inside an employer's name) stay as they are.
    if (last && last.line === edit.line && edit.end > last.start) continue
    const line = out[edit.line]
    if (line) out[edit.line] = replaceInLine(line, edit.start, edit.end, edit.value)
    last = edit
  }
  return { lines: out, gold: copy }
}
