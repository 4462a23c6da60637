import { describe, expect, it } from 'vitest'
import { makePage } from '../page/make-page.js'
import { NOTHING_KNOWN } from '../types.js'
import { bentForms } from './bent-forms.js'
import { neutralWords } from './neutral-words.js'

const changes = (lines: string[]): string[] => {
  const page = makePage(lines.join('\n'), NOTHING_KNOWN)
  return [...bentForms(page), ...neutralWords(page)]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, neutral }) => `${page.text.slice(start, end)}=${neutral}`)
}

describe('words that a language inflects by sex', () => {
  it('take the common form on a page that has headings and labels, and hardly a sentence', () => {
    expect(
      changes([
        'Berufserfahrung',
        '01/2015 - heute Buchhalterin, Beispiel GmbH',
        'Kenntnisse',
        'Geburtsdatum: 12.05.1988',
        'Staatsangehörigkeit: deutsch',
      ]),
    ).toEqual(['Buchhalterin=Buchhalter'])
  })

  it('take their article with them', () => {
    expect(
      changes(['Ausbildung zur Kauffrau', 'Kenntnisse: Einkauf und Verkauf', 'Sprachen']),
    ).toEqual(['zur=zum', 'Kauffrau=Kaufmann'])
  })

  it('stay on an English page', () => {
    expect(changes(['Sales manager in Berlin', 'Worked with Kassenwartin and with sales'])).toEqual(
      [],
    )
  })
})
