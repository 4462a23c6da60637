// Finds alternatives: "Python or Java", "tools such as Looker", "Power BI, Tableau or similar".
import { anyOf, patternOf } from '../../languages/words.js'
import { skillById } from '../../taxonomy/skills/skills.js'
import type { Phrase } from '../phrases/read-phrases.js'
import { nameSkill } from './name-skill.js'

/** Text between two members of one list. */
const JOINT = new RegExp(
  String.raw`^(?:\)(?=\s+(?:${anyOf('demand:list-or')})\s))?[\s,/(]*(?:\b(?:${anyOf('demand:alternatives-joint')})\b[\s,/().:-]*)*[\s,/(:]*$`,
  'i',
)
/**
 * A mark of a list or of examples: "experience in a hospital" says where, and is no further choice.
 */
const MEMBER = new RegExp(String.raw`[,/(:]|\b(?:${anyOf('demand:alternatives-member')})\b`, 'i')
/** "at least one of Python, Java": words before the list. */
const ONE_OF = new RegExp(patternOf('demand-one-of'), 'i')
/**
 * "an accounting designation (CPA, CMA)", "one of each: {Java, C}": one thing, with its choices in
 * brackets.
 */
const ONE_SUCH = new RegExp(patternOf('demand-one-such'), 'i')
const OPENS = String.raw`(?<!\p{L})(?:${anyOf('demand:examples-open')})`
const EXAMPLES_OPEN = new RegExp(OPENS, 'iu')
/** "a data role (e.g. Python, SQL)": what opens a list of examples, where nothing names their kind. */
const EXAMPLES = new RegExp(String.raw`\(\s*${OPENS}[^()]*$|${OPENS}[\s,:]*$`, 'iu')
/** "cloud warehouses (Snowflake, BigQuery)": in brackets behind a class stand some of its kind. */
const CLASS = new RegExp(String.raw`\b(?:${anyOf('demand:tool-classes')})$`, 'i')
const BRACKET = /^\s*\(/
/** The words that make a list a choice are at most this far before it, and behind it. */
const LEAD_CHARS = 60
const TAIL_CHARS = 30
/** Words between two members that make one of them enough. */
const CHOICE = new RegExp(String.raw`\b(?:${anyOf('demand:alternatives-choice')})\b|/`, 'i')

/** "consulting, sales, hotel or restaurant work": the last name of a list holds two. */
const OR_INSIDE = new RegExp(String.raw`\s(?:${anyOf('demand:list-or')})\s`, 'i')

/** Words behind the list: "Python, Java or similar". */
const OR_BEHIND = new RegExp(String.raw`^\s*,?\s*(?:${anyOf('demand:or-behind')})\b`, 'i')

/** "(birds, mammals, reptiles or fish)": a bracket with short items, one of which is enough. */
const OR_LIST = new RegExp(
  String.raw`\([^(),;]{2,40}(?:,[^(),;]{2,40})+,?\s(?:${anyOf('demand:list-or')})\s[^(),;]{2,40}\)`,
  'giu',
)
/** "JavaScript: Cloud technologies: AWS": a name before a colon heads what follows it. */
const HEADS = /^\s*:/
const COLON = /:\s*$/

/** Where a bracket inside a bracket closes, a list goes on: "(such as Acme Studio (Acme) Zeta, Iota)". */
function withoutInner(text: string, from: number, between: string): string {
  if (!between.startsWith(')')) return between
  const before = text.slice(0, from)
  const depth = before.split('(').length - before.split(')').length
  return depth > 1 ? `,${between.slice(1)}` : between
}

/** "such as Python and Java": the last example is one more of its kind, and no demand of its own. */
const LAST = new RegExp(String.raw`^,?\s+(?:${anyOf('demand:joins-names')})\s+$`, 'i')

/** Behind so many examples, one more is another; behind a single one it must be of the same kind. */
const EXAMPLES_SURE = 2

function isLastExample(
  text: string,
  one: Phrase | undefined,
  next: Phrase | undefined,
  examples: number,
): boolean {
  if (!one || !next || !LAST.test(text.slice(one.end, next.start))) return false
  if (examples >= EXAMPLES_SURE) return true
  const wider = widerOf(one)
  return widerOf(next).some((id) => wider.includes(id))
}

const widerOf = ({ raw, start }: Phrase): readonly string[] =>
  skillById(nameSkill(raw, start).taxonomyId ?? '')?.broader ?? []

const isIn = ({ start, end }: Phrase, { index, 0: list }: RegExpExecArray): boolean =>
  start > index && end < index + list.length

/** Gives all names in a bracket of choices one number, also where the reader took no note of one between. */
function groupBrackets(
  text: string,
  phrases: readonly Phrase[],
  groups: (number | null)[],
  next: number,
): void {
  if (!text.includes('(')) return
  let group = next
  for (const list of text.matchAll(OR_LIST)) {
    const inside = phrases.flatMap((phrase, at) => (isIn(phrase, list) ? [at] : []))
    if (inside.length < 2 || inside.some((at) => groups[at] !== null)) continue
    for (const at of inside) groups[at] = group
    group++
  }
}

/** The number of each phrase's group, null for a phrase by itself; numbers start at `next`. */
export function groupAlternatives(
  text: string,
  phrases: readonly Phrase[],
  next: number,
): (number | null)[] {
  const groups: (number | null)[] = phrases.map(() => null)
  let group = next
  for (let from = 0; from < phrases.length; ) {
    let to = from
    let isChoice = false
    let examples = 0
    while (to + 1 < phrases.length) {
      if (examples > 0 && isLastExample(text, phrases[to], phrases[to + 1], examples)) {
        to++
        break
      }
      const end = phrases[to]?.end ?? 0
      const between = withoutInner(text, end, text.slice(end, phrases[to + 1]?.start))
      if (!JOINT.test(between) || !MEMBER.test(between)) break
      if (COLON.test(between) && HEADS.test(text.slice(phrases[to + 1]?.end))) break
      const isOfClass = BRACKET.test(between) && CLASS.test(phrases[to]?.raw ?? '')
      isChoice ||= isOfClass || CHOICE.test(between)
      if (examples > 0 || EXAMPLES_OPEN.test(between)) examples++
      to++
    }
    isChoice ||= to > from && OR_INSIDE.test(phrases[to]?.raw ?? '')
    const before = text.slice(0, phrases[from]?.start ?? 0).slice(-LEAD_CHARS)
    isChoice ||= [ONE_OF, ONE_SUCH, EXAMPLES].some((opens) => opens.test(before))
    const tail = text.slice(phrases[to]?.end ?? 0, (phrases[to]?.end ?? 0) + TAIL_CHARS)
    if (to > from && (isChoice || OR_BEHIND.test(tail))) {
      groups.fill(group, from, to + 1)
      group++
    }
    from = to + 1
  }
  groupBrackets(text, phrases, groups, group)
  return groups
}
