// Brings an employer to one form: without legal form, branch and former name, and with the usual
// spelling of well-known firms.

import { titleCase } from '../../languages/title-case.js'
import { anyOf, patternOf } from '../../languages/words.js'
import { lookUpEmployer } from './employer-table.js'
import { legalFormOf } from './legal-form.js'

export interface NormalizedEmployer {
  canonical: string
  known: boolean
}

/** Longer than any name; bounds the work. */
const TEXT_CHARS_MAX = 200
/** "Example GmbH & Co. KG (Pvt.) Ltd": legal forms that follow each other. */
const FORMS_MAX = 3

/** Where a remark behind a name begins that is no part of it. */
const REMARKS = [
  new RegExp(String.raw`\b(?:${anyOf('employer:formerly')})\b`, 'i'),
  new RegExp(String.raw`\b(?:${anyOf('employer:also-known')})\b`, 'i'),
  new RegExp(patternOf('employer-part-of'), 'i'),
  new RegExp(String.raw`[([,;-] ?(?:${anyOf('employer:since')})\b`, 'i'),
  new RegExp(String.raw`[([](?:${anyOf('employer:contract-remarks')})\b`, 'i'),
  new RegExp(
    String.raw`[-–—,|(] ?(?:\p{Alpha}{1,20} ){0,2}(?:${anyOf('employer:offices')})\)?$`,
    'iu',
  ),
] as const
/** "Acme Ltd d/b/a Bright Foods": the trade name is the one people know. */
const TRADING_AS = new RegExp(String.raw`\b(?:${anyOf('employer:trading-as')}) `, 'i')
/** Words before a firm's name: "M/s.", "Company:". */
const BEFORE = new RegExp(`^(?:${anyOf('employer:labels-before')}) ?[:.-]? `, 'i')
/** Marks that lists and labels leave at the ends of a name. */
const EDGES = /^[\s\-–—:,.|•"“”'*]+|[\s\-–—:,;|•"“”([]+$/g

function tidy(text: string): string {
  return text.replace(EDGES, '')
}

function strip(raw: string): string {
  let text = tidy(raw.slice(0, TEXT_CHARS_MAX).replace(/\s+/g, ' ')).replace(BEFORE, '')
  const trade = TRADING_AS.exec(text)
  if (trade !== null) text = text.slice(trade.index + trade[0].length)
  for (const remark of REMARKS) {
    const at = text.search(remark)
    const shorter = at > 0 ? tidy(text.slice(0, at)) : ''
    if (shorter !== '') text = shorter
  }
  return text
}

function withoutLegalForm(text: string): string {
  let name = text
  for (let round = 0; round < FORMS_MAX; round += 1) {
    const legal = legalFormOf(name)
    if (legal === null || legal.name.length < 2) break
    name = legal.name
  }
  return name
}

/**
 * The forms that may be the known one: "Hewlett-Packard (HP)", "BHEL (Bharat Heavy Electricals)".
 */
function forms(name: string): string[] {
  const open = name.indexOf('(')
  const close = name.indexOf(')', open)
  if (open < 1 || close < open) return [name]
  return [name, tidy(name.slice(0, open)), tidy(name.slice(open + 1, close))]
}

function known(names: string[]): string | null {
  for (const name of names) {
    const canonical = name === '' ? null : lookUpEmployer(name)
    if (canonical !== null) return canonical
  }
  return null
}

export function normalizeEmployer(raw: string): NormalizedEmployer {
  const text = strip(raw)
  const bare = withoutLegalForm(text)
  const parts = forms(bare)
  const canonical = known([text, bare, ...parts]) ?? known(parts.slice(1).map(withoutLegalForm))
  if (canonical !== null) return { canonical, known: true }
  const [, outer = bare] = parts
  return { canonical: titleCase(tidy(withoutLegalForm(outer))), known: false }
}
