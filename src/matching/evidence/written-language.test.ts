import { describe, expect, it } from 'vitest'
import type { CandidateInput } from '../../contract/match-input.js'
import { completeCandidate, completeRole } from '../../engine/match/complete-input.js'
import { toScoringInput } from '../../redaction/to-scoring-input.js'
import { findMatch } from '../find-match.js'

const AS_OF = '2025-06-01'
const LINE =
  'Kept the books of two bakeries and wrote to the suppliers who were late with their bread'
const GERMAN = 'Ich habe die Bücher von zwei Bäckereien geführt und mit den Lieferanten gesprochen'

function verdict(language: string, candidate: CandidateInput) {
  const input = toScoringInput(completeCandidate(candidate, AS_OF))
  const role = completeRole({ must_have_skills: [{ canonical: language }] })
  const [first] = findMatch(input, role, AS_OF).findings.verdicts
  return [first?.status, first?.evidence]
}

const at = (...highlights: string[]): CandidateInput => ({
  work_history: [{ title: 'Clerk', highlights }],
})

describe('a language that a role asks for', () => {
  it('is shown in part by the sentences of a résumé that is written in it', () => {
    expect(verdict('English', at(LINE))).toEqual(['partial', LINE])
    expect(verdict('German', at(GERMAN))).toEqual(['partial', GERMAN])
  })

  it('is told by a whole sentence, not by part of a long one', () => {
    const long = `${LINE}, ${LINE.toLowerCase()}, ${LINE.toLowerCase()}`
    expect(verdict('English', at(`${long}. ${LINE}.`))).toEqual(['partial', `${LINE}.`])
  })

  it('is told by a sentence about words before a longer one about other things', () => {
    const other =
      'Kept the ovens of two bakeries at the heat that bread of every kind needs, day after day.'
    const said = 'Wrote to the suppliers who were late with their flour.'
    expect(verdict('English', at(other, said))).toEqual(['partial', said])
  })

  it('is told by a sentence before a longer list of names', () => {
    const medals =
      'Royal Order of the Silver Spoon, Northern Baker of the Year, Golden Whisk, Bronze Ladle of Merit and Honour'
    expect(verdict('English', at(LINE, medals))).toEqual(['partial', LINE])
  })

  it('is not shown by sentences in another, nor by a few words', () => {
    expect(verdict('Spanish', at(LINE))).toEqual(['missed', null])
    expect(verdict('English', at('Books, suppliers'))).toEqual(['missed', null])
  })

  it('is not shown by a summary, which may speak of the person alone', () => {
    const summary = 'I am a father of two who was born in the north and has lived there since'
    expect(verdict('English', { ...at('Books'), summary })).toEqual(['missed', null])
  })

  it('is told by its name where it is listed', () => {
    expect(verdict('English', { ...at(LINE), languages: ['English'] })).toEqual(['met', 'English'])
  })

  it('is not shown where the résumé denies it', () => {
    expect(verdict('English', at(LINE, 'I do not speak English'))).toEqual(['missed', null])
  })
})
