import { describe, expect, it } from 'vitest'
import { ownVocabularyLines } from '../load-vocabulary.js'
import { operatorLines } from '../operator-vocabulary.js'
import { VocabularyError } from '../parse-vocabulary.js'
import { createSkillTaxonomy } from '../taxonomy.js'
import { importEsco } from './import-esco.js'
import { importOnet } from './import-onet.js'

const ESCO = `conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels
Skill,http://example.com/esco/skill/1a2b-3c,knowledge,,glimmer weaving,"weaving of glimmer
glimmer; loom | work"
Skill,http://example.com/esco/skill/9f,skill/competence,,"polish ""moon"" stones",
`

const ONET = [
  'O*NET-SOC Code\tExample\tCommodity Code\tCommodity Title\tHot Technology',
  '11-1011.00\tAcme "Starbook" planner\t1\tPlanning software\tY',
  '13-2011.00\tAcme "Starbook" planner\t1\tPlanning software\tY',
].join('\n')

function taxonomyWith(text: string) {
  return createSkillTaxonomy([
    ...ownVocabularyLines(),
    ...operatorLines([{ name: 'import.txt', text }]),
  ])
}

describe('importing an official release', () => {
  it('gives ESCO concepts ids that stay the same and cannot meet ours', () => {
    const taxonomy = taxonomyWith(importEsco(ESCO))
    expect(taxonomy.normalizeSkill('Weaving of Glimmer')).toEqual({
      canonical: 'glimmer weaving',
      taxonomyId: 'skill_esco_1a2b_3c',
      aliases: ['weaving of glimmer', 'glimmer loom work'],
    })
    expect(taxonomy.normalizeSkill('polish moon stones').taxonomyId).toBe('skill_esco_9f')
  })

  it('takes an O*NET technology once, however many occupations use it', () => {
    const text = importOnet(ONET)
    expect(text.trim().split('\n')).toHaveLength(2)
    const found = taxonomyWith(text).normalizeSkill('acme starbook planner')
    expect(found.taxonomyId).toBe('skill_onet_acme_starbook_planner')
  })

  it('leaves our own skills their ids when an import has the same name', () => {
    const taxonomy = taxonomyWith(importOnet('Example\nPython\nJavaScript'))
    expect(taxonomy.normalizeSkill('Python').taxonomyId).toBe('skill_python')
  })

  it('is the same, byte for byte, for the same release', () => {
    expect(importEsco(ESCO)).toBe(importEsco(ESCO))
  })

  it('says which column is missing when the file is another one', () => {
    expect(() => importOnet('a\tb\n1\t2', 'x.txt')).toThrow(VocabularyError)
    expect(() => importEsco('a,b\n1,2', 'x.csv')).toThrow(/x\.csv: no column conceptUri/)
  })
})
