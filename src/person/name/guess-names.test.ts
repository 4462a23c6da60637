import { describe, expect, it } from 'vitest'
import { redactText } from '../../redaction/redact-text.js'
import type { LinePart } from '../types.js'

function redacted(text: string, names: string[] = [], part: LinePart = 'top'): string {
  return redactText(text, { names, parts: text.split('\n').map(() => part) }).redacted_text
}

describe('a name that a parser missed', () => {
  it.each([
    'Margaret "Maggie" Feldstein',
    'Margaret (Maggie) Feldstein',
    'Margaret Feldstein, RN, BSN',
    'Capt. (Retd.) Margaret Feldstein',
    'María del Pilar Gutiérrez Ruiz de la Peña',
  ])('%s opens the page', (line) => {
    const text = redacted(`${line}\nStaff Nurse\nBrasso Hospital`)
    expect(text).toContain('Staff Nurse')
    expect(text).toContain('[NAME]')
    expect(text).not.toMatch(/Margaret|Feldstein|Maggie|María|Gutiérrez/)
  })

  it('is taken beside another line that was read as one', () => {
    expect(redacted('Harold Feldstein\nAwarded Long Service', ['Long Service'])).not.toContain(
      'Feldstein',
    )
  })

  it.each(['I am Harold Feldstein, a driver', 'My name is Harold Feldstein and I drive'])(
    'is told in a sentence: %s',
    (line) => {
      expect(redacted(line, [], 'summary')).not.toContain('Feldstein')
    },
  )
})

describe('a name that an address spells', () => {
  const mail = 'Mail: wanda.brandelow@example.com'

  it.each([
    ['the family name on a line of its own', ['WANDA', 'BRANDELOW', 'Copywriter', mail], ['Wanda']],
    ['both names on lines of their own', ['Copywriter', 'Wanda', 'Brandelow', mail], []],
    ['far from the head', ['Copywriter', ...Array(20).fill('Wrote copy'), 'Wanda Brandelow', mail]],
    ['before the job on its line', ['WANDA BRANDELOW C O P Y WRITER', 'wandabrandelow@x.example']],
  ])('goes: %s', (_, lines, names: string[] = []) => {
    const text = redacted((lines as string[]).join('\n'), names)
    expect(text).not.toMatch(/wanda|brandelow/i)
  })

  it('goes from other parts where the address spells both words', () => {
    expect(redacted(`Wanda Brandelow\n${mail}`, [], 'education')).not.toMatch(/wanda|brandelow/i)
  })

  it('goes where it is run together too', () => {
    const lines = ['WANDA BRANDELOW', 'wandabrandelow · wandabrandelow@example.com']
    expect(redacted(lines.join('\n'), ['Wanda Brandelow'])).not.toMatch(/wanda|brandelow/i)
  })

  it.each([
    ['Wanda Brandelow', 'hi@brandelowwanda.example'],
    ['WandaBrandelow', 'contact@wandabrandelow.example'],
  ])('goes where it is the host of the mail: %s', (line, address) => {
    const text = redacted(`Copywriter\n${line}\n${address}`, [], 'summary')
    expect(text).not.toMatch(/wanda|brandelow/i)
  })

  it('is no subject that the mail is about', () => {
    const lines = ['Social Media', 'Led the social media of a shop', 'socialmediaana@example.com']
    expect(redacted(lines.join('\n'), [], 'skills')).toContain('Social Media')
  })

  it('is no firm that the mail goes to', () => {
    const text = redacted('Sample Works\njo@sampleworks.example', [], 'work')
    expect(text).toContain('Sample Works')
  })

  it('is no employer or school that the address names besides', () => {
    const lines = ['Brandelow College', 'Sample School of Design', mail]
    expect(redacted(lines.join('\n'), ['Wanda'], 'education')).toContain('Brandelow College')
  })
})

describe('unknown words that open a page', () => {
  it.each(['Tolvik Zedeman', 'B.ZELAKRAJ.,BE.,'])(
    'are the name over its contact details: %s',
    (line) => {
      expect(redacted(`${line}\nData Science\n0151 496 0123`)).not.toMatch(/zede|zelak/i)
    },
  )
})
