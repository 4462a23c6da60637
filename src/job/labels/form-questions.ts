// Finds the application form behind a posting: questions with their answers to choose from. They
// speak of experience like requirements, but ask for nothing that the posting has not said.
import { patternOf } from '../../languages/words.js'
import type { HeadingKind, Unit } from '../types.js'

/** "How many years of … do you have?", "If you indicated …, please describe it." */
const QUESTION = new RegExp(patternOf('unit-form-question'), 'i')
/** "Yes", "1 - 3 years", "I have been dismissed …": an answer to choose. */
const ANSWER = new RegExp(patternOf('unit-form-answer'), 'i')
/** A single "Yes" may stand anywhere. */
const ANSWERS_MIN = 2
/** The first answer stands right behind its question, or behind a remark on it. */
const ANSWER_WITHIN = 2
/** A section under such a heading is the posting again. */
const SECTIONS: ReadonlySet<HeadingKind> = new Set(['duties', 'asked', 'nice'])

/** For each unit, whether it is part of the form. */
export function formParts(units: readonly Unit[]): boolean[] {
  const isAnswer = units.map(({ text, isHeading }) => !isHeading && ANSWER.test(text))
  if (isAnswer.filter(Boolean).length < ANSWERS_MIN) return units.map(() => false)
  let isInside = false
  return units.map((unit, at) => {
    if (unit.isHeading && SECTIONS.has(unit.heading)) isInside = false
    const isNear = isAnswer.slice(at + 1, at + 1 + ANSWER_WITHIN).includes(true)
    if (isNear && QUESTION.test(unit.text)) isInside = true
    return isInside
  })
}
