// What the headings of postings announce, also where they are warm or short.
import { expect, test } from 'vitest'
import { kindOf } from './heading-lines.js'

test.each([
  ['asked', ['This is you', 'You might be our person if', 'What we are after', 'Non-negotiables']],
  ['asked', ['In your backpack', 'Essentials', 'You should apply if', 'Tickets & qualifications']],
  ['nice', ['It would be lovely, though not needed, if you also know', 'What would be ideal']],
  ['nice', ['Sweeteners', 'Gold stars', "We'd be extra excited if you have", 'Helpful experience']],
  ['nice', ["We would also like, but don't expect, one or more of these:", 'Icing on the cake']],
  ['duties', ["What you'd be doing", 'On a normal day', 'What we need you to do']],
  ['benefits', ['Why join us', 'What we offer']],
] as const)('%s: %j', (kind, headings) => {
  expect(headings.map((heading) => kindOf(heading))).toEqual(headings.map(() => kind))
})
