import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownText } from './entities.js'

describe('entities in plain text', () => {
  it.each([
    ['O&#39;Sample', "O'Sample"],
    ['ana&#64;example&period;org', 'ana@example.org'],
    ['Phone:&nbsp;+44 113 496 0123', 'Phone: +44 113 496 0123'],
    ['Phone:&amp;nbsp;555', 'Phone: 555'],
    ['&Eacute;mile Garc&iacute;a', 'Émile García'],
    ['R&amp;D &#x1F600;', 'R&D 😀'],
  ])('%s are shown', (text, shown) => {
    expect(shownText(text)?.text).toBe(shown)
  })

  it.each(['AT&T and B&B', '&unknown; &#3; &#xD800; &#1114112;', 'a && b;', 'plain'])(
    '%s has none',
    (text) => {
      expect(shownText(text)).toBeNull()
    },
  )

  it('what is between two places of the shown text was sent between the places told', () => {
    const piece = fc.constantFrom('a', ' ', '&amp;', '&#39;', '&amp;nbsp;', '&', '&#x1F600;', ';')
    fc.assert(
      fc.property(fc.array(piece), fc.nat(), fc.nat(), (pieces, one, other) => {
        const text = pieces.join('')
        const shown = shownText(text)
        if (!shown) return
        const places = [one, other].map((place) => place % (shown.text.length + 1))
        const [start = 0, end = 0] = places.sort((a, b) => a - b)
        const middle = shown.text.slice(start, end)
        if (/\p{Surrogate}/u.test(middle)) return
        const sent = text.slice(shown.sentAt(start), shown.sentAt(end))
        expect(shownText(sent)?.text ?? sent).toBe(middle)
      }),
    )
  })
})
