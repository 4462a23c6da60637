// Work that keeps its name whatever stands before it: "project planning" and "test planning" are planning.
import { dataRows } from '../../tables/data-file.js'
import { skillById } from '../../taxonomy/skills/skills.js'
import type { Skill, SkillKind } from '../../taxonomy/skills/types.js'
import { foldKey } from '../../text/fold.js'
import type { Support } from '../types.js'
import type { MentionIndex } from './mention-index.js'

/** For each such skill, the words before its name that make another thing of it, folded. */
const OTHER_THINGS = new Map<string, readonly string[]>(
  dataRows('../data/heads.txt', import.meta.url).map(([id = '', before = '']) => [
    `skill_${id}`,
    before
      .split(';')
      .map((words) => foldKey(words))
      .filter((words) => words !== ''),
  ]),
)

/** The skills whose names are heads of others, for the test of the data. */
export const HEAD_SKILL_IDS: readonly string[] = [...OTHER_THINGS.keys()]

/** A program, a paper or a language of such a name is not the work itself: "Sage Payroll". */
const NOT_WORK: ReadonlySet<SkillKind> = new Set(['tool', 'licence', 'language'])
/** What may follow: nothing, or more of the same kind ("test planning and execution"). */
const NO_MORE = /^(?:$| (?:and|&) )/

/** Whether the words are those of the asked name with others before it that leave its meaning. */
function isHeadOf(words: string, name: string, others: readonly string[]): boolean {
  const at = ` ${words} `.indexOf(` ${name} `)
  if (at < 0 || !NO_MORE.test(words.slice(at + name.length))) return false
  const before = words.slice(0, at).trim()
  return !others.some((other) => before === other || before.endsWith(` ${other}`))
}

/** Whether the vocabulary knows the mentioned skill by such a name; other names tell by their words alone. */
function isKindOf(skill: Skill | undefined, name: string, others: readonly string[]): boolean {
  if (skill === undefined) return true
  if (NOT_WORK.has(skill.kind)) return false
  return [skill.name, ...skill.aliases].some((each) => isHeadOf(foldKey(each), name, others))
}

/** What says the name of the asked skill with other words before it. */
export function headSupport(asked: Skill, index: MentionIndex): Support[] {
  const others = OTHER_THINGS.get(asked.id)
  if (others === undefined) return []
  const name = foldKey(asked.name)
  const support: Support[] = []
  for (const [id, mentions] of index) {
    if (id === asked.id) continue
    for (const mention of mentions) {
      const { isSure, isPart, key, place } = mention
      if (!isSure || !isHeadOf(key, name, others) || !isKindOf(skillById(id), name, others))
        continue
      support.push({ mention, ground: 'implied', place, isFull: !isPart })
    }
  }
  return support
}
