import { expect, it } from 'vitest'
import { alignLines } from './align-lines.js'

it('finds a line again that reading joined, cut or took the mark of its list from', () => {
  const text = ['Referees', '', '1. Jo Sample', '  b)  Ana   Doe', '• Lee', '2016 Works'].join('\n')
  const lines = ['Referees', 'Jo Sample', 'Ana Doe', 'Lee', '2016 Works']
  expect(alignLines(text, lines)).toEqual([0, undefined, 1, 2, 3, 4])
})

it('passes over all pieces that a long line was cut into', () => {
  const lines = ['Nurse in Leeds', 'and a teacher', 'in York', 'Welder']
  expect(alignLines('• Nurse in Leeds  and a teacher in York.\nWelder', lines)).toEqual([0, 3])
  expect(alignLines('Nurse in Leeds and a teacher in York\nWelder', lines)).toEqual([0, 3])
})

it('goes on behind a column of signs, however long', () => {
  const colons = Array.from({ length: 20 }, () => ':')
  const lines = ['Passport No', ...colons, 'A1234567']
  expect(alignLines(lines.join('\n'), lines)).toEqual([0, ...colons.map(() => undefined), 21])
})

it('knows a line again that reading cleaned', () => {
  const text = ['Profile', 'Safety of\ufb01cer', 'o Rene\u0301 Sample', '(iv) Welder'].join('\n')
  const lines = ['Profile', 'Safety officer', 'Ren\u00e9 Sample', 'Welder']
  expect(alignLines(text, lines)).toEqual([0, 1, 2, 3])
})
