// The highlights of each position: the lines of its body, and the lines below it that no other part
// of the résumé claims. A bullet is never lost, and always goes to the position above it.
import { findDateRanges } from '../dates/find-dates.js'
import { eachOf, patternOf } from '../languages/words.js'
import type { Line } from '../layout/types.js'
import { LIMITS } from '../runtime/limits.js'
import { isPlaceLike } from '../taxonomy/places/is-place-like.js'
import { foldKey } from '../text/fold.js'
import { joinLines } from './lists/join-lines.js'
import type { ReadResume } from './read-resume.js'
import type { SectionedLine } from './sections/assign-sections.js'
import { bareHeading } from './sections/bare-heading.js'

type Read = Pick<ReadResume, 'sections' | 'work' | 'education'>

/** A shorter text is a mark or a bullet that was left over. */
const HIGHLIGHT_CHARS_MIN = 3

/**
 * A line with two dates heads an entry that was not read, so the lines below it are not this
 * position's.
 */
const isHead = ({ line }: SectionedLine): boolean =>
  !line.bullet && findDateRanges(line.text).some((range) => !range.single)

/** "Job profile" heads a section by itself; among positions it heads what one of them was about. */
const DUTIES: ReadonlySet<string> = new Set(eachOf('work:duties'))
const opensOther = ({ line, heading }: SectionedLine): boolean =>
  heading === 'section' && !DUTIES.has(foldKey(bareHeading(line.text)))

/** Lines right below a position, in its section, that belong to nothing else. */
function unclaimed(sections: SectionedLine[], from: number, claimed: ReadonlySet<number>): Line[] {
  const section = sections[from]?.section
  const out: Line[] = []
  for (const below of sections.slice(from + 1)) {
    const isOther = opensOther(below) || below.section !== section
    if (isOther || claimed.has(below.line.index) || isHead(below)) break
    if (below.heading === null) out.push(below.line)
  }
  return out
}

/**
 * Unclaimed lines count only where they go on with a list: a loose sentence may belong to anything.
 */
function listedIn(lines: Line[], hasBullets: boolean): Line[] {
  const first = lines.findIndex(({ bullet }) => bullet)
  if (first < 0 && !hasBullets) return []
  return hasBullets || first === 0 ? lines : []
}

/** "Page 1 of 2", which a print leaves between the lines. */
const PAGE_NUMBER = new RegExp(patternOf('page-number'), 'i')
/** From this likelihood on a line names a place and nothing else; longer lines are not asked. */
const PLACE_MIN = 0.7
const PLACE_CHARS_MAX = 40

/** A page's number, or the place of the position on a line of its own: nothing that was done there. */
const isFurniture = ({ text, bullet }: Line): boolean =>
  !bullet &&
  text.length <= PLACE_CHARS_MAX &&
  (PAGE_NUMBER.test(text) || isPlaceLike(text) >= PLACE_MIN)

export function highlightsOf({ sections, work, education }: Read): string[][] {
  const places = new Map(sections.map(({ line }, place) => [line.index, place]))
  const claimed = new Set([...work, ...education].flatMap(({ head, body }) => [...head, ...body]))
  return work.map(({ head, body }) => {
    const own = body.flatMap((index) => sections[places.get(index) ?? -1]?.line ?? [])
    const last = Math.max(-1, ...[...head, ...body].map((index) => places.get(index) ?? -1))
    const more = last < 0 ? [] : unclaimed(sections, last, claimed)
    const lines = [
      ...own,
      ...listedIn(
        more,
        own.some(({ bullet }) => bullet),
      ),
    ]
    return joinLines(lines.filter((line) => !isFurniture(line)))
      .map(({ text }) => text)
      .filter((text) => text.length >= HIGHLIGHT_CHARS_MIN)
      .slice(0, LIMITS.listItemsMax)
  })
}
