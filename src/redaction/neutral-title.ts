// Job words that tell the holder's sex, made neutral: "Waitress" and "Waiter" score alike.
import { bentForms } from '../person/gender/bent-forms.js'
import { neutralWords } from '../person/gender/neutral-words.js'
import { makePage } from '../person/page/make-page.js'
import { NOTHING_KNOWN } from '../person/types.js'
import { applyFindings, settle } from './apply-findings.js'

/**
 * The ending for women in brackets or behind a sign, as postings and résumés of each language write
 * it: "Entwickler(in)", "Monteur:in".
 */
const BOTH_FORMS = /(?:\((?:in|e|a|w\/m|m\/w|f\/m|m\/f|m\/w\/d|m\/f\/d)\)|[:*_/]-?(?:in|innen)\b)/gi

/** `language` is that of the document: a title alone does not tell it. */
export function neutralTitle(title: string, language: string | null): string {
  const page = makePage(title, { ...NOTHING_KNOWN, language })
  const findings = settle(title, [...neutralWords(page), ...bentForms(page)])
  const { redacted_text } = applyFindings(title, findings)
  return redacted_text.replace(BOTH_FORMS, '').replace(/ {2,}/g, ' ').trim()
}
