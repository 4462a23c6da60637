// Two languages that somebody lists show that the person is bilingual.
import { anyOf } from '../../languages/words.js'
import { skillById } from '../../taxonomy/skills/skills.js'
import type { Mention, Support } from '../types.js'
import type { MentionIndex } from './mention-index.js'

const BILINGUAL = new RegExp(`^(?:${anyOf('match:bilingual')})$`, 'i')
/** Two languages make somebody bilingual, by the word. */
const ENOUGH = 2

/** A language of a list or of a paper; one in a sentence about work may be that of a client. */
const isListed = ({ place, isSure, isPart }: Mention): boolean =>
  place !== 'work' && isSure && !isPart

/** The first two listed languages by the alphabet; nothing if something else is asked for. */
export function bilingualSupport(asked: string, index: MentionIndex): Support[] {
  if (!BILINGUAL.test(asked)) return []
  const listed = [...index]
    .filter(([id]) => skillById(id)?.kind === 'language')
    .flatMap(([, mentions]) => mentions.filter(isListed).slice(0, 1))
  const pieces = [...new Set(listed.map(({ quote }) => quote))].sort().slice(0, ENOUGH)
  if (pieces.length < ENOUGH) return []
  const mention: Mention = {
    skillId: null,
    key: '',
    place: 'credential',
    position: -1,
    quote: pieces.join(', '),
    isSure: true,
    isPart: false,
  }
  return [{ mention, pieces, ground: 'implied', place: 'credential', isFull: true }]
}
