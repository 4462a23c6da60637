// Whether a name outside the vocabulary asks for something that a résumé could show.
import { patternOf } from '../languages/words.js'
import { dataLines } from '../tables/data-file.js'
import { skillNamed } from '../taxonomy/skills/skills.js'
import { foldKey } from '../text/fold.js'
import { deedOf } from './role-words.js'

const VAGUE = new Set(
  dataLines('./data/vague-words.txt', import.meta.url).flatMap((line) => line.split(' ')),
)
const VAGUE_SKILLS = new Set(
  dataLines('./data/vague-skills.txt', import.meta.url).flatMap((line) =>
    line.split(' ').map((id) => `skill_${id}`),
  ),
)
/** "Technical skills include Excel": the vocabulary has a name for them, but they are no one thing. */
export const isVagueSkill = (skillId: string): boolean => VAGUE_SKILLS.has(skillId)

/** A phrase of several words that ends in one of these was cut short: "food and pharmaceutical". */
const CUT = new RegExp(patternOf('match-cut-names'), 'i')

/** A lone adjective was cut from its noun: "relational" of "relational and dimensional models". */
const LONE_ADJECTIVE = new RegExp(patternOf('match-lone-adjective'))

/** People whom one works with are nothing to show: "social care providers and clients". */
const PEOPLE = new RegExp(patternOf('match-people'), 'iu')

/** Two lines that ran together: "2nd line support.SQL", "Data Specialist | Chicago". */
const GLUED = /\p{Lower}\.\p{Upper}|\s\|\s/u

/** "CuriousPatient": two words that ran together; so does the name of a product. */
const JOINED = /^(\p{Upper}\p{Lower}+)(\p{Upper}\p{Lower}+)$/u

const isTwoQualities = (name: string): boolean => {
  const [, ...words] = JOINED.exec(name) ?? []
  return words.length > 0 && words.every((word) => skillNamed(word)?.kind === 'soft')
}

const isPeople = (name: string): boolean =>
  PEOPLE.test(name) && deedOf(name.split(' ')[0] ?? '') === null

/** "P L": single letters, whose sign between them was lost. */
const LETTERS = /^\p{Alpha}(?: \p{Alpha})+$/u

/** No word of a trade is this long; a web address or a code is. */
const WORD_CHARS_MAX = 40

/** @example isVague('technical concepts') // true; "semantic layers" is a thing of its own */
export function isVague(name: string): boolean {
  const words = foldKey(name).split(' ')
  if (
    GLUED.test(name) ||
    LETTERS.test(name) ||
    isTwoQualities(name) ||
    LONE_ADJECTIVE.test(name) ||
    isPeople(name) ||
    (words.length > 1 && CUT.test(name))
  )
    return true
  return (
    words.some((word) => word.length > WORD_CHARS_MAX) || words.every((word) => VAGUE.has(word))
  )
}
