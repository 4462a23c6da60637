// Verbs and plain nouns that the reader of phrases took for skills: what counts is the thing that is
// done with them.
import { anyOf, patternOf } from '../../languages/words.js'
import { findSkills, normalizeSkill, skillById } from '../../taxonomy/skills/skills.js'
import type { Phrase } from '../phrases/read-phrases.js'

const VERB = /^\p{Alpha}+ing$/u
/** "organising the installation of plant": a verb with its object, and no quality of a person. */
const OBJECT_BEHIND = new RegExp(String.raw`^\s+(?:${anyOf('demand:articles')})\s`, 'i')
/** "designing and developing user interfaces": two verbs that share an object. */
const SHARED_OBJECT = new RegExp(
  String.raw`^\s+(?:${anyOf('demand:joins-names')})\s+\p{Alpha}+ing\s+(?!(?:${anyOf('demand:no-objects')})\b)\p{Alpha}`,
  'iu',
)

/** "usage, management and sharing of data": in a list, a plain word speaks of what follows the list. */
const PLAIN_NOUN = new RegExp(`^(?:${anyOf('demand:plain-nouns')})$`, 'i')
const IN_LIST = /(?:,|\/)\s*(?:\p{Alpha}+\s+)?$/u
const LIST_BEHIND = new RegExp(patternOf('demand-list-of'), 'i')

/** "experience in the administration and care of the archive": the same with an article. */
const NAMED_WORK = new RegExp(String.raw`\s(?:${anyOf('demand:articles')})\s+$`, 'i')

export const isOfList = ({ raw, start, end }: Phrase, text: string): boolean =>
  PLAIN_NOUN.test(raw) &&
  (IN_LIST.test(text.slice(0, start)) || NAMED_WORK.test(text.slice(0, start))) &&
  LIST_BEHIND.test(text.slice(end))

/** Whether the name is a word that tells little without its object: "planning", "designing". */
const isPlain = (raw: string): boolean =>
  !findSkills(raw, { kind: 'prose' }).some(({ confident }) => confident)

export function isVerb({ raw, end }: Phrase, text: string): boolean {
  if (!VERB.test(raw)) return false
  const behind = text.slice(end)
  const kind = skillById(normalizeSkill(raw).taxonomyId ?? '')?.kind
  if (OBJECT_BEHIND.test(behind)) return kind === 'soft'
  return kind !== undefined && isPlain(raw) && SHARED_OBJECT.test(behind)
}
