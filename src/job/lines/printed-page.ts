// Removes what printing a web page adds to its text: the header and footer of every sheet. Restores bullets
// whose sign became a line of its own.
import type { Line } from '../../layout/types.js'
import { isKnownHeading } from '../units/read-heading.js'

/**
 * A line that stands on this many sheets is a header or footer and no part of the text, unless it is a
 * heading: "Essential criteria" stands over the demands of each part of a person specification.
 */
const REPEATS_MIN = 3
/** Lines that lost all their letters but may still tell something: pay, a telephone number. */
const TELLS = /[\p{Alpha}$£€]|\d{5}/u
/**
 * A sign that stood for a bullet: one or two characters that open no text ("!\"", "§"), or a letter
 * that a font of symbols shows as one ("o Wash up", "ü Lay tables").
 */
const SIGN =
  /^(?:[^\p{Alpha}\p{N}\s"'“‘’([{<$£€#@*+~/|.&:¿¡-][^\p{Alpha}\p{N}\s([{$£€]?|[oØüqv§](?=\s\p{Upper}))(?=\s|\p{Alpha}|$)/u

const signOf = ({ text }: Line): string => SIGN.exec(text)?.[0] ?? ''

function timesOf(texts: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
  return times
}

/** Whether a sign opens so many lines that it stands for a bullet. */
type IsBullet = (sign: string) => boolean

/** A sign at the end of a line, or alone on it, belongs to the next one. */
function marked(lines: readonly Line[], isBullet: IsBullet): Line[] {
  const out: Line[] = []
  let isNext = false
  for (const line of lines) {
    const sign = signOf(line)
    const isItem = isBullet(sign)
    let text = isItem ? line.text.slice(sign.length).trim() : line.text
    const bullet = line.bullet || isItem || isNext
    const last = text.slice(text.lastIndexOf(' ') + 1)
    isNext = last !== text ? isBullet(last) : text === ''
    if (last !== text && isNext) text = text.slice(0, -last.length).trim()
    if (text !== '') out.push({ ...line, text, bullet })
  }
  return out
}

export function withoutPrint(lines: readonly Line[]): Line[] {
  const times = timesOf(lines.map(({ text }) => text))
  const signs = timesOf(lines.map(signOf))
  const isBullet = (sign: string): boolean => sign !== '' && (signs.get(sign) ?? 0) >= REPEATS_MIN
  const seen = new Set<string>()
  const kept = lines.filter((line) => {
    if (!TELLS.test(line.text)) return isBullet(signOf(line))
    const isAgain = seen.has(line.text)
    seen.add(line.text)
    if (line.bullet || !isAgain || isKnownHeading(line.text)) return true
    return (times.get(line.text) ?? 0) < REPEATS_MIN
  })
  return [...signs.keys()].some(isBullet) ? marked(kept, isBullet) : kept
}
