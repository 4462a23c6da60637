import { expect, it } from 'vitest'
import { handlesBehind } from './labelled-handles.js'

const read = handlesBehind({
  github: 'github.com/',
  linkedin: 'linkedin.com/in/',
  instagram: 'instagram.com/',
  ig: 'instagram.com/',
  x: 'x.com/',
})
const linksIn = (text: string): string[] => read(text).map(({ raw }) => raw)

it('reads a handle behind the name of its site', () => {
  expect(linksIn('Instagram @ana.bakes')).toEqual(['instagram.com/ana.bakes'])
  expect(linksIn('GitHub: anasample | LinkedIn: in/ana-sample')).toEqual([
    'github.com/anasample',
    'linkedin.com/in/ana-sample',
  ])
  expect(linksIn('X: @anasample')).toEqual(['x.com/anasample'])
  expect(linksIn('Sampletown ◆ IG @ana.bakes')).toEqual(['instagram.com/ana.bakes'])
})

it('leaves words about a site, whole addresses, and an X that is no site', () => {
  expect(linksIn('GitHub: set up the actions of forty teams')).toEqual([])
  expect(linksIn('Grew Instagram from 2k to 40k')).toEqual([])
  expect(linksIn('LinkedIn: linkedin.com/in/ana-sample')).toEqual([])
  expect(linksIn('Line X: welding')).toEqual([])
  expect(linksIn('IG: metal')).toEqual([])
  expect(linksIn('LinkedIn | GitHub | Blog')).toEqual([])
  expect(linksIn('LinkedIn - GitHub')).toEqual([])
})
