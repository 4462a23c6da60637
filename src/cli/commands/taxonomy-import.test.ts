import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadOperatorVocabulary } from '../../engine/operator-vocabulary.js'
import { readConfig } from '../../http/config.js'
import { normalizeSkill } from '../../taxonomy/skills/skills.js'
import { parseArguments, UsageError } from '../parse-arguments.js'
import { taxonomyImportCommand } from './taxonomy-import.js'

const ESCO = `conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels
Skill,http://example.com/esco/skill/7c-1,knowledge,,glimmer weaving,weaving of glimmer
`
const ONET = 'O*NET-SOC Code\tExample\n11-1011.00\tAcme Starbook\n13-2011.00\tAcme Starbook\n'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-import-'))
  writeFileSync(join(folder, 'skills_en.csv'), ESCO)
  writeFileSync(join(folder, 'technology.txt'), ONET)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(args: string[], env: Record<string, string> = {}): Promise<string> {
  const printed: string[] = []
  const { command, options, words } = parseArguments(args, [taxonomyImportCommand])
  await command.run({ config: readConfig(env), options, words, print: (t) => printed.push(t) })
  return printed.join('\n')
}

describe('rolecall taxonomy import', () => {
  it('writes files that a server then knows the skills of, ours unchanged', async () => {
    const target = join(folder, 'vocabulary')
    const env = { ROLECALL_TAXONOMY_DIR: target }
    expect(await run(['taxonomy', 'import', 'esco', folder], env)).toContain('Wrote 1 skills')
    await run(['taxonomy', 'import', 'onet', join(folder, 'technology.txt'), '--to', target])
    expect(readdirSync(target).sort()).toEqual(['esco.txt', 'onet.txt'])
    loadOperatorVocabulary(target)
    expect(normalizeSkill('Weaving of Glimmer').taxonomyId).toBe('skill_esco_7c_1')
    expect(normalizeSkill('acme starbook').taxonomyId).toBe('skill_onet_acme_starbook')
    expect(normalizeSkill('NodeJS').taxonomyId).toBe('skill_nodejs')
  })

  it('writes the same file when it is run again', async () => {
    const target = join(folder, 'again')
    const args = ['taxonomy', 'import', 'esco', folder, '--to', target]
    await run(args)
    const first = readFileSync(join(target, 'esco.txt'), 'utf8')
    await run(args)
    expect(readFileSync(join(target, 'esco.txt'), 'utf8')).toBe(first)
  })

  it.each([
    ['no path', ['esco']],
    ['an unknown release', ['isco', '.', '--to', 'x']],
    ['a path that is not there', ['esco', '/no/such/path', '--to', 'x']],
    ['nowhere to write', ['esco', '.']],
    ['one word too many', ['esco', '.', '.']],
  ])('says what is wrong: %s', async (_name, args) => {
    await expect(run(['taxonomy', 'import', ...args])).rejects.toThrow(UsageError)
  })

  it('refuses a file that is something else, and writes nothing', async () => {
    const target = join(folder, 'nothing')
    const args = ['taxonomy', 'import', 'onet', join(folder, 'skills_en.csv'), '--to', target]
    await expect(run(args)).rejects.toThrow(/no column Example/)
    expect(() => loadOperatorVocabulary(target)).toThrow('ROLECALL_TAXONOMY_DIR must be a folder')
  })
})
