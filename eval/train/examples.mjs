// Turns labelled résumés into sequences to learn from: a label for every line of a document, and
// for every word in the heads of its entries.
import { findDateRanges } from '../../dist/core/dates/find-dates.js'
import { featureName } from '../../dist/resume/labels/feature-names.js'
import { seeLines } from '../../dist/resume/labels/line-features.js'
import { lineFeatures } from '../../dist/resume/labels/neighbour-features.js'
import { headWords } from '../../dist/resume/labels/word-features.js'
import { assignSections } from '../../dist/resume/sections/assign-sections.js'
import { alignEntries, documentRanges, documentWords } from './align.mjs'

const HEAD_LINES_MAX = 7

/** A model is stored by the names of features. */
const named = (items) => items.map((features) => features.map(featureName))
const HEADINGS_LOST = 0.4

const KINDS = {
  work: {
    letter: 'W',
    fields: ['employer', 'title'],
    sections: new Set(['work', 'training', 'projects']),
    tags: { employer: 'EMP', title: 'TTL' },
  },
  education: {
    letter: 'E',
    fields: ['institution', 'degree', 'field'],
    sections: new Set(['education', 'training']),
    tags: { institution: 'INS', degree: 'DEG', field: 'FLD' },
  },
}

function labelLines(labels, aligned, sectioned, letter, sections) {
  const placed = aligned.filter((a) => a.start >= 0)
  for (const a of placed) {
    const last = Math.min(a.last, a.start + HEAD_LINES_MAX)
    for (let i = a.start; i <= last; i++)
      if (labels[i] === 'O') labels[i] = i === a.start ? `${letter}+` : letter
  }
  // what follows an entry's head inside its section is its body
  let inside = false
  for (let i = 0; i < labels.length; i++) {
    if (sectioned[i].heading === 'section') inside = false
    if (labels[i].startsWith(letter)) inside = true
    else if (labels[i] === 'O' && inside && sections.has(sectioned[i].section))
      labels[i] = `${letter}b`
    else if (labels[i] !== 'O') inside = false
  }
}

/**
 * Forgets some headings, so that the labeller learns to go by the lines themselves where a heading
 * is missing or misread.
 */
function blurSections(sectioned, random) {
  let section = 'top'
  let distance = 0
  let lost = false
  return sectioned.map((s) => {
    distance++
    if (s.heading === 'section') {
      lost = random() < HEADINGS_LOST
      if (!lost) {
        section = s.section
        distance = 0
      }
      return { ...s, section, distance, heading: lost ? null : 'section' }
    }
    return { ...s, section: lost ? section : s.section, distance }
  })
}

/** @returns {{features: string[][], labels: string[]}} and how much of the gold was found. */
export function lineExample(lines, gold, blur = null) {
  const exact = assignSections(lines)
  const sectioned = blur ? blurSections(exact, blur) : exact
  const seen = seeLines(sectioned)
  const words = documentWords(lines)
  const ranges = documentRanges(lines, findDateRanges)
  const labels = exact.map((s) => (s.heading === 'section' ? 'H' : 'O'))
  const aligned = {}
  let found = 0
  let total = 0
  for (const [name, kind] of Object.entries(KINDS)) {
    const entries = name === 'work' ? gold.work_history : gold.education
    const got = alignEntries(words, ranges, entries, kind.fields, {
      sectionOf: (i) => exact[i]?.section,
      wanted: kind.sections,
    })
    aligned[name] = got
    total += got.length
    found += got.filter((a) => a.start >= 0).length
  }
  for (const name of ['work', 'education'])
    labelLines(labels, aligned[name], exact, KINDS[name].letter, KINDS[name].sections)
  return { features: named(lineFeatures(seen)), labels, aligned, seen, words, found, total }
}

/** Sequences of words, one for each entry's head, with BIO labels. */
export function wordExamples(example, name) {
  const { seen, labels, aligned, words } = example
  const kind = KINDS[name]
  const heads = []
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] === `${kind.letter}+`) heads.push([i])
    else if (labels[i] === kind.letter && heads.length && heads.at(-1).at(-1) === i - 1)
      heads.at(-1).push(i)
  }
  return heads.map((indices) => {
    const { words: list, features } = headWords(indices.map((i) => seen[i]))
    const tags = list.map(() => 'O')
    for (const a of aligned[name]) {
      for (const [field, place] of Object.entries(a.fields)) {
        const from = words[place.from]
        const to = words[place.to - 1]
        let first = true
        list.forEach((w, k) => {
          const line = indices[w.line]
          const after = line > from.line || (line === from.line && w.end > from.start)
          const before = line < to.line || (line === to.line && w.start < to.end)
          if (after && before && tags[k] === 'O' && w.text !== '<date>') {
            tags[k] = `${first ? 'B' : 'I'}-${kind.tags[field]}`
            first = false
          }
        })
      }
    }
    return { features: named(features), labels: tags, words: list, indices, group: example.group }
  })
}
