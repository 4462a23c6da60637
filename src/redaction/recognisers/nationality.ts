// Nationality: labelled values, words such as "US citizen", and a people's name among personal details.
import { isNationality } from '../../taxonomy/countries/nationalities.js'
import { isPersonal } from '../find-labels.js'
import type { Page } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { labelledValues, type Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'
import { wordGroups } from '../word-list.js'
import { listed } from './listed.js'

const groups = wordGroups<'anywhere' | 'after'>('nationality.json')
const ANYWHERE = phraseSet(groups.anywhere)
const AFTER = phraseSet(groups.after)
const NONE = phraseSet([])
const LINE_WORDS_MAX = 3

/** "Indian national", "Omani lady": a people's name with a word that says whose it is. */
function withNoun(page: Page): Finding[] {
  const found: Finding[] = []
  AFTER.eachOpening(page, 1, page.words.length, (at) => {
    const word = page.words[at - 1]
    const noun = AFTER.at(page, at)
    if (!word || !noun || page.folded.slice(word.end, noun.start) !== ' ') return
    if (!/^\p{Lu}/u.test(page.text[word.start] ?? '') || !isNationality(word.text)) return
    // "Indian National Congress" is a name.
    const after = page.words[noun.to]
    const isName = after && /^ $/.test(page.folded.slice(noun.end, after.start))
    if (isName && /^\p{Lu}/u.test(page.text[after.start] ?? '')) return
    found.push({
      start: word.start,
      end: noun.end,
      category: 'nationality_proxy',
      placeholder: 'NATIONALITY',
    })
  })
  return found
}

/** A line among personal details that is nothing but a people's name. */
function alone(page: Page): Finding[] {
  const found: Finding[] = []
  for (const { start, end, part, firstWord, lastWord } of page.lines) {
    if (!isPersonal(part) || lastWord - firstWord > LINE_WORDS_MAX) continue
    const words = page.words.slice(firstWord, lastWord)
    if (words.length > 0 && words.every(({ text }) => isNationality(text))) {
      found.push({ start, end, category: 'nationality_proxy', placeholder: 'NATIONALITY' })
    }
  }
  return found
}

export const nationality: Recogniser = (page, labels) => [
  ...labelledValues(labels, page, ['nationality', 'birth_place']),
  ...listed(page, ANYWHERE, NONE, 'nationality_proxy', 'NATIONALITY'),
  ...withNoun(page),
  ...alone(page),
]
