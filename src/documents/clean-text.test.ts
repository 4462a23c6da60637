import { describe, expect, it } from 'vitest'
import { cleanText } from './clean-text.js'

describe('text that was encoded twice', () => {
  it.each([
    ['Acme â€“ Springfield', 'Acme – Springfield'],
    ['SiteÂ Acquisition', 'Site Acquisition'],
    ['CafÃ© Zoe', 'Café Zoe'],
    ['Oâ€™Neil', 'O’Neil'],
    ['Â£5', '£5'],
  ])('%j is mended', (broken, whole) => {
    expect(cleanText(broken)).toBe(whole)
  })

  it.each(['ÂNGELA São', 'naïve âme', '„KÖ“', 'NÃO', 'îles “Façade”'])('%j stays', (text) => {
    expect(cleanText(text)).toBe(text)
  })
})
