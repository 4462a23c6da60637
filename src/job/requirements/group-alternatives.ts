// Finds alternatives: "Python or Java", "tools such as Looker", "Power BI, Tableau or similar".
import { anyOf, patternOf } from '../../languages/words.js'
import { skillById } from '../../taxonomy/skills/skills.js'
import type { Phrase } from '../phrases/read-phrases.js'
import { BRACKET, EXAMPLES_OPEN, isLanguage, isProgram, isQuality, OPENS } from './examples.js'
import { groupBrackets } from './group-brackets.js'
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
/** "a BI or related role in a bank": the related role ends the choice, and the bank is where. */
const OTHER_POST = new RegExp(patternOf('demand-other-post'), 'i')
/** "at least one of Python, Java": words before the list. */
const ONE_OF = new RegExp(patternOf('demand-one-of'), 'i')
/**
 * "an accounting designation (CPA, CMA)", "one of each: {Java, C}": one thing, with its choices in
 * brackets.
 */
const ONE_SUCH = new RegExp(patternOf('demand-one-such'), 'i')
/** What opens a list of examples or of parts. */
const PARTS_OPEN = new RegExp(String.raw`${OPENS}|\b(?:${anyOf('demand:parts-open')})\b`, 'iu')
/** "a data role (e.g. Python, SQL)": what opens a list of examples, where nothing names their kind. */
const EXAMPLES = new RegExp(String.raw`\(\s*${OPENS}[^()]*$|${OPENS}[\s,:]*$`, 'iu')
/** "cloud warehouses (Snowflake, BigQuery)": in brackets behind a class stand some of its kind. */
const CLASS = new RegExp(String.raw`\b(?:${anyOf('demand:tool-classes')})$`, 'i')
/** The words that make a list a choice are at most this far before it, and behind it. */
const LEAD_CHARS = 60
const TAIL_CHARS = 30
/** Words between two members that make one of them enough. */
const CHOICE = new RegExp(String.raw`\b(?:${anyOf('demand:alternatives-choice')})\b`, 'i')
/** "C#, React / Angular, and CSS": a stroke makes a choice of its two neighbours, and not of the list. */
const STROKE = /\//

/** "consulting, sales, hotel or restaurant work": the last name of a list holds two. */
const OR_INSIDE = new RegExp(String.raw`\s(?:${anyOf('demand:list-or')})\s`, 'i')

/** "SQL, Tableau or Looker, French": where the list goes on behind its "or", only the two beside it are a choice. */
const OR_ALONE = new RegExp(String.raw`^\s+(?:${anyOf('demand:list-or')})\s+$`, 'i')
const COMMA = /^\s*,\s*$/

/** Words behind the list: "Python, Java or similar". */
const OR_BEHIND = new RegExp(String.raw`^\s*,?\s*(?:${anyOf('demand:or-behind')})\b`, 'i')

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

/** Examples of the name that they stand behind. */
const OPENS_BEHIND = new RegExp(String.raw`^\s*\(?\s*${OPENS}`, 'iu')
/** "sales, professional services, hotels or inns": a name between two commas that the reader left out. */
const UNREAD = /^\s*,\s*[\p{Alpha}-]+(?:\s[\p{Alpha}-]+){0,2}\s*(,\s*(?:\p{Alpha}+\s+)?)$/u
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
  // "databases like MySQL, as well as stores like Redis": the next is a kind of its own.
  if (OPENS_BEHIND.test(text.slice(next.end))) return false
  if (examples >= EXAMPLES_SURE) return true
  const wider = widerOf(one)
  return widerOf(next).some((id) => wider.includes(id)) || (isInitials(one) && isInitials(next))
}

/** "systems such as PIMS and ERS": two initials in a row are of one kind. */
const isInitials = ({ raw }: Phrase): boolean => /^\p{Upper}[\p{Upper}\p{N}]+$/u.test(raw)

const widerOf = ({ raw, start }: Phrase): readonly string[] =>
  skillById(nameSkill(raw, start).taxonomyId ?? '')?.broader ?? []

/** Phrases that follow one another as a list. */
interface Run {
  from: number
  to: number
  /** Whether its own words make one of it enough. */
  isChoice: boolean
  /** The phrases behind which a stroke stands. */
  strokes: number[]
  isList: boolean
}

