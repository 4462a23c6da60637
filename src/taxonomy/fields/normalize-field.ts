// Brings a field of study to one form: "CSE" and "Computer Sc. & Engg" become Computer Science and
// Engineering.

import { titleCase } from '../../languages/title-case.js'
import { patternOf } from '../../languages/words.js'
import { lookUpField } from './field-table.js'

export interface NormalizedField {
  canonical: string
  known: boolean
}

/** Longer than any field of study; bounds the work. */
const TEXT_CHARS_MAX = 160
/** Words around a field that are no part of it, and marks that a line leaves at its ends. */
const EDGES = new RegExp(patternOf('field-edges'), 'gi')
/** Marks and quotes around a field. */
const EDGE_MARKS = /^[\s\-–—:,.(["'“”]+|[\s\-–—:,.)\]"'“”]+$/g

function clean(raw: string): string {
  return raw.slice(0, TEXT_CHARS_MAX).replace(/\s+/g, ' ').trim().replace(EDGE_MARKS, '')
}

/** Cuts off a field's own abbreviation: "Electronics and Communication (ECE)". */
function withoutParenthesis(text: string): string {
  const open = text.indexOf('(')
  return open > 0 ? text.slice(0, open).trim() : text
}

export function normalizeField(raw: string): NormalizedField {
  const text = clean(raw)
  if (text === '') return { canonical: '', known: false }
  for (const form of [text, clean(text.replace(EDGES, '')), clean(withoutParenthesis(text))]) {
    const canonical = lookUpField(form)
    if (canonical !== null) return { canonical, known: true }
  }
  return { canonical: titleCase(clean(text.replace(EDGES, ''))), known: false }
}
