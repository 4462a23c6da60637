// Joins the pieces of a sentence that a page's inline marks broke apart: copying some pages gives every link and every
// bold word a line of its own, "Proficiency in" / "SQL" / "and" / "Python" / ", every day."
import { anyOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'

/** No line begins with such a sign by itself. */
const CLOSING = /^[:,;.)!?](?=\s|$)/
/** Fewer such lines are slips of the pen; a page that breaks its sentences does it all over. */
const CLOSING_LINES_MIN = 3
const ENDED = /[.!?:;]$/
/** A sentence goes on behind such a word, whatever the next line begins with. */
const HANGING = new RegExp(
  String.raw`(?:^|\s)(?:${anyOf('unit:hanging')}|${anyOf('unit:hanging-fragments')})$`,
)

/** No button and no heading ends so: "We are looking for a". */
const ARTICLE = new RegExp(String.raw`\s(?:${anyOf('unit:articles')})$`)

function goesOn(open: Line, { text, bullet, heading }: Line): boolean {
  if (bullet || heading > 0) return false
  if (CLOSING.test(text)) return true
  return !ENDED.test(open.text) && (/^\p{Lower}/u.test(text) || HANGING.test(open.text))
}

const joined = (parts: readonly Line[]): Line => {
  const [first, ...rest] = parts as [Line, ...Line[]]
  const text = rest.reduce(
    (all, { text: next }) => all + (CLOSING.test(next) ? '' : ' ') + next,
    first.text,
  )
  return { ...first, text, links: parts.flatMap(({ links }) => links) }
}

export function joinFragments(lines: readonly Line[]): readonly Line[] {
  if (lines.filter(({ text }) => CLOSING.test(text)).length < CLOSING_LINES_MIN) return lines
  const chains: Line[][] = []
  for (const line of lines) {
    const open = chains.at(-1)
    const last = open?.at(-1)
    if (open && last && goesOn(last, line)) open.push(line)
    else chains.push([line])
  }
  // Without such a sign or an article, lines that could go on are buttons and headings: "Sign in", "Cook".
  return chains.flatMap((chain) => {
    const isBroken =
      chain.slice(1).some(({ text }) => CLOSING.test(text)) ||
      chain.slice(0, -1).some(({ text }) => ARTICLE.test(text))
    return isBroken ? [joined(chain)] : chain
  })
}
