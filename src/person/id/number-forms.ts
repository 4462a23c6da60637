// Finds numbers of persons that their form alone tells: the table names the states and the forms.
import { dataRows } from '../../tables/data-file.js'
import type { Page, PageLine } from '../page/make-page.js'
import { matches } from '../recogniser.js'
import type { Finding } from '../types.js'

const MONTH = '(?:0[1-9]|1[0-2])'
const DAY = '(?:0[1-9]|[12]\\d|3[01])'
/** What stands in the table for the parts of a date. Sweden and Czechia add up to 70 to a month. */
const PARTS: Readonly<Record<string, string>> = {
  '<mm>': MONTH,
  '<dd>': DAY,
  '<mm+>': '[0-8]\\d',
  '<ymd>': `\\d\\d${MONTH}${DAY}`,
  '<dmy>': `${DAY}${MONTH}\\d\\d`,
}

/** Where a form counts: anywhere, not among positions, or only among personal details. */
export type Where = 'anywhere' | 'off' | 'own'

const rows = dataRows('./data/number-forms.tsv', import.meta.url)

/** What no form has before or behind it: it would be part of a longer number, a sum or a code. */
const BEFORE = String.raw`(?<![a-z0-9]|\d[-./,]|[+$€£₹] ?)`
const BEHIND = String.raw`(?![a-z0-9]|[-./,]\d|[ ]?[%€$])`

/** One pattern for all forms of a place. */
function formsOf(where: Where): RegExp {
  const forms = rows
    .filter(([place]) => place === where)
    .map(([, , form = '']) => form.replace(/<[a-z]+\+?>/g, (part) => PARTS[part] ?? part))
  return new RegExp(`${BEFORE}(?:${forms.join('|')})${BEHIND}`, 'g')
}

const FORMS: Readonly<Record<Where, RegExp>> = {
  anywhere: formsOf('anywhere'),
  off: formsOf('off'),
  own: formsOf('own'),
}

/** The numbers of such a form in lines. */
export const formedNumbers = (page: Page, lines: readonly PageLine[], where: Where): Finding[] =>
  matches(page, lines, [FORMS[where]], 'id_number', 'ID')
