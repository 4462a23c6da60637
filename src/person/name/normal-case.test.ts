import { expect, it } from 'vitest'
import { inNormalCase } from './normal-case.js'

const NAMES: [printed: string, normal: string][] = [
  ['MARIA LOPEZ', 'Maria Lopez'],
  ["ANNE-MARIE O'NEIL", "Anne-Marie O'Neil"],
  ['J.R. SAMPLE', 'J.R. Sample'],
  ['Ian McKellar', 'Ian McKellar'],
  ['ROBERT SAMPLE III', 'Robert Sample III'],
  ['Robert MacAllister III', 'Robert MacAllister III'],
  ['ROBERT SAMPLE IV', 'Robert Sample IV'],
  ['NGUYEN TUONG VI', 'Nguyen Tuong Vi'],
  ['ROSALIND "ROZ" TEMBOURY', 'Rosalind "Roz" Temboury'],
  ['ROSALIND (ROZ) TEMBOURY', 'Rosalind (Roz) Temboury'],
  ['ROSALIND “ROZ” TEMBOURY', 'Rosalind “Roz” Temboury'],
  ['Dale McINERNEY', 'Dale McInerney'],
  ['Flora MacALLISTER', 'Flora MacAllister'],
  ['Ana DE LA CRUZ', 'Ana De La Cruz'],
  ['Pieter van der Berg', 'Pieter van der Berg'],
]

it.each(NAMES)('"%s" becomes "%s"', (printed, normal) => {
  expect(inNormalCase(printed)).toBe(normal)
})
