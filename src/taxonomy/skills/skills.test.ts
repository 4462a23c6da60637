import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { besideAny, besideMost } from './beside-any.js'
import { checkVocabulary } from './check-vocabulary.js'
import { ownVocabularyLines } from './load-vocabulary.js'
import {
  allSkills,
  findSkills,
  impliedBy,
  kinOf,
  normalizeSkill,
  relation,
  skillById,
  splitSkillList,
} from './skills.js'
import type { SkillContext } from './types.js'

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
}

/** Lines of a case table: what is given, and what is expected. */
function cases(name: string): { given: string; expected: string }[] {
  return read(`./cases/${name}.txt`)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [given = '', expected = ''] = line.split('=>')
      return { given: given.trim().replaceAll('⏎', '\n'), expected: expected.trim() }
    })
}

function contextKind(word: string): SkillContext['kind'] {
  if (word === 'list' || word === 'prose' || word === 'heading') return word
  throw new Error(`${word} is not a kind of text`)
}

describe('the vocabulary', () => {
  const lines = ownVocabularyLines()
  const lock = read('./data/ids.lock').trim().split('\n')

  it('has no doubles, no references to nothing, no circles and has lost no published id', () => {
    expect(checkVocabulary(lines, lock)).toEqual([])
  })

  it('has every id in the lock, so that a later loss is seen', () => {
    const locked = new Set(lock)
    expect(lines.filter((line) => !locked.has(line.id)).map((line) => line.id)).toEqual([])
  })

  it('is as large as promised', () => {
    expect(lines.length).toBeGreaterThanOrEqual(4000)
    const aliases = lines.reduce((sum, line) => sum + line.aliases.length, 0)
    expect(aliases).toBeGreaterThanOrEqual(12_000)
  })

  it('finds every skill by its own name', () => {
    const lost = allSkills().filter((skill) => normalizeSkill(skill.name).taxonomyId !== skill.id)
    expect(lost.map((skill) => skill.name)).toEqual([])
  })
})

describe('normalizeSkill', () => {
  it.each(cases('normalize'))('reads "$given" as $expected', ({ given, expected }) => {
    const found = normalizeSkill(given)
    if (expected === '-') expect(found).toEqual({ canonical: given, taxonomyId: null, aliases: [] })
    else expect(found.canonical).toBe(expected)
  })

  it.each(cases('beside'))('among others reads "$given" as $expected', ({ given, expected }) => {
    const [name = '', others = ''] = given.split(' | ')
    const ids = others.split(', ').map((other) => normalizeSkill(other).taxonomyId)
    expect(ids).not.toContain(null)
    const found = normalizeSkill(name, besideAny(ids))
    expect(found.taxonomyId === null ? '-' : found.canonical).toBe(expected)
  })

  it('lets a word that stands alone mean what most of a document is about', () => {
    const ids = ['Linux', 'Docker', 'Negotiation'].map((name) => normalizeSkill(name).taxonomyId)
    expect(normalizeSkill('networking', besideMost(ids)).canonical).toBe('Computer Networking')
    expect(normalizeSkill('drafting', besideMost(ids)).taxonomyId).toBeNull()
    expect(normalizeSkill('networking', besideMost([])).taxonomyId).toBeNull()
  })

  it('trims what it does not know and leaves it as it is', () => {
    expect(normalizeSkill('  Blorp  Work ').canonical).toBe('Blorp  Work')
  })

  it('does not know a very long name', () => {
    const name = 'python '.repeat(100_000)
    expect(normalizeSkill(name).taxonomyId).toBeNull()
  })
})

describe('findSkills', () => {
  it.each(cases('find'))('sees in "$given": $expected', ({ given, expected }) => {
    const bar = given.indexOf('|')
    const text = given.slice(bar + 1).trim()
    const mentions = findSkills(text, { kind: contextKind(given.slice(0, bar).trim()) })
    const names = mentions.filter((one) => one.confident).map((one) => one.canonical)
    expect(names.join('; ') || '-').toBe(expected)
  })

  it('quotes the text, version and maker included', () => {
    const text = 'Reports in MS Excel 2016, models in Python 3.11.'
    const mentions = findSkills(text, { kind: 'prose' })
    const certain = mentions.filter((one) => one.confident).map((one) => one.raw)
    expect(certain).toEqual(['MS Excel 2016', 'Python 3.11'])
    for (const one of mentions) expect(text.slice(one.start, one.end)).toBe(one.raw)
  })

  it.each(['Excel or Google Sheets', 'Excel and/or Google Sheets', 'Google Sheets and / or Excel'])(
    'a name that is a word too counts beside a certain one: %s',
    (text) => {
      const found = findSkills(text, { kind: 'prose' }).filter(({ confident }) => confident)
      expect(found.map(({ raw }) => raw).sort()).toEqual(['Excel', 'Google Sheets'])
    },
  )

  it('marks a near miss in a list as not certain', () => {
    const [mention] = findSkills('Kubernets', { kind: 'list' })
    expect(mention).toMatchObject({ canonical: 'Kubernetes', confident: false })
  })

  it('withstands text that is not well formed', () => {
    for (const text of ['\ud800', '\udc00python\ud800', '\0', 'e\u0301'.repeat(50), '\u200b']) {
      expect(() => findSkills(text, { kind: 'prose' })).not.toThrow()
    }
  })
})

describe('splitSkillList', () => {
  it.each(cases('split'))('cuts "$given"', ({ given, expected }) => {
    expect(splitSkillList(given).join('; ')).toBe(expected)
  })
})

describe('relation', () => {
  it.each([
    ['react', 'react', 'same'],
    ['react', 'javascript', 'implies'],
    ['nextjs', 'javascript', 'implies'],
    ['javascript', 'react', 'none'],
    ['react', 'frontend_frameworks', 'broader'],
    ['frontend_frameworks', 'react', 'related'],
    ['vue', 'react', 'related'],
    ['mysql', 'postgresql', 'related'],
    ['eks', 'kubernetes', 'implies'],
    ['python', 'welding', 'none'],
    ['nothing_of_ours', 'python', 'none'],
  ])('%s says of %s: %s', (a, b, expected) => {
    expect(relation(`skill_${a}`, `skill_${b}`)).toBe(expected)
  })

  it('lists what a skill brings with it, nearest first', () => {
    const implied = impliedBy('skill_nextjs')
    expect(implied.indexOf('skill_react')).toBeLessThan(implied.indexOf('skill_javascript'))
    expect(impliedBy('skill_nothing_of_ours')).toEqual([])
  })

  it('names as kin of a skill exactly those that stand in some relation to it', () => {
    const ids = allSkills().map(({ id }) => id)
    for (const id of ids.filter((_, at) => at % 250 === 0)) {
      const related = ids.filter((other) => relation(other, id) !== 'none')
      expect([...kinOf(id).keys()].sort()).toEqual(related.sort())
      expect(related.map((other) => kinOf(id).get(other))).toEqual(
        related.map((other) => relation(other, id)),
      )
    }
    expect(kinOf('skill_nothing_of_ours').size).toBe(1)
  })
})

describe('skillById', () => {
  it('gives all that is known of a skill, and nothing for names of Object', () => {
    expect(skillById('skill_react')).toMatchObject({ name: 'React', kind: 'tool' })
    expect(skillById('__proto__')).toBeUndefined()
    expect(skillById('skill_toString')).toBeUndefined()
  })
})
