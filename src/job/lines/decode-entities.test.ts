import { describe, expect, it } from 'vitest'
import { decodeEntities } from './decode-entities.js'

describe('entities that an export left', () => {
  it.each([
    ['R&amp;D', 'R&D'],
    ['Women&#39;s wear', "Women's wear"],
    ['&amp;amp; Co', '& Co'],
    ['&bull Sales &bull Service', '• Sales • Service'],
    ['it isn&rsquot far', 'it isn’t far'],
    ['Cook ndash; Leeds nbsp;', 'Cook – Leeds  '],
    ['tide amp; time', 'tide & time'],
    ['&pound24,000', '£24,000'],
    ['&pound 24,000', '£ 24,000'],
    ['AT&T and B&B', 'AT&T and B&B'],
    ['&unknown; &#3;', '&unknown; &#3;'],
  ])('%s', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded)
  })
})
