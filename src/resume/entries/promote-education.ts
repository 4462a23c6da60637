// Lines of the education section that name a degree or a school, or are rows of the same table as
// the entries above them, head an entry also where the labeller took them for text.
import type { Labelled } from '../../core/crf/decode.js'
import type { SeenLine } from '../labels/line-features.js'
import { sameType, wordCount } from './seen-lines.js'

const WORDS_MAX = 20
/** Cells from which a line is a row of a table. */
const TABLE_CELLS_MIN = 3
/** Likelihood from which a line surely names a school or a degree. */
const STRONG = 0.8
/** Likelihood of a degree where a school beside it speaks for it too. */
const DEGREE_MIN = 0.6
/** Less sure than what the labeller said itself. */
const PROMOTED = 0.6

const isText = (label: Labelled | undefined): boolean =>
  label?.label === 'Eb' || label?.label === 'O' || label?.label === 'Wb'

const isDated = ({ ranges }: SeenLine): boolean => ranges.length > 0

/** Without a heading above, only a line with degree, school and date is an entry. */
function mayStandHere(seen: SeenLine): boolean {
  const { best, source } = seen
  if (source.section === 'education') return true
  if (source.section !== 'top' && source.section !== 'unknown') return false
  return best.degree >= DEGREE_MIN && best.institution >= STRONG && isDated(seen)
}

function couldBe(seen: SeenLine): boolean {
  const { line, heading } = seen.source
  if (heading !== null || /^\p{Ll}/u.test(line.text)) return false
  return wordCount(line.text) <= WORDS_MAX && mayStandHere(seen)
}

/** A degree and a school in one line, or one of them with its date. */
function namesEntry(seen: SeenLine): boolean {
  const degree = seen.best.degree >= STRONG
  const school = seen.best.institution >= STRONG
  return (degree && school) || ((degree || school) && isDated(seen) && !seen.source.line.bullet)
}

const isDegreeUnder = (above: SeenLine, line: SeenLine): boolean =>
  line.best.degree >= DEGREE_MIN &&
  above.best.institution >= STRONG &&
  above.best.degree < DEGREE_MIN

const isSchoolUnder = (above: SeenLine, line: SeenLine): boolean =>
  line.best.institution >= STRONG &&
  line.best.degree < DEGREE_MIN &&
  above.best.degree >= STRONG &&
  above.best.institution < DEGREE_MIN

/** The degree under its school, or the school under the degree. */
const isOtherHalf = (above: SeenLine, line: SeenLine): boolean =>
  !line.source.line.bullet &&
  !isDated(line) &&
  (isDegreeUnder(above, line) || isSchoolUnder(above, line))

/** Both rows of one table: dated, cut into pieces, set in the same type. */
function areRows(a: SeenLine, b: SeenLine): boolean {
  const [x, y] = [a.source.line, b.source.line]
  return (
    isDated(a) &&
    isDated(b) &&
    x.segments.length >= TABLE_CELLS_MIN &&
    Math.abs(x.segments.length - y.segments.length) <= 1 &&
    x.page === y.page &&
    sameType(a, b)
  )
}

export function promoteEducation(seen: SeenLine[], labels: Labelled[]): Labelled[] {
  const out = [...labels]
  seen.forEach((line, index) => {
    if (!isText(out[index]) || !couldBe(line)) return
    const above = seen[index - 1]
    const labelAbove = out[index - 1]?.label
    const inHead = labelAbove === 'E+' || labelAbove === 'E'
    const row = labelAbove === 'E+' && above !== undefined && areRows(above, line)
    if (above && inHead && isOtherHalf(above, line))
      out[index] = { label: 'E', probability: PROMOTED }
    else if (row || namesEntry(line)) out[index] = { label: 'E+', probability: PROMOTED }
  })
  return out
}
