// Finds what boards and agencies write around every posting: notices on cookies, on the use of AI and on where the
// posting came from, and the table of facts at the foot of a board's page.
import { anyOf, patternOf } from '../../languages/words.js'
import type { Unit } from '../types.js'

/** Sentences that stand below any posting: "This vacancy is being advertised by …". */
const NOTICE = new RegExp(patternOf('unit-notice'), 'i')

/** Names of facts in a board's table: "Job function", with its value on the next line. */
const FACT = new RegExp(String.raw`^(?:${anyOf('unit:board-facts')})\s*:?$`, 'i')
/** Fewer such names may be headings of the posting itself. */
const FACTS_MIN = 3
/** The name of a fact and its value. */
const ROW_UNITS = 2

/** For each unit, whether it belongs to a table of facts. */
function tableParts(units: readonly Unit[]): boolean[] {
  const isInTable = units.map(() => false)
  for (let from = 0; from < units.length; ) {
    let to = from
    while (FACT.test(units[to]?.text ?? '')) to += ROW_UNITS
    if (to - from >= FACTS_MIN * ROW_UNITS) isInTable.fill(true, from, to)
    from = Math.max(from + 1, to)
  }
  return isInTable
}

/** For each unit, whether it says nothing of this post's work and of who is wanted for it. */
export function boilerplateParts(units: readonly Unit[]): boolean[] {
  const isInTable = tableParts(units)
  return units.map(({ text }, at) => isInTable[at] === true || NOTICE.test(text))
}
