import { expect, test } from 'vitest'
import { thousands } from './thousands.js'

test.each([0, 7, 999, 1000, 10_000, 123_456, 20_000_000])(
  '%i is written as the locale does',
  (count) => {
    expect(thousands(count)).toBe(count.toLocaleString('en'))
  },
)
