// Whether two wordings may name the same thing: an overview shortens what is told in detail.
import { eachOf } from '../../languages/words.js'
import { foldKey } from '../../text/fold.js'

/** Wordings of the same thing share half of their words. */
const ALIKE_MIN = 0.5
/** Words that many names share: two universities are not one. */
const GENERIC: ReadonlySet<string> = new Set(eachOf('work:generic-names'))

/** The words that tell a name from others; all of them where none does. */
function tellingWords(name: string): string[] {
  const words = foldKey(name).split(' ')
  const telling = words.filter((word) => !GENERIC.has(word))
  return telling.length > 0 ? telling : words
}

/** A wording that is missing speaks against nothing. */
export function alike(a: string | undefined, b: string | undefined): boolean {
  if (!a || !b) return true
  const [left, right] = [tellingWords(a), tellingWords(b)]
  const hit = left.filter((word) => right.includes(word)).length
  return (2 * hit) / (left.length + right.length) >= ALIKE_MIN
}
