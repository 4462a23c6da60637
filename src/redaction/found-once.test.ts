import { describe, expect, it } from 'vitest'
import type { LinePart } from '../person/types.js'
import { redactText } from './redact-text.js'

const redacted = (lines: [LinePart, string][], names: string[] = []): string[] =>
  redactText(lines.map(([, text]) => text).join('\n'), {
    names,
    parts: lines.map(([part]) => part),
  }).redacted_text.split('\n')

describe('what is found once', () => {
  it('goes wherever a referee is named again', () => {
    const lines = redacted([
      ['work', 'Clerk, Sample Motors, 2016 - 2021. Reported to Philip Anders (Sales Director).'],
      ['references', 'Reference: Philip Anders'],
    ])
    expect(lines).toEqual([
      'Clerk, Sample Motors, 2016 - 2021. Reported to [NAME] (Sales Director).',
      'Reference: [NAME]',
    ])
  })

  it('goes from a letter that the name stands below', () => {
    const lines = redacted([
      ['work', 'Plumber, Sample Flow Ltd, 2009 - 2019'],
      ['other', 'Yours sincerely,'],
      ['other', ''],
      ['other', 'Gareth Llewellyn'],
      ['other', 'Gareth is willing to move'],
    ])
    expect(lines).toEqual([
      'Plumber, Sample Flow Ltd, 2009 - 2019',
      'Yours sincerely,',
      '',
      '[NAME]',
      '[NAME] is willing to move',
    ])
  })

  it('goes from a profile that opens with a title and the name', () => {
    const lines = redacted([
      ['summary', 'Ms. Annelise van der Berg is a controller.'],
      ['summary', 'Annelise speaks Dutch.'],
    ])
    expect(lines[1]).toBe('[NAME] speaks Dutch.')
  })

  it('goes with its other half where a line end cuts a mail address', () => {
    expect(
      redacted([
        ['top', 'E: anna_sample'],
        ['top', '@gmail.com'],
        ['top', 'anna.sample@'],
        ['top', 'longhost.example'],
      ]),
    ).toEqual(['E: [EMAIL]', '[EMAIL]', '[EMAIL]', '[EMAIL]'])
  })
})

describe('a phrase that goes on over the end of a line', () => {
  it('goes from both lines', () => {
    expect(
      redacted([
        ['other', 'I like hiking, and spending time with my'],
        ['other', 'wife and son; I sing in a church'],
        ['other', 'choir.'],
      ]),
    ).toEqual([
      'I like hiking, and spending time with [FAMILY_STATUS]',
      '[FAMILY_STATUS]; I sing in a [RELIGION]',
      '[RELIGION].',
    ])
  })
})
