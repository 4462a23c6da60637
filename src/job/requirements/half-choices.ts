// Leaves out half of a choice: in "as a Data Engineer and/or BI Analyst" the second post alone would be asked for
// if the reader left out the first.
import { patternOf } from '../../languages/words.js'
import { isTitleNoun } from '../../taxonomy/titles/title-nouns.js'
import { foldKey } from '../../text/fold.js'
import type { Phrase } from '../phrases/read-phrases.js'

/** A post and "or" before the phrase. */
const POST_OR = new RegExp(patternOf('demand-half-choice'), 'iu')

const isPost = (words: string): boolean => isTitleNoun(foldKey(words).split(' ').at(-1) ?? '')

/** @param text the unit that the phrases were found in */
export const withoutHalfChoices = (text: string, phrases: readonly Phrase[]): Phrase[] =>
  phrases.filter(({ raw, start }, at) => {
    const found = POST_OR.exec(text.slice(0, start))
    if (!found || !isPost(raw) || !isPost(found[1]?.trim() ?? '')) return true
    return (phrases[at - 1]?.end ?? 0) > found.index
  })
