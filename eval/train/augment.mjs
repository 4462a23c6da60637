// Makes more documents to learn from: the same layouts, with other employers, titles, schools and
// fields printed in the places of the labelled ones.
import { readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)
const column = (path, index) =>
  readFileSync(new URL(path, root), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t')[index])
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

/** What may stand in for a value of each field. */
export function valuePools(golds) {
  const works = golds.flatMap((g) => g.work_history)
  const schools = golds.flatMap((g) => g.education)
  const values = (list, name) => list.map((entry) => entry[name]).filter(Boolean)
  return {
    employer: (random) => {
      const kind = random()
      if (kind < 0.3) return pick(column('src/taxonomy/employers/data/employers.tsv', 0), random)
      if (kind < 0.6)
        return `${pick(PLACES, random)} ${pick(TRADES, random)}${pick(FORMS, random)}`
          .replace(/\s+/g, ' ')
          .trim()
      return pick(values(works, 'employer'), random)
    },
    title: (random) => pick(values(works, 'title'), random),
    institution: (random) =>
      random() < 0.4
        ? pick(column('src/taxonomy/institutions/baked/universities.tsv', 1), random)
        : pick(values(schools, 'institution'), random),
    degree: (random) => pick(values(schools, 'degree'), random),
    field: (random) =>
      random() < 0.4
        ? pick(column('src/taxonomy/fields/data/fields.tsv', 0), random)
        : pick(values(schools, 'field'), random),
  }
}

const pick = (list, random) => list[Math.floor(random() * list.length)]

const inStyleOf = (original, value) =>
  original === original.toUpperCase() && /[A-Z]{3}/.test(original) ? value.toUpperCase() : value

/** Replaces a stretch of a line's text, in its segment too. */
function replaceInLine(line, start, end, value) {
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

/** A copy of a document with the values of its entries replaced, and the gold that goes with it. */
export function augment(lines, gold, example, pools, random, share = 0.7) {
  const edits = []
  const copy = {
    ...gold,
    work_history: gold.work_history.map((e) => ({ ...e })),
    education: gold.education.map((e) => ({ ...e })),
  }
  const chosen = new Map()
  for (const [name, entries] of [
    ['work', copy.work_history],
    ['education', copy.education],
  ]) {
    example.aligned[name].forEach((aligned, index) => {
      for (const [field, place] of Object.entries(aligned.fields)) {
        const from = example.words[place.from]
        const to = example.words[place.to - 1]
        if (from.line !== to.line || place.score < 1) continue
        const key = `${from.line}:${from.start}`
        if (!chosen.has(key)) {
          const original = lines[from.line].text.slice(from.start, to.end)
          const value = random() < share ? inStyleOf(original, pools[field](random)) : original
          chosen.set(key, value)
          edits.push({ line: from.line, start: from.start, end: to.end, value })
        }
        entries[index][field] = chosen.get(key)
      }
    })
  }
  const out = [...lines]
  edits.sort((a, b) => b.line - a.line || b.start - a.start)
  let last = null
  for (const edit of edits) {
    // overlapping values (a title inside an employer's name) are left as they are
    if (last && last.line === edit.line && edit.end > last.start) continue
    out[edit.line] = replaceInLine(out[edit.line], edit.start, edit.end, edit.value)
    last = edit
  }
  return { lines: out, gold: copy }
}
