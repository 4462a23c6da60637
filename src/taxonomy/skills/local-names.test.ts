import { describe, expect, it } from 'vitest'
import { hearing } from '../../languages/heard-languages.js'
import { LANGUAGES, rowsOf } from '../../languages/languages.js'
import { normalizeSkill } from './skills.js'

describe('a skill in another language', () => {
  it.each([
    ['de', 'Lohn- und Gehaltsabrechnung', 'Payroll'],
    ['fr', 'Gestion de projet', 'Project Management'],
    ['es', 'Trabajo en equipo', 'Teamwork'],
    ['pt', 'Gestão de stocks', 'Inventory Management'],
    ['it', 'Lavoro di squadra', 'Teamwork'],
    ['nl', 'Klantenservice', 'Customer Service'],
  ] as const)('%s: %s is %s', (code, name, canonical) => {
    expect(hearing([code], () => normalizeSkill(name)).canonical).toBe(canonical)
  })

  it('counts where its language is heard, and outside of documents', () => {
    expect(hearing(['en'], () => normalizeSkill('Klantenservice')).taxonomyId).toBeNull()
    expect(normalizeSkill('Klantenservice').taxonomyId).not.toBeNull()
  })

  it.each(LANGUAGES)('%s: every name stands for a skill of the vocabulary', (code) => {
    for (const [canonical = ''] of rowsOf(code, 'skills.tsv')) {
      expect(normalizeSkill(canonical).canonical).toBe(canonical)
    }
  })
})
