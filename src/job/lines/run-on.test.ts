import { expect, it } from 'vitest'
import type { Line } from '../../layout/types.js'
import { clausesOf } from './run-on.js'

const line = (text: string, index = 0): Line => ({ text, index }) as Line
const clauses = (...texts: string[]): string[] =>
  clausesOf(
    texts.map((text, index) => line(text, index)),
    'de',
  ).map(({ text }) => text)

it('a small ad is read clause by clause, and an abbreviation ends none', () => {
  expect(clauses('Koch gesucht, min. 3 Jahre Erfahrung. Vollzeit, Köln')).toEqual([
    'Koch gesucht,',
    'min. 3 Jahre Erfahrung.',
    'Vollzeit,',
    'Köln',
  ])
})

it('a posting of many lines keeps its lines', () => {
  const texts = Array.from({ length: 9 }, (_, at) => `Zeile ${at}, und mehr, und noch mehr`)
  expect(clauses(...texts)).toEqual(texts)
})

it('what "and" joins in a long sentence are statements of their own', () => {
  const text =
    'Wir suchen für unser Gasthaus am See einen Koch, der gern am Herd steht und auf Sauberkeit schaut, die Lehre ist abgeschlossen und mindestens 1 Jahr Erfahrung bringst du mit, wir zahlen gut, ein Zimmer ist frei, ruf uns an, komm vorbei, wir freuen uns sehr auf dich und zeigen dir gern das ganze Haus, die Küche, den Garten, den Keller, die Terrasse am Wasser, die Zimmer und alles andere'
  expect(clauses(text)).toContain('mindestens 1 Jahr Erfahrung bringst du mit,')
})
