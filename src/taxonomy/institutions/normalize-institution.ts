// One form for an institution: "M.I.T." is Massachusetts Institute of Technology; an unknown one comes back clean.
import { titleCase } from '../../text/title-case.js'
import { lookUpInstitution } from './institution-table.js'

export interface NormalizedInstitution {
  canonical: string
  known: boolean
}

/** Longer than any name; bounds the work. */
const TEXT_CHARS_MAX = 200

/** Short forms that are spelled out in an unknown name. */
const SPELLED: [RegExp, string][] = [
  [/\bUniv\b\.?/gi, 'University'],
  [/\bInst\b\.?(?=\s)/gi, 'Institute'],
  [/\bEngg?\b\.?(?=\s|$)/g, 'Engineering'],
  [/\bTech\b\.(?=\s|$)/g, 'Technology'],
  [/\bSr\.?\s*Sec\b\.?/gi, 'Senior Secondary'],
  [/\bHr\.?\s*Sec\b\.?/gi, 'Higher Secondary'],
  [/\bMatric\b\.?(?=\s*(?:Hr|Higher|School))/gi, 'Matriculation'],
  [/\bGovt?\b\.?/gi, 'Government'],
  [/\bCollage\b/g, 'College'],
]

function clean(raw: string): string {
  return raw
    .slice(0, TEXT_CHARS_MAX)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[\s\-–—:,.|•]+|[\s\-–—:,|•]+$/g, '')
    .replace(/\s*&\s*/g, ' & ')
}

/** What stands before a comma is a name from so many characters on. */
const NAME_CHARS_MIN = 4

/** Forms to look up: as printed, without a bracket, the bracket itself, without a trailing place. */
function forms(text: string): string[] {
  const open = text.indexOf('(')
  const close = text.indexOf(')', open)
  const bracket =
    open > 0 && close > open ? [text.slice(0, open).trim(), text.slice(open + 1, close).trim()] : []
  const comma = text.indexOf(',')
  const cut = comma >= NAME_CHARS_MIN ? [text.slice(0, comma).trim()] : []
  return [text, ...bracket, ...cut, text.replace(/^the\s+/i, '')]
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
