import { describe, expectTypeOf, it } from 'vitest'
import type { Candidate } from '../contract/candidate.js'
import type { ScoringEducation, ScoringInput, ScoringWork } from '../contract/scoring-input.js'
import type { findMatch } from './find-match.js'

type Input = Parameters<typeof findMatch>[0]

/** Names of all members, at any depth. */
type Names<T> = T extends readonly (infer Item)[]
  ? Names<Item>
  : T extends object
    ? { [Key in keyof T & string]: Key | Names<T[Key]> }[keyof T & string]
    : never

describe('the input type of the matcher', () => {
  it('is the redacted view, and that alone', () => {
    expectTypeOf<Input>().toEqualTypeOf<ScoringInput>()
  })

  it('cannot name a person, a contact, an age, a gender, a school or a school year', () => {
    type Forbidden =
      | 'contact'
      | 'name'
      | 'email'
      | 'phone'
      | 'location'
      | 'links'
      | 'candidate_id'
      | 'employer'
      | 'employer_normalized'
      | 'institution'
      | 'institution_normalized'
      | 'issuer'
      | 'year'
      | 'gender'
      | 'age'
      | 'birth_date'
      | 'nationality'
      | 'photo'
    expectTypeOf<Extract<Names<Input>, Forbidden>>().toEqualTypeOf<never>()
    expectTypeOf<Extract<keyof ScoringEducation, 'start' | 'end'>>().toEqualTypeOf<never>()
    expectTypeOf<keyof ScoringWork>().toExtend<
      Exclude<keyof Candidate['work_history'][number], 'employer'>
    >()
  })

  it('does not take a Candidate', () => {
    expectTypeOf<Candidate>().not.toExtend<Input>()
  })
})
