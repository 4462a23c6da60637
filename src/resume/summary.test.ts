import { describe, expect, it } from 'vitest'
import { readText } from '../documents/read-text.js'
import { layoutDocument } from '../layout/layout-document.js'
import { readResume } from './read-resume.js'
import { summaryOf } from './summary.js'

const summary = (text: string): string => summaryOf(readResume(layoutDocument(readText(text))))

const STATEMENT =
  'Support officer with nine years of experience in offices and schools, known for clear answers.'
const REST = '\n\nEXPERIENCE\n\nAnalyst, Example Ltd, 2019 - 2021\n- Wrote weekly reports\n'

describe('summaryOf', () => {
  it('is what stands under its heading', () => {
    expect(summary(`Samuel Adjei\nsam@example.gh\n\nPROFILE\n${STATEMENT}${REST}`)).toBe(STATEMENT)
  })

  it('is the statement at the top where there is no heading', () => {
    expect(summary(`Samuel Adjei\nAccra, Ghana\nsam@example.gh\n\n${STATEMENT}${REST}`)).toBe(
      STATEMENT,
    )
  })

  it('is the sentences under "Personal Profile" before the first position', () => {
    const text = `Samuel Adjei\nsam@example.gh\n\nPERSONAL PROFILE\n${STATEMENT}${REST}`
    expect(summary(text)).toBe(STATEMENT)
    const form = `Samuel Adjei\n\nPERSONAL PROFILE\nFather's name: Kofi Adjei\nLanguages: Twi${REST}`
    expect(summary(form)).toBe('')
  })

  it('is never a name, an address or a way to be reached', () => {
    expect(
      summary(`Samuel Adjei\nIT Officer\n12 Long Street, Osu, Accra, Ghana\nsam@example.gh${REST}`),
    ).toBe('')
  })

  it('is never the lines of a position', () => {
    const text =
      'Samuel Adjei\nsam@example.gh\n\nAnalyst, Example Ltd, 2019 - 2021\n- Wrote weekly reports about stock for the owners and kept the books\n'
    expect(summary(text)).toBe('')
  })
})
