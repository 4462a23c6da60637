import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/support/sectioned-lines.js'
import { findEmail } from './find-email.js'

const EMAILS: [text: string, value: string | undefined][] = [
  ['E-mail: maya.torvend@example.com', 'maya.torvend@example.com'],
  ['maya.torvend @ example.com', 'maya.torvend@example.com'],
  ['mayatorvend@gmail.co m', 'mayatorvend@gmail.com'],
  ['MAYATORVEND 857@example.com', 'MAYATORVEND857@example.com'],
  ['Email: mayatorvend@exam\nple.com', 'mayatorvend@example.com'],
  ['no address here', undefined],
]

describe('findEmail', () => {
  it.each(EMAILS)('"%s" gives %s', (text, value) => {
    expect(findEmail(linesOf(text))?.value).toBe(value)
  })

  it('a referee’s address is not the candidate’s', () => {
    expect(findEmail(linesOf('Maya Torvend\n\nREFERENCES\nboss@example.com'))).toBeNull()
  })
})
