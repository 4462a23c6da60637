import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/support/sectioned-lines.js'
import { findLinks } from './find-links.js'
import { tidyLink } from './tidy-link.js'

const REST = '\n\nEDUCATION\nB.A. History, 2015'

const LINKS: [raw: string, value: string | undefined][] = [
  ['https://www.linkedin.com/in/maya-torvend/', 'linkedin.com/in/maya-torvend'],
  ['https://twitter.com/mayatorvend?lang=en', 'twitter.com/mayatorvend'],
  ['www.example.dev', 'example.dev'],
  ['mayatorvend.com', 'mayatorvend.com'],
  ['linkedin.com/in', undefined],
  ['H.No', undefined],
  ['B.Tech', undefined],
  ['asp.net', undefined],
  ['gmail.com', undefined],
]

describe('tidyLink', () => {
  it.each(LINKS)('"%s" gives %s', (raw, value) => {
    expect(tidyLink(raw)?.value).toBe(value)
  })
})

describe('findLinks', () => {
  it('profiles count anywhere, other sites only among the contact details', () => {
    const text = `Maya Torvend\nmayatorvend.com\n\nPROJECTS\ngithub.com/mayatorvend\nsee www.sitebuilder.com`
    expect(findLinks(linesOf(text), 'Maya Torvend').map(({ value }) => value)).toEqual([
      'https://mayatorvend.com',
      'https://github.com/mayatorvend',
    ])
  })

  it('repositories, papers, posts and what a template left are none', () => {
    const text = `Maya Torvend\nlinkedin.com/in/yourname\n\nPROJECTS\ngithub.com/mayatorvend/demo\nyoutube.com/watch?v=1\nlinkedin.com/posts/maya_x\nwww.linkedin.com/company/acme`
    expect(findLinks(linesOf(text), 'Maya Torvend')).toEqual([])
  })

  it('a printed scheme stays as printed', () => {
    const text = 'Maya Torvend\nhttp://www.linkedin.com/in/Maya-Torvend'
    expect(findLinks(linesOf(text), '').map(({ value }) => value)).toEqual([
      'http://www.linkedin.com/in/Maya-Torvend',
    ])
  })

  it.each([
    ['https://www.mañana.example.com', 'https://www.mañana.example.com'],
    ['https://müller.de/über-mich', 'https://müller.de/über-mich'],
    ['müller.de', 'https://müller.de'],
    ['https://пример.рф', 'https://пример.рф'],
    ['ïlinkedin.com/in/maya', 'https://linkedin.com/in/maya'],
    ['www.maya.dev', 'https://www.maya.dev'],
    ['https://GitHub.com/maya/', 'https://GitHub.com/maya/'],
    ['See https://maya.dev/.', 'https://maya.dev/'],
    ['https://github.com/maya?tab=repositories', 'https://github.com/maya?tab=repositories'],
    ['https://maya.dev?lang=en', 'https://maya.dev?lang=en'],
    ['Portfolio: https://maya.dev', 'https://maya.dev'],
  ])('"%s" is given whole, as printed: %s', (text, link) => {
    const found = findLinks(linesOf(`Maya Torvend\n${text}${REST}`), '')
    expect(found.map(({ value }) => value)).toEqual([link])
  })

  it.each([
    'https://doi.org/10.1000/xyz123',
    'https://arxiv.org/abs/2001.00001',
    'maya@\nexample.com',
  ])('"%s" is no link of the candidate', (text) => {
    expect(findLinks(linesOf(`Maya Torvend\n${text}${REST}`), '')).toEqual([])
  })

  it('a site below a whole mail address is no part of that', () => {
    const text = 'Maya Torvend\nmaya@example.com\nmayatorvend.com'
    expect(findLinks(linesOf(text), '').map(({ value }) => value)).toEqual([
      'https://mayatorvend.com',
    ])
  })

  it('a site behind a label inside an entry is not the candidate’s', () => {
    const text = 'Maya Torvend\n\nEXPERIENCE\nClerk, 2019\nPortfolio: https://shop.dev\nSold hats'
    expect(findLinks(linesOf(text), '')).toEqual([])
  })

  it('a link cut at the line’s end is joined', () => {
    const text = 'Maya Torvend\nlinkedin.com/in/\nmaya-torvend-12'
    expect(findLinks(linesOf(text), 'Maya Torvend').map(({ value }) => value)).toEqual([
      'https://linkedin.com/in/maya-torvend-12',
    ])
  })
})
