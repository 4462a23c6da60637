import { describe, expect, it } from 'vitest'
import { isVague } from './vague-name.js'

describe('a name that no vocabulary has', () => {
  it.each([
    'attention',
    'technical concepts',
    'upper management',
    'Applications',
    'Southeast',
    'WV',
    'P L',
    'ProactiveReliable',
    'accessible',
    'designing elegant',
    'clinical competence',
    'communicate effectively between medical',
    'food and pharmaceutical',
    'fast-paced environment',
    'social care providers and clients',
    'additional languages',
    'multilingual and multicultural environment',
    '2nd line support.SQL',
    'Data Specialist | Springfield',
    'interrelationship between careful reading',
    'HS',
    'best practices',
    'content',
    'technical limitations and possibilities',
    'operations',
    'relational',
    'economic',
    'facilities',
    'increased responsibility',
    'individuals from diverse backgrounds',
    'similar technical subject',
    'college level',
    'commonly employed software',
    `SEC #URL_${'0'.repeat(64)}#`,
  ])('asks for nothing that one could show: %s', (name) => {
    expect(isVague(name)).toBe(true)
  })

  it.each([
    'semantic layers',
    'Blorp Wrangling',
    'ASP.NET',
    'petroleum operations',
    'foundry environment',
    'communicate with guests',
    'serving guests',
    'links between care and housing',
    'EMu',
    'drilling',
    'festival',
    'relational algebra',
  ])('is a thing of its own: %s', (name) => {
    expect(isVague(name)).toBe(false)
  })
})
