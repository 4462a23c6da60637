// What opens a list of examples, and what the names in it are.
import { anyOf } from '../../languages/words.js'
import { isFamily, skillById } from '../../taxonomy/skills/skills.js'
import type { SkillKind } from '../../taxonomy/skills/types.js'
import type { Phrase } from '../phrases/read-phrases.js'
import { nameSkill } from './name-skill.js'

/** "e.g.", "such as": the words before examples, as part of a pattern. */
export const OPENS = String.raw`(?<!\p{Alpha})(?:${anyOf('demand:examples-open')})`
export const EXAMPLES_OPEN = new RegExp(OPENS, 'iu')
export const BRACKET = /^\s*\(/

const kindOf = ({ raw, start }: Phrase): SkillKind | undefined =>
  skillById(nameSkill(raw, start).taxonomyId ?? '')?.kind

/** Whether a name is that of one program, and not of a kind of them. */
export const isProgram = (phrase: Phrase): boolean => kindOf(phrase) === 'tool'
export const isLanguage = (phrase: Phrase): boolean => kindOf(phrase) === 'language'
/** Whether a name is that of a person's quality. */
export const isQuality = (phrase: Phrase): boolean => kindOf(phrase) === 'soft'

/** Whether a name is that of a kind of programs of which one is as good as another: "CRM systems". */
export const isFamilyName = ({ raw, start }: Phrase): boolean =>
  isFamily(nameSkill(raw, start).taxonomyId ?? '')

const PROPER: ReadonlySet<SkillKind | undefined> = new Set(['tool', 'licence', 'language'])
/** Whether a name is one of its own: of a program, a licence or a language. */
export const isProper = (phrase: Phrase): boolean => PROPER.has(kindOf(phrase))
