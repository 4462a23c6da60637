// Finds the legal form at the end of a company's name: "Acme Widgets Pvt. Ltd.".
import { trimEnd } from '../../core/trim-end.js'
import { LEGAL_ENDINGS, LEGAL_FORMS, legalKey, WEAK_FORMS } from './employer-table.js'

const FORM_WORDS_MAX = 6
const FORM_CHARS_MAX = 40

export interface LegalForm {
  /** The name without its form, '' when the form is all there is. */
  name: string
  form: string
  /** True for forms that nothing else is written like: GmbH, Pvt Ltd, LLC. */
  isCertain: boolean
}

/** Where the last words of a text begin, from the left. */
function wordStarts(text: string): number[] {
  const starts: number[] = []
  for (let at = text.length - 1; at >= 0 && starts.length < FORM_WORDS_MAX; at -= 1) {
    const isStart = at === 0 || ' ,.(&'.includes(text[at - 1] ?? '')
    if (isStart && !' ,.'.includes(text[at] ?? '')) starts.unshift(at)
    if (text.length - at > FORM_CHARS_MAX) break
  }
  return starts
}

/** "S.A.L.", "S.p.A.": dots make a form of what would be a word. */
function isDotted(form: string): boolean {
  return /\p{L}\.\s?\p{L}/u.test(form)
}

/** "S.S.C.", "M.Sc": the tail of an abbreviation is no form. */
function isName(text: string): boolean {
  return /(?:\p{L}['’]?\p{L}|[\d)])[\s,.(&-]{0,4}$/u.test(text)
}

/** The longest legal form that the text ends with, or null. */
export function legalFormOf(text: string): LegalForm | null {
  const trimmed = trimEnd(text, ',.;')
  const starts = wordStarts(trimmed)
  if (!LEGAL_ENDINGS.has(legalKey(trimmed.slice(starts.at(-1))))) return null
  for (const start of starts) {
    const form = trimmed.slice(start)
    const key = legalKey(form)
    if (!LEGAL_FORMS.has(key)) continue
    // In running small letters "as", "me" and "co" are words.
    const isWeak = WEAK_FORMS.has(key)
    const name = trimmed.slice(0, start)
    const isWord = isWeak && /^\p{Ll}/u.test(form) && !isDotted(form)
    const isInBracket = form.endsWith(')') && !form.includes('(')
    if (isWord || isInBracket || (start > 0 && !isName(name))) continue
    return {
      name: name.replace(/[\s,.(&-]+$/, ''),
      form,
      isCertain: !isWeak || isDotted(form),
    }
  }
  return null
}
