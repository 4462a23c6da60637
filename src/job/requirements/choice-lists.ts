// Lists of which one item is enough: by their heading ("One or more of the following: …"), or by the
// words before a list whose items end in semicolons.
import { patternOf } from '../../languages/words.js'
import type { Unit } from '../types.js'

/** How words end that ask for one item of a list: "experience with one of these systems". */
const ONE_OF = new RegExp(patternOf('demand-one-of-list'), 'iu')
/** Behind an item that the next one of its list follows. */
const GOES_ON = /;\s*$/

/** The number that a unit's phrases share, from a place in its text on. */
interface Choice {
  group: number
  from: number
}

/** Gives all items of such a list one number. Ask it for every unit, in their order. */
export class ChoiceLists {
  /** All units below a heading have the same list of its words. */
  readonly #byHeading = new Map<readonly string[], number>()
  /** The list in semicolons that goes on behind the last unit. */
  #running: number | null = null

  /** The choice that a unit belongs to, null for none; a new list takes `next`. */
  choiceOf(unit: Unit, next: number): Choice | null {
    const running = unit.isHeading ? null : this.#running
    const inline = running === null ? inlineStart(unit.text) : 0
    const group = running ?? next
    this.#running = inline !== null && GOES_ON.test(unit.text) ? group : null
    if (inline !== null) return { group, from: inline }
    const headed = this.#underHeading(unit, next)
    return headed === null ? null : { group: headed, from: 0 }
  }

  #underHeading({ isItem, headingWords }: Unit, next: number): number | null {
    if (!isItem || headingWords.length === 0) return null
    const known = this.#byHeading.get(headingWords)
    if (known !== undefined) return known
    if (!ONE_OF.test(headingWords.join(' '))) return null
    this.#byHeading.set(headingWords, next)
    return next
  }
}

/** Where the first item begins behind "one or more of:", if the list goes on in the next unit. */
function inlineStart(text: string): number | null {
  const colon = text.indexOf(':')
  if (colon < 0 || !GOES_ON.test(text)) return null
  return ONE_OF.test(text.slice(0, colon)) ? colon : null
}
