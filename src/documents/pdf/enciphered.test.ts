import { describe, expect, it } from 'vitest'
import { isEnciphered } from './enciphered.js'

const PROSE =
  'Support officer with nine years of experience in offices and schools, known for calm and clear answers. '.repeat(
    4,
  )
const TOOLS =
  'HTML, CSS, SQL, TypeScript, PostgreSQL, Kubernetes, Docker, Terraform, AWS, Linux, Bash, '.repeat(
    5,
  )

const shifted = (text: string, by: number): string =>
  text.toLowerCase().replace(/[a-z]/g, (letter) => {
    const place = (letter.charCodeAt(0) - 97 + by) % 26
    return String.fromCharCode(97 + place)
  })

describe('isEnciphered', () => {
  it.each([1, 3, 5, 13, 23])('letters shifted by %i are noticed', (by) => {
    expect(isEnciphered([shifted(PROSE, by)])).toBe(true)
  })

  it.each([
    ['prose', PROSE],
    ['a page of names of tools', TOOLS],
    [
      'German',
      'Leitung der Abteilung für Einkauf und Lagerhaltung mit zwölf Mitarbeitern. '.repeat(6),
    ],
    [
      'Finnish',
      'Vastasin asiakaspalvelusta ja tilausten käsittelystä kolmessa toimipisteessä. '.repeat(6),
    ],
    ['too little to tell', 'Xyz qrst bcd fgh'],
    ['another script', 'Опыт работы инженером на заводе. '.repeat(30)],
  ])('%s is not', (_, text) => {
    expect(isEnciphered([text])).toBe(false)
  })
})
