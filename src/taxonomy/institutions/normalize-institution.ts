// Brings an institution to one form: "M.I.T." becomes Massachusetts Institute of Technology, and an
// unknown name comes back clean.

import { languageFileRows } from '../../languages/read-languages.js'
import { titleCase } from '../../languages/title-case.js'
import { patternOf } from '../../languages/words.js'
import { bakedMap } from '../../tables/baked-map.js'
import { lookUpInstitution } from './institution-table.js'

export interface NormalizedInstitution {
  canonical: string
  known: boolean
}

/** Longer than any name; bounds the work. */
const TEXT_CHARS_MAX = 200

/** Short forms that are written out in an unknown name. */
const SPELLED: [RegExp, string][] = Array.from(
  bakedMap('institutions/spellings', () => {
    const rows = languageFileRows('en', 'school-spellings.tsv')
    return new Map(rows.map(([flags, pattern, full = '']) => [`${flags}\t${pattern}`, full]))
  }),
  ([key, full]) => {
    const [flags, pattern = ''] = key.split('\t')
    return [new RegExp(pattern, flags), full]
  },
)

function clean(raw: string): string {
  return raw
    .slice(0, TEXT_CHARS_MAX)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[\s\-–—:,.|•]+|[\s\-–—:,|•]+$/g, '')
    .replace(/\s*&\s*/g, ' & ')
}

/** Fewer characters before a comma are no name. */
const NAME_CHARS_MIN = 4

/** The article before a school's name, which the list leaves out. */
const THE = new RegExp(patternOf('school-article'), 'i')

/**
 * The forms to look up: as printed, without a bracket, the bracket itself, and without a place
 * behind a comma.
 */
function forms(text: string): string[] {
  const open = text.indexOf('(')
  const close = text.indexOf(')', open)
  const bracket =
    open > 0 && close > open ? [text.slice(0, open).trim(), text.slice(open + 1, close).trim()] : []
  const comma = text.indexOf(',')
  const cut = comma >= NAME_CHARS_MIN ? [text.slice(0, comma).trim()] : []
  return [text, ...bracket, ...cut, text.replace(THE, '')]
}

export function normalizeInstitution(raw: string): NormalizedInstitution {
  const text = clean(raw)
  if (text === '') return { canonical: '', known: false }
  for (const form of forms(text)) {
    const canonical = form.length > 1 ? lookUpInstitution(form) : null
    if (canonical !== null) return { canonical, known: true }
  }
  const spelled = SPELLED.reduce((name, [pattern, word]) => name.replace(pattern, word), text)
  return { canonical: titleCase(clean(spelled)), known: false }
}
