// Gender: labelled values, pronouns, titles before names, and words that tell a person's sex.
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { listed } from '../listed.js'
import { lineAt, type Page, type Word } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { WordSet } from '../page/word-lists.js'
import { labelledValues, type Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'
import { wordGroups } from '../word-list.js'
import { feminineForms } from './feminine-forms.js'

const groups = wordGroups<
  'pronouns' | 'titles' | 'titles_before_names' | 'words' | 'people' | 'kept'
>('./data/gender.json', import.meta.url)
const PRONOUNS = phraseSet(groups.pronouns)
const WORDS = phraseSet(groups.words)
const PEOPLE = phraseSet(groups.people)
const KEPT = phraseSet(groups.kept)
const TITLES = new WordSet(groups.titles)
/** "Ms", "Sr" and "Sh" are other things too: they count before a name alone. */
const DOUBTFUL_TITLES = new WordSet(groups.titles_before_names)
const NAME_AFTER_MIN = 0.5
/** Small words that a family name may open with: "Mrs. al-Sayed". */
const PARTICLES: ReadonlySet<string> = new Set(
  'al el ad as bin ben ibn abu van von der den de da di du la le ter ten zu zur'.split(' '),
)

function isTitle(page: Page, word: Word, index: number): boolean {
  const next = page.words[index + 1]
  const printed = page.text.slice(word.start, word.end)
  if (!/^\p{Lu}/u.test(printed) || !next) return false
  if (!/^\.?[ \t]?[.:]?[ \t]?$/.test(page.folded.slice(word.end, next.start))) return false
  if (!/^\p{Lu}/u.test(page.text.slice(next.start, next.end)) && !PARTICLES.has(next.text))
    return false
  if (TITLES.has(word.text)) return true
  if (!DOUBTFUL_TITLES.has(word.text) || printed === 'MS' || printed === 'SR') return false
  if (KEPT.at(page, index)) return false
  if (printed === 'Ms' && page.text[word.end] === '.') return true
  const rest = page.text.slice(next.start, next.start + 40).split(/[^\p{L}\p{M}.'’ -]/u)[0] ?? ''
  const name = rest.split(' ').slice(0, 2).join(' ')
  return nameLikelihood(name) >= NAME_AFTER_MIN
}

function titles(page: Page): Finding[] {
  const found: Finding[] = []
  for (const index of [...TITLES.in(page), ...DOUBTFUL_TITLES.in(page)]) {
    const word = page.words[index]
    if (!word || !isTitle(page, word, index)) continue
    const end = page.text[word.end] === '.' ? word.end + 1 : word.end
    found.push({ start: word.start, end, category: 'gender_proxy', placeholder: 'GENDER' })
  }
  return found
}

/** "SHE standards": capitals in a line that is not all capitals. */
function isAcronym(page: Page, { start, end }: Finding): boolean {
  const printed = page.text.slice(start, end)
  const line = lineAt(page, start)
  if (printed !== printed.toUpperCase() || !line) return false
  return /\p{Ll}/u.test(page.text.slice(line.start, line.end))
}

export const gender: Recogniser = (page, labels) => [
  ...labelledValues(labels, page, ['gender']),
  ...titles(page),
  ...feminineForms(page),
  ...listed(page, PRONOUNS, KEPT, 'gender_proxy', 'PRONOUN').filter(
    (finding) => !isAcronym(page, finding),
  ),
  ...listed(page, WORDS, KEPT, 'gender_proxy', 'GENDER'),
  // At work "women" are customers, patients or a range of clothes.
  ...listed(page, PEOPLE, KEPT, 'gender_proxy', 'GENDER').filter(({ start }) => {
    const part = lineAt(page, start)?.part
    return part !== undefined && part !== 'work'
  }),
]
