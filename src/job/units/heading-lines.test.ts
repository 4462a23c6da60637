import { expect, it } from 'vitest'
import { readText } from '../../documents/read-text.js'
import { layoutDocument } from '../../layout/layout-document.js'
import { isHeadingLine, kindOf } from './heading-lines.js'

it.each([
  ['Assistant Warden Preferred Qualifications', true],
  ['Assistant Warden Minimum Qualifications', true],
  ['Assistant Warden Teaching Qualifications', false],
  ['the warden has no minimum requirements', false],
])('a heading may name the post first: %s', (text, isHeading) => {
  const { lines } = layoutDocument(readText(`Warden\n${text}\nYears of work with large herds.`))
  const at = lines.findIndex((line) => line.text === text)
  const [line, next] = lines.slice(at)
  expect(line && isHeadingLine(line, next)).toBe(isHeading)
})

it.each([
  ['Relevant prior experience may include:', 'nice'],
  ['Relevant prior experience:', 'asked'],
  ['Your benefits may include a bonus:', 'benefits'],
])('a heading that may be met wishes: %s is %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})
