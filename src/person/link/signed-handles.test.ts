import { expect, it } from 'vitest'
import { handlesBehindSigns } from './signed-handles.js'

const SITES = { github: 'github.com/', linkedin: 'linkedin.com/in/' }
const linksIn = (text: string, ...beside: string[]): string[] =>
  handlesBehindSigns(text, beside, SITES).map(({ raw }) => raw)

it('reads a handle behind the character that an icon font leaves in pasted text', () => {
  expect(linksIn('\uf0e1 ana-sample/ \uf09b 23sample')).toEqual([
    'linkedin.com/in/ana-sample',
    'github.com/23sample',
  ])
  expect(linksIn('\uf09b /AnaSample | Leeds')).toEqual(['github.com/AnaSample'])
  expect(linksIn('\uf0e1in/ana-sample')).toEqual(['linkedin.com/in/ana-sample'])
})

it('says where the handle stands', () => {
  const text = '\uf095 0113 496 0000 | \uf09b @ana_sample'
  const [found] = handlesBehindSigns(text, [], SITES)
  expect(text.slice(found?.start, found?.end)).toBe('ana_sample')
})

it('reads one behind the letter that LaTeX leaves, among other details', () => {
  const mail = 'ana@sample.example'
  expect(linksIn(`${mail} § Ana-Sample ï anasample`)).toEqual([
    'github.com/Ana-Sample',
    'linkedin.com/in/anasample',
  ])
  expect(linksIn('‡ anasample', mail)).toEqual(['github.com/anasample'])
})

it('leaves bullets, paragraphs of laws, notes, and signs that name no site', () => {
  expect(linksIn('Leadership § Teamwork § Patience')).toEqual([])
  expect(linksIn('Claims under 42 U.S.C. § 1983 | ana@sample.example')).toEqual([])
  expect(linksIn('‡ Equal contribution, ana@sample.example')).toEqual([])
  expect(linksIn('\uf0e0 anasample | \uf015 Leeds')).toEqual([])
  expect(linksIn('\uf09b github.com/anasample')).toEqual([])
})