/** "planning / organisational skills" asks for both, "Docker/Kubernetes" for one. */
const isChoiceOfTwo = (one: Phrase | undefined, next: Phrase | undefined): boolean =>
  [one, next].every((each) => each !== undefined && !isQuality(each))

/**
 * "SQL, cloud warehouses (Snowflake, BigQuery)": examples are of the name before them, and what
 * stands further ahead is asked for by itself. So is a program of which parts follow: "Excel,
 * including macros or pivot tables".
 */
function firstOfChoice(phrases: readonly Phrase[], run: Run, opens: number): number {
  const kind = phrases[opens]
  const isOneThing = kind !== undefined && isProgram(kind) && run.to - opens > 1
  return isOneThing ? opens + 1 : opens
}

function runFrom(text: string, phrases: readonly Phrase[], from: number): Run {
  const run: Run = { from, to: from, isChoice: false, strokes: [], isList: false }
  // "products like Jira, Git, and Jenkins": the list of examples may open before its first name.
  const before = text.slice(0, phrases[from]?.start).slice(-LEAD_CHARS)
  let examples = EXAMPLES.test(before) || ONE_OF.test(before) ? 1 : 0
  let opens: number | null = null
  /** The member before the last "or". */
  let pair: number | null = null
  for (let at = from; at + 1 < phrases.length; at++) {
    if (examples > 0 && isLastExample(text, phrases[at], phrases[at + 1], examples)) {
      run.to = at + 1
      break
    }
    const end = phrases[at]?.end ?? 0
    const written = withoutInner(text, end, text.slice(end, phrases[at + 1]?.start))
    const between = written.replace(UNREAD, ',$1')
    if (!JOINT.test(between) || !MEMBER.test(between) || OTHER_POST.test(between)) break
    if (pair === at - 1 && at - 1 > from && examples === 0 && COMMA.test(between)) {
      return { ...run, from: at - 1, to: at }
    }
    if (OR_ALONE.test(between)) pair = at
    if (COLON.test(between) && HEADS.test(text.slice(phrases[at + 1]?.end))) break
    const isOfClass = BRACKET.test(between) && CLASS.test(phrases[at]?.raw ?? '')
    const isOpening = isOfClass || PARTS_OPEN.test(between)
    if (isOpening && !run.isChoice) opens ??= at
    run.isChoice ||= isOfClass || CHOICE.test(between)
    if (STROKE.test(between) && isChoiceOfTwo(phrases[at], phrases[at + 1])) run.strokes.push(at)
    run.isList ||= between.includes(',')
    if (examples > 0 || EXAMPLES_OPEN.test(between)) examples++
    run.to = at + 1
  }
  run.isChoice ||= run.strokes.length > 0 && !run.isList
  run.isChoice ||= run.to > from && OR_INSIDE.test(phrases[run.to]?.raw ?? '')
  return opens !== null && run.isChoice ? { ...run, from: firstOfChoice(phrases, run, opens) } : run
}

/** Whether the words around a run make one of it enough. */
function isOffered(text: string, phrases: readonly Phrase[], { from, to }: Run): boolean {
  const before = text.slice(0, phrases[from]?.start ?? 0).slice(-LEAD_CHARS)
  if ([ONE_OF, ONE_SUCH, EXAMPLES].some((opens) => opens.test(before))) return true
  const end = phrases[to]?.end ?? 0
  return OR_BEHIND.test(text.slice(end, end + TAIL_CHARS))
}

/** "Bilingual (English/Spanish)": who speaks one of the two is not bilingual. */
const BOTH = new RegExp(patternOf('demand-both-languages'), 'iu')

/** Whether a stroke in the run parts languages that are asked for together. */
function isBoth(text: string, phrases: readonly Phrase[], { strokes: [first] }: Run): boolean {
  const language = first === undefined ? undefined : phrases[first]
  if (!language || !isLanguage(language)) return false
  return BOTH.test(text.slice(0, language.start))
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
    const run = runFrom(text, phrases, from)
    if (isBoth(text, phrases, run)) {
      from = run.to + 1
      continue
    }
    if (run.to > run.from && (run.isChoice || isOffered(text, phrases, run))) {
      groups.fill(group, run.from, run.to + 1)
      group++
    }
    for (const at of run.strokes) groups.fill(groups[at] ?? groups[at + 1] ?? group++, at, at + 2)
    from = run.to + 1
  }
  groupBrackets(text, phrases, groups, group)
  return groups
}
