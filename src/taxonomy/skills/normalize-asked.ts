// Normalises the name of a skill as people send it, with what they write beside it: "Excel - advanced", "German B2",
// "Risk mgmt". Lists of documents are taken apart before their names are looked up; such a name comes alone.
import { anyOf, patternOf } from '../../languages/words.js'
import { normalizeSkill, skillById, skillNamed, splitSkillList } from './skills.js'
import type { NormalizedSkillName, Skill } from './types.js'
import { wordSet } from './word-table.js'

/** A longer text is no name. */
const NAME_CHARS_MAX = 80
/** The levels of the Common European Framework behind a language: "German B2", "English - C1". */
const CEFR = new RegExp(patternOf('skill-cefr-level'), 'iu')
const LEVELS = wordSet('levels')
/** Words that people shorten: "mgmt". */
const MANAGEMENT = new RegExp(String.raw`\b(?:${anyOf('skill:short-for-management')})\b\.?`, 'i')
/** A word with a capital, as a program's name is written: "Word", but not "word" and not "WORD". */
const CAPITAL = /^\p{Upper}\p{Lower}{2,}$/u
/** Capitals inside a name tell it from the word: "SAFe". */
const INNER_CAPITALS = /^\p{Upper}\p{Alpha}*\p{Upper}\p{Lower}+$/u

const isLanguage = ({ taxonomyId }: NormalizedSkillName): boolean =>
  skillById(taxonomyId ?? '')?.kind === 'language'

/** A language without the words that tell how well somebody speaks it: "conversational Spanish". */
function language(name: string): NormalizedSkillName | undefined {
  const words = name
    .replace(CEFR, '')
    .split(/[\s,:–—-]+/)
    .filter((word) => !LEVELS.has(word.toLowerCase()))
  const found = normalizeSkill(words.join(' '))
  return words.length > 0 && isLanguage(found) ? found : undefined
}

/** What is left of a name without its level or years. */
function bare(name: string): NormalizedSkillName | undefined {
  const [item, ...others] = splitSkillList(name, true)
  return item === undefined || others.length > 0 || item === name ? undefined : normalizeSkill(item)
}

function writtenOut(name: string): NormalizedSkillName | undefined {
  return MANAGEMENT.test(name) ? normalizeSkill(name.replace(MANAGEMENT, 'management')) : undefined
}

const isOwnForm = (name: string, { kind, aliases }: Skill): boolean =>
  (kind === 'tool' && CAPITAL.test(name)) || (INNER_CAPITALS.test(name) && aliases.includes(name))

/** A short name that is a word too, in the letters of the name. */
function byLetters(name: string): NormalizedSkillName | undefined {
  const skill = skillNamed(name)
  return skill && isOwnForm(name, skill) ? normalizeSkill(skill.name) : undefined
}

/** @example normalizeAsked('Excel - advanced').canonical // 'Microsoft Excel' */
export function normalizeAsked(name: string): NormalizedSkillName {
  const found = normalizeSkill(name)
  const trimmed = name.trim()
  if (found.taxonomyId !== null || trimmed.length > NAME_CHARS_MAX) return found
  for (const read of [language, bare, writtenOut, byLetters]) {
    const other = read(trimmed)
    if (other !== undefined && other.taxonomyId !== null) return other
  }
  return found
}
