import { describe, expect, it } from 'vitest'
import { firstWord, spacedParts } from './spaces.js'

const TEXTS = ['', ' ', 'a', 'a b', ' a  b\t\n c ', 'a\u00a0b', 'é b', '\u2003', 'a\vb\fc\rd']

describe('spacedParts', () => {
  it.each(TEXTS)('%j has as many parts as a split at white space gives', (text) => {
    expect(spacedParts(text)).toBe(text.split(/\s+/).length)
  })
})

describe('firstWord', () => {
  it.each(TEXTS)('%j begins with the first part of its split', (text) => {
    expect(firstWord(text)).toBe(text.split(' ')[0])
  })
})
