import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readText } from '../../documents/read-text.js'
import { layoutDocument } from '../../layout/layout-document.js'
import { assignSections } from '../../resume/sections/assign-sections.js'
import { findHome } from './find-location.js'

const HEADS = readFileSync(new URL('./cases/heads.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [town: string, head: string])
/** The rest of the résumé names an employer's town, which must not be the answer. */
const REST = `
EXPERIENCE
Engineer, Example Labs, Oslo, Norway    Jan 2015 - Present
- Built the billing service and led a team
Clerk, Sample Retail, Denver    Jan 2012 - Dec 2014

EDUCATION
B.Sc. Physics, Example University, 2008 - 2012`

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function locationOf(head: string): string {
  const document = layoutDocument(readText(`${head.replaceAll(' / ', '\n')}\n${REST}`))
  return folded(findHome(assignSections(document.lines), 0).location?.value ?? '')
}

describe('the town in the head of a résumé', () => {
  it.each(HEADS)('is %s in: %s', (town, head) => {
    if (town === '-') expect(locationOf(head)).not.toMatch(/oslo|denver/)
    else expect(locationOf(head)).toContain(folded(town))
  })
})
