// Tells job words that name a program too: "Postman" beside Swagger and JUnit tests interfaces, and
// would become another skill if it were made neutral.
import { programNames } from '../../languages/gendered-words.js'
import { anyOf } from '../../languages/words.js'
import { areaOfSkill, fieldOfArea } from '../../taxonomy/skills/skill-areas.js'
import { findSkills, skillNamed } from '../../taxonomy/skills/skills.js'
import { lineAt, type Page, type PageLine } from '../page/make-page.js'
import type { Finding } from '../types.js'

const NAMES: ReadonlySet<string> = new Set(programNames())
/** Whether a skill is called like a job of one sex. */
export const isProgramName = (skill: string): boolean => NAMES.has(skill.toLowerCase())

/** The field of programs that are written and tested; "Excel" beside a job word tells nothing. */
const FIELD = 'software-engineering'
const isOfField = (id: string): boolean => fieldOfArea(areaOfSkill(id)) === FIELD

/** What parts the items of a list; "(Postman)" belongs to what stands before it. */
const ITEM_END = /[,;|•●▪·/:\t]| {2,}/
/** A list's item is shorter. */
const ITEM_CHARS_MAX = 200
/** "Tested with Postman", "collections in Postman". */
const USED = new RegExp(String.raw`\b(?:${anyOf('personal:before-a-program')})[ \t]$`)
const USED_CHARS_MAX = 20

/** The item of a list around a stretch of a line, and its neighbours. */
function itemsAround(text: string, start: number, end: number): [string, string, string] {
  const before = text.slice(Math.max(0, start - ITEM_CHARS_MAX), start).split(ITEM_END)
  const behind = text.slice(end, end + ITEM_CHARS_MAX).split(ITEM_END)
  const item = `${before.at(-1)}${text.slice(start, end)}${behind[0]}`
  return [before.at(-2) ?? '', item, behind[1] ?? '']
}

/** Whether an item is nothing but the name of a skill of the field. */
function isProgram(item: string): boolean {
  const name = item.replace(/^[^\p{Alpha}\d]+|\s+$/gu, '')
  const skill = name.length > ITEM_CHARS_MAX ? undefined : skillNamed(name)
  return skill !== undefined && isOfField(skill.id)
}

/** Whether an item names a skill of the field beside the word, or goes on from it: "Postman collections". */
const tellsProgram = (item: string, word: string): boolean =>
  findSkills(item, { kind: 'prose' }).some(
    ({ id, raw, confident }) => confident && isOfField(id) && raw.trim() !== word,
  )

const textOf = ({ text }: Page, line: PageLine | undefined): string =>
  line ? text.slice(line.start, line.end) : ''

/** A line of its own between programs: a list with one on each, or one that goes on over lines. */
const isListed = (page: Page, { number }: PageLine): boolean =>
  [page.lines[number - 1], page.lines[number + 1]].some((line) =>
    textOf(page, line).slice(0, ITEM_CHARS_MAX).split(ITEM_END).some(isProgram),
  )

function isUsed(page: Page, { start, end }: Finding): boolean {
  const line = lineAt(page, start)
  if (!line) return false
  const text = textOf(page, line)
  const [from, to] = [start - line.start, end - line.start]
  const [before, item, behind] = itemsAround(text, from, to)
  const word = text.slice(from, to)
  if (isProgram(before) || isProgram(behind)) return true
  if (!/\p{Alpha}/u.test(text.slice(0, from) + text.slice(to)) && isListed(page, line)) return true
  if (!/^\p{Upper}/u.test(word)) return false
  const lead = page.folded.slice(Math.max(line.start, start - USED_CHARS_MAX), start)
  return USED.test(lead) || tellsProgram(item, word)
}

/** "Learned Postman": the word goes on in a sentence, unlike the title of a job. */
const isInside = (page: Page, { start }: Finding): boolean =>
  /^\p{Upper}/u.test(page.text.slice(start, start + 2)) &&
  /\p{Alpha}/u.test(page.text.slice(lineAt(page, start)?.start ?? start, start))

/** The findings without programs: where one is told, the same word inside another line is one too. */
export function withoutPrograms(page: Page, found: Finding[]): Finding[] {
  const named = found.filter(({ start, end }) => NAMES.has(page.folded.slice(start, end)))
  if (named.length === 0) return found
  const used = new Set(named.filter((one) => isUsed(page, one)))
  const words = new Set([...used].map(({ start, end }) => page.folded.slice(start, end)))
  return found.filter(
    (one) =>
      !used.has(one) && !(words.has(page.folded.slice(one.start, one.end)) && isInside(page, one)),
  )
}
