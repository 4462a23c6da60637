import { describe, expect, it } from 'vitest'
import { findSkills } from '../../taxonomy/skills/skills.js'
import { isClaimedQuality } from './claimed-quality.js'

const claims = (text: string): boolean =>
  findSkills(text, { kind: 'prose' }).some((mention) => isClaimedQuality(text, mention))

describe('a common word', () => {
  it.each([
    'Fitter with excellent communication and customer management skills',
    'I am an organized person',
    'Good listening and communication abilities',
  ])('is a quality where it is claimed as one: %s', (text) => {
    expect(claims(text)).toBe(true)
  })

  it.each([
    'Excellent tower, in communication with the harbour',
    'Organized the annual fair of the town',
    'Satellite communication on two ships',
  ])('is none where it speaks of something else: %s', (text) => {
    expect(claims(text)).toBe(false)
  })
})
