import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/support/sectioned-lines.js'
import { findPhone } from './find-phone.js'

const PHONES: [text: string, country: string | undefined, value: string | undefined][] = [
  ['Phone: +1 (415) 555-0132', undefined, '+14155550132'],
  ['Mob: 98765 43210', 'IN', '+919876543210'],
  ['98765 43210', undefined, undefined],
  ['Tel.: +36/1/463-17-79', undefined, '+3614631779'],
  ['Mobile: +1-123-456-7890', undefined, '+11234567890'],
  ['06/2016 - 02/2020', 'DE', undefined],
  ['(402) 555-2003', undefined, '+14025552003'],
  ['Phone: +123-456-7890', undefined, '+1234567890'],
  ['Phone: +123-456-7890 98765 43210', undefined, undefined],
  ['Phone: +999 123 456 789', undefined, undefined],
  ['Address: P.O. Box 1184 – 10100, Nyeri\nCell phone: 0722 618 340', 'KE', '+254722618340'],
  ['P.O. Box 4471 – 00200 Nairobi\nCell: 0722 618 340', 'KE', '+254722618340'],
  ['+44 (0)7700 900655', 'GB', '+447700900655'],
  ['647-555-0139 | maya@example.org', 'IR', '+16475550139'],
]

describe('findPhone', () => {
  it.each(PHONES)('"%s" read in %s gives %s', (text, country, value) => {
    expect(findPhone(linesOf(text), country)?.value).toBe(value)
  })

  it('takes a number of an entry only if it stands alone, and no other is there', () => {
    const work = 'EXPERIENCE\nBaker, Halden Bakery, 2019 - 2021\n'
    const read = (text: string) => findPhone(linesOf(`Maya Torvend\n${text}`), undefined)?.value
    expect(read(`${work}+44 20 7946 0991\n- Baked`)).toBe('+442079460991')
    expect(read(`${work}- Answered +44 20 7946 0991 for orders`)).toBeUndefined()
    expect(read(`+44 20 7946 0000\n\n${work}+44 20 7946 0991`)).toBe('+442079460000')
    expect(read(`REFERENCES\nIda Holm\n+44 20 7946 0991`)).toBeUndefined()
  })
})
