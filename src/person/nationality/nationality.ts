// Nationality: labelled values, words such as "US citizen", and a people's name among personal details.
import { isNationality } from '../../taxonomy/countries/nationalities.js'
import { isPersonal } from '../labels/find-labels.js'
import { listed } from '../listed.js'
import type { Page } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { labelledValues, linesWith, matches, type Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'
import { wordGroups } from '../word-list.js'

const groups = wordGroups<'anywhere' | 'after'>('./data/nationality.json', import.meta.url)
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

const NATIVE =
  '(?:native(?: or bilingual)?|mother tongue|first language|muttersprache|langue maternelle|lengua materna|nativ[oa]|madrelingua|lingua materna|moedertaal)'
/** "Yoruba (native)", "Hausa - mother tongue": a language with the word that it is one's own. */
const OWN_LANGUAGE = new RegExp(
  `\\b[a-z]{4,20}[ \\t]{0,2}(?:[(:,-][ \\t]{0,2}|[ \\t]as[ \\t])${NATIVE}(?:[ \\t](?:speaker|language|proficiency|tongue|level|fluency))?\\b\\)?`,
  'g',
)
/** "native speaker of Yoruba", "mother tongue: Hausa". */
const LANGUAGE_BEHIND =
  /\b(?:native[ \t](?:speaker|fluency|proficiency)[ \t](?:of|in)|native[ \t]in|(?:mother tongue|first language|native language)(?:[ \t](?:is|of))?[ \t]?[:-]?)[ \t]{0,2}[a-z]{4,20}\b/g

/** "Native Portuguese": the people's name is the language's; "native Android" is none. */
const NATIVE_BEFORE = /\bnative[ \t][a-z]{4,20}\b/g

/** The language goes with it: by itself it may have been learned. */
function ownLanguages(page: Page): Finding[] {
  const lines = linesWith(page, /nativ|tongue|first language|mutter|matern|madreling|moedert/g)
  const kind = ['nationality_proxy', 'NATIONALITY'] as const
  const before = matches(page, lines, [NATIVE_BEFORE], ...kind).filter(({ start, end }) =>
    isNationality(page.folded.slice(start, end).split(/[ \t]/)[1] ?? ''),
  )
  const said = matches(page, lines, [OWN_LANGUAGE, LANGUAGE_BEHIND], ...kind)
  return [...said, ...before].filter(({ start, end }) =>
    /\p{Lu}/u.test(page.text.slice(start, end)),
  )
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
  ...ownLanguages(page),
  ...withNoun(page),
  ...alone(page),
]
