// Lines of the education section that name a degree or a school, or are rows of the same table as
// the entries above them, head an entry also where the labeller took them for text.
import type { Labelled } from '../../core/crf/decode.js'
import type { SeenLine } from '../labels/line-features.js'

const WORDS_MAX = 20
const STRONG = 0.8
const DEGREE_MIN = 0.6
/** Less sure than what the labeller said itself. */
const PROMOTED = 0.6

const isText = (label: Labelled | undefined): boolean =>
  label?.label === 'Eb' || label?.label === 'O' || label?.label === 'Wb'

/** Without a heading above, only a line with degree, school and date is an entry. */
const isWhole = ({ best, ranges }: SeenLine): boolean =>
  best.degree >= DEGREE_MIN && best.institution >= STRONG && ranges.length > 0

const isDated = ({ ranges }: SeenLine): boolean => ranges.length > 0

function couldBe(seen: SeenLine): boolean {
  const { source } = seen
  const { line, section, heading } = source
  const loose = section === 'top' || section === 'unknown'
  if (
    (section !== 'education' && !(loose && isWhole(seen))) ||
    heading !== null ||
    /^\p{Ll}/u.test(line.text)
  )
    return false
  return line.text.split(/\s+/).length <= WORDS_MAX
}

/** A degree and a school in one line, or one of them with its date. */
function namesEntry(seen: SeenLine): boolean {
  const degree = seen.best.degree >= STRONG
  const school = seen.best.institution >= STRONG
  return (degree && school) || ((degree || school) && isDated(seen) && !seen.source.line.bullet)
}

/** The degree under its school. */
const isOtherHalf = (above: SeenLine, line: SeenLine): boolean =>
  line.best.degree >= DEGREE_MIN &&
  !line.source.line.bullet &&
  line.ranges.length === 0 &&
  above.best.institution >= STRONG &&
  above.best.degree < DEGREE_MIN

/** Both rows of one table: dated, cut into pieces, set in the same type. */
function alike(a: SeenLine, b: SeenLine): boolean {
  const [x, y] = [a.source.line, b.source.line]
  return (
    isDated(a) &&
    isDated(b) &&
    x.segments.length > 2 &&
    Math.abs(x.segments.length - y.segments.length) <= 1 &&
    x.page === y.page &&
    x.bold === y.bold &&
    Math.abs(x.size - y.size) < 0.03
  )
}

export function promoteEducation(seen: SeenLine[], labels: Labelled[]): Labelled[] {
  const out = [...labels]
  seen.forEach((line, index) => {
    if (!isText(out[index]) || !couldBe(line)) return
    const above = seen[index - 1]
    const row = out[index - 1]?.label === 'E+' && above !== undefined && alike(above, line)
    const headAbove = out[index - 1]?.label ?? ''
    if (above && /^E\+?$/.test(headAbove) && isOtherHalf(above, line))
      out[index] = { label: 'E', probability: PROMOTED }
    else if (row || namesEntry(line)) out[index] = { label: 'E+', probability: PROMOTED }
  })
  return out
}
