// Nationality: labelled values, words such as "US citizen", and a people's name among personal details.
import { redactionWords } from '../../languages/redaction-words.js'
import { isNationality } from '../../taxonomy/countries/nationalities.js'
import { isPersonal } from '../labels/label.js'
import { listed } from '../listed.js'
import type { Page, PageLine } from '../page/make-page.js'
import { type PhraseList, phraseSet } from '../page/phrase-list.js'
import { labelledValues, linesHolding, matches, type Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'

const groups = redactionWords('nationality', ['anywhere', 'after', 'before', 'native'])
const ANYWHERE = phraseSet(groups.anywhere)
const AFTER = phraseSet(groups.after)
/** What tells by the people's name before it, and is worth knowing without it. */
const BEFORE = phraseSet(groups.before)
const NONE = phraseSet([])
const LINE_WORDS_MAX = 3
const NATIONALITY = { category: 'nationality_proxy', placeholder: 'NATIONALITY' } as const
const PIECE_END = /[|•●▪·]/

/** "Indian national", "Omani lady": a people's name with a word that says whose it is. */
function withNoun(page: Page, nouns: PhraseList<true>, isKept: boolean): Finding[] {
  const found: Finding[] = []
  nouns.eachOpening(page, 1, page.words.length, (at) => {
    const word = page.words[at - 1]
    const noun = nouns.at(page, at)
    if (!word || !noun || page.folded.slice(word.end, noun.start) !== ' ') return
    if (!/^\p{Lu}/u.test(page.text[word.start] ?? '') || !isNationality(word.text)) return
    // "Indian National Congress" is a name.
    const after = page.words[noun.to]
    const isName = after && /^ $/.test(page.folded.slice(noun.end, after.start))
    if (!isKept && isName && /^\p{Lu}/u.test(page.text[after.start] ?? '')) return
    found.push({ start: word.start, end: isKept ? word.end : noun.end, ...NATIONALITY })
  })
  return found
}

const NATIVE = `(?:${groups.native.toSorted((a, b) => b.length - a.length).join('|')})`
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
  const lines = linesHolding(page, groups.native)
  const kind = ['nationality_proxy', 'NATIONALITY'] as const
  const before = matches(page, lines, [NATIVE_BEFORE], ...kind).filter(({ start, end }) =>
    isNationality(page.folded.slice(start, end).split(/[ \t]/)[1] ?? ''),
  )
  const said = matches(page, lines, [OWN_LANGUAGE, LANGUAGE_BEHIND], ...kind)
  return [...said, ...before].filter(({ start, end }) =>
    /\p{Lu}/u.test(page.text.slice(start, end)),
  )
}

const isPeople = (page: Page, from: number, to: number): boolean => {
  if (to <= from || to - from > LINE_WORDS_MAX) return false
  for (let at = from; at < to; at++) if (!isNationality(page.words[at]?.text ?? '')) return false
  return true
}

function piecesOfPeople(page: Page, { start, end, firstWord, lastWord }: PageLine): Finding[] {
  if (!PIECE_END.test(page.folded.slice(start, end))) return []
  const found: Finding[] = []
  let from = firstWord
  for (let at = firstWord; at < lastWord; at++) {
    const [first, word, next] = [page.words[from], page.words[at], page.words[at + 1]]
    const isCut = at + 1 === lastWord || PIECE_END.test(page.folded.slice(word?.end, next?.start))
    if (!first || !word || !isCut) continue
    if (isPeople(page, from, at + 1))
      found.push({ start: first.start, end: word.end, ...NATIONALITY })
    from = at + 1
  }
  return found
}

/** A line among personal details that is nothing but a people's name, or what signs set apart of the head. */
function alone(page: Page): Finding[] {
  const found: Finding[] = []
  for (const line of page.lines) {
    const { start, end, part, firstWord, lastWord } = line
    if (!isPersonal(part)) continue
    if (isPeople(page, firstWord, lastWord)) found.push({ start, end, ...NATIONALITY })
    else if (part === 'top') found.push(...piecesOfPeople(page, line))
  }
  return found
}

/** "Born in Sampleland", "emigrated to …": the place goes, whatever it is. */
const FROM =
  /\b(?:[Bb]orn(?: and (?:raised|brought up))?|[Bb]rought up|[Gg]rew up|[Ee]migrated|[Ii]mmigrated)[ \t](?:in|to|from)[ \t](?<cut>\p{Lu}(?:[\p{L}\p{M}/'’-]|\.(?=\p{Lu}))*(?:,?[ \t]\p{Lu}[\p{L}\p{M}/'’-]*){0,2})/gu

function origins(page: Page): Finding[] {
  return linesHolding(page, ['born ', 'brought up ', 'grew up ', 'migrated ']).flatMap((line) =>
    Array.from(page.text.slice(line.start, line.end).matchAll(FROM), (match): Finding => {
      const start = line.start + match.index + match[0].length - (match.groups?.cut ?? '').length
      return { start, end: line.start + match.index + match[0].length, ...NATIONALITY }
    }),
  )
}

export const nationality: Recogniser = (page, labels) => [
  ...labelledValues(labels, page, ['nationality', 'birth_place']),
  ...listed(page, ANYWHERE, NONE, 'nationality_proxy', 'NATIONALITY'),
  ...ownLanguages(page),
  ...withNoun(page, AFTER, false),
  ...withNoun(page, BEFORE, true),
  ...alone(page),
  ...origins(page),
]
