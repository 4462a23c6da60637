import { expect, it } from 'vitest'
import { quotedWords } from './quoted-words.js'

it.each([
  ['Built the API in Python', 'Built the API in Python'],
  ['Engineer, 2017-06 to present: Built the API', 'Built the API'],
  ['Senior Engineer, 2021-03 to present', 'Senior Engineer'],
  ['Senior Engineer, 2021-03 to present; Engineer, 2017-06 to 2021-02', 'Senior Engineer'],
  ['Engineer, 2021 to 2023: Ran it; Engineer, 2017-06 to 2021-02: Built it', 'Ran it'],
  ['Moved, in 2019, to Kubernetes', 'Moved, in 2019, to Kubernetes'],
])('looks for the words of %j', (evidence, words) => {
  expect(quotedWords(evidence)).toBe(words)
})
