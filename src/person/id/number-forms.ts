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

/** Each form as a pattern, and whether a number of it may have few figures. */
export const NUMBER_FORMS = rows.map(([where = '', , form = '', mark = '']) => ({
  where,
  form: form.replace(/<[a-z]+\+?>/g, (part) => PARTS[part] ?? part),
  isFew: mark !== '',
}))

interface Forms {
  /** One pattern for all forms of a place. */
  all: RegExp
  /** One for those that may have few figures; null if the place has none. */
  few: RegExp | null
}

const patternOf = (forms: readonly string[]): RegExp =>
  new RegExp(`${BEFORE}(?:${forms.join('|')})${BEHIND}`, 'g')

function formsOf(where: Where): Forms {
  const forms = NUMBER_FORMS.filter((one) => one.where === where)
  const few = forms.filter(({ isFew }) => isFew).map(({ form }) => form)
  return {
    all: patternOf(forms.map(({ form }) => form)),
    few: few.length === 0 ? null : patternOf(few),
  }
}

const FORMS: Readonly<Record<Where, Forms>> = {
  anywhere: formsOf('anywhere'),
  off: formsOf('off'),
  own: formsOf('own'),
}

/** A form has at least so many figures, unless the table says that it may have few. */
export const FIGURES_MIN = 4
const FIGURES = new RegExp(String.raw`\d(?:\D*\d){${FIGURES_MIN - 1}}`)

/**
 * The numbers of such a form in lines. Most lines have a count or a version, and then all but a
 * few forms need not be tried (npm run bench:match).
 */
export const formedNumbers = (page: Page, lines: readonly PageLine[], where: Where): Finding[] =>
  lines.flatMap((line) => {
    const { all, few } = FORMS[where]
    const form = FIGURES.test(page.folded.slice(line.start, line.end)) ? all : few
    return form === null ? [] : matches(page, [line], [form], 'id_number', 'ID')
  })
