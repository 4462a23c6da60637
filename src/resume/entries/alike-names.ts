// Whether two wordings may name the same thing: an overview shortens what is told in detail.
import { foldKey } from '../../text/fold.js'

/** Wordings of the same thing share half of their words. */
const ALIKE_MIN = 0.5

/** A wording that is missing speaks against nothing. */
export function alike(a: string | undefined, b: string | undefined): boolean {
  if (!a || !b) return true
  const [left, right] = [foldKey(a).split(' '), foldKey(b).split(' ')]
  const hit = left.filter((word) => right.includes(word)).length
  return (2 * hit) / (left.length + right.length) >= ALIKE_MIN
}
