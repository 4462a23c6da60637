// Finds the legal form at the end of a company's name: "Acme Widgets Pvt. Ltd.".
import { trimEnd } from '../../text/trim-end.js'
import { LEGAL_ENDINGS, LEGAL_FORMS, legalKey, WEAK_FORMS } from './employer-table.js'

/** The longest legal form has no more words and no more characters. */
const FORM_WORDS_MAX = 6
const FORM_CHARS_MAX = 40

export interface LegalForm {
  /** The name without its form; '' if the form is the whole text. */
  name: string
  form: string
  /** Whether nothing else is written like this form: GmbH, Pvt Ltd, LLC. */
  isCertain: boolean
}

/** Where the last words of a text begin, from left to right, at most `most` of them. */
function wordStarts(text: string, most: number): number[] {
  const starts: number[] = []
  for (let at = text.length - 1; at >= 0 && starts.length < most; at -= 1) {
    const isStart = at === 0 || ' ,.(&'.includes(text[at - 1] ?? '')
    if (isStart && !' ,.'.includes(text[at] ?? '')) starts.unshift(at)
    if (text.length - at > FORM_CHARS_MAX) break
  }
  return starts
}

/** Whether the last word may end a legal form; hardly any text's last word does. */
function mayEndSo(text: string): boolean {
  const [start] = wordStarts(text, 1)
  return start !== undefined && LEGAL_ENDINGS.has(legalKey(text.slice(start)))
}

/** "S.A.L.", "S.p.A.": the dots show a form where the letters alone would be a word. */
function isDotted(form: string): boolean {
  return /\p{Alpha}\.\s?\p{Alpha}/u.test(form)
}

/** "S.S.C.", "M.Sc": the end of such an abbreviation is no legal form. */
function isName(text: string): boolean {
  return /(?:\p{Alpha}['’]?\p{Alpha}|[\d)])[\s,.(&-]{0,4}$/u.test(text)
}

/** The longest legal form that the text ends with, or null. */
export function legalFormOf(text: string): LegalForm | null {
  const trimmed = trimEnd(text, ',.;')
  if (!mayEndSo(trimmed)) return null
  for (const start of wordStarts(trimmed, FORM_WORDS_MAX)) {
    const form = trimmed.slice(start)
    const key = legalKey(form)
    if (!LEGAL_FORMS.has(key)) continue
    // In running small letters "as", "me" and "co" are words.
    const isWeak = WEAK_FORMS.has(key)
    const name = trimmed.slice(0, start)
    const isWord = isWeak && /^\p{Lower}/u.test(form) && !isDotted(form)
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
