// Joins the lines of a text that was wrapped by hand, or by the width of a page.
import type { Line } from '../../layout/types.js'
import { isKnownHeading } from '../units/read-heading.js'

/** The widest lines of a text that was wrapped by hand have this many characters. */
const WRAP_CHARS = { min: 48, max: 200 }
/** Fewer wrapped lines, or a smaller share of them, occur by chance. */
const WRAPPED_LINES_MIN = 4
const WRAPPED_SHARE_MIN = 0.3
/** A line shorter than this share of the widest one ended by itself. */
const FULL_SHARE = 0.72
/** A line this near to the widest one was wrapped, even if the next begins with a capital. */
const WRAPPED_FULL_SHARE = 0.9
/** The width leaves out a few of the widest lines, so that one odd line does not set it. */
const WIDTH_QUANTILE = 0.97

const goesOn = (line: Line, next: Line | undefined): boolean =>
  next !== undefined &&
  !next.bullet &&
  next.heading === 0 &&
  /^[\p{Lower}(]/u.test(next.text) &&
  !/[.!?:;]$/.test(line.text)

/** Whether a line could go on in the next one; a bullet or a gap below says nothing of wrapping. */
const mayGoOn = (next: Line | undefined): boolean =>
  next !== undefined && !next.bullet && next.heading === 0 && next.gapBefore === 0

/** The width at which the lines were wrapped; 0 if each paragraph is one line. */
function wrapWidth(lines: readonly Line[]): number {
  const lengths = lines.map((line) => line.text.length).sort((a, b) => a - b)
  const width = lengths[Math.floor(lengths.length * WIDTH_QUANTILE)] ?? 0
  if (width < WRAP_CHARS.min || width > WRAP_CHARS.max) return 0
  const full = lines.flatMap((line, at) =>
    line.text.length >= FULL_SHARE * width && mayGoOn(lines[at + 1])
      ? [goesOn(line, lines[at + 1])]
      : [],
  )
  const wrapped = full.filter(Boolean).length
  return wrapped >= WRAPPED_LINES_MIN && wrapped >= WRAPPED_SHARE_MIN * full.length ? width : 0
}

/** Whether only its known words and its colon show that a line is a heading. */
const isTold = (text: string): boolean => text.endsWith(':') && isKnownHeading(text.slice(0, -1))

export function joinWrapped(lines: readonly Line[]): Line[] {
  const width = wrapWidth(lines)
  if (width === 0) return [...lines]
  const out: Line[] = []
  let last: Line | undefined
  for (const line of lines) {
    const open = out.at(-1)
    const isFull = last !== undefined && last.text.length >= FULL_SHARE * width
    const isNext =
      !line.bullet && line.heading === 0 && line.gapBefore === 0 && !line.caps && !isTold(line.text)
    const isOpen = last !== undefined && !/[.!?:;]$/.test(last.text)
    const isJoined =
      open !== undefined &&
      isNext &&
      last !== undefined &&
      ((isFull && (isOpen || !/^\p{Upper}/u.test(line.text))) ||
        (isFull && last.text.length >= WRAPPED_FULL_SHARE * width) ||
        (isOpen && /^\p{Lower}/u.test(line.text) && !last.caps))
    if (isJoined && open) {
      const text = /\p{Lower}-$/u.test(open.text)
        ? open.text + line.text
        : `${open.text} ${line.text}`
      out[out.length - 1] = { ...open, text, links: [...open.links, ...line.links] }
    } else out.push(line)
    last = line
  }
  return out
}
