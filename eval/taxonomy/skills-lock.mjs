// Adds new skill ids to the list of published ones; it never takes one out, that is the point of it.
// Usage: node eval/taxonomy/skills-lock.mjs (after npm run build)
import { readFileSync, writeFileSync } from 'node:fs'
import { ownVocabularyLines } from '../../dist/taxonomy/skills/load-vocabulary.js'

const lock = new URL('../../src/taxonomy/skills/data/ids.lock', import.meta.url)
const published = readFileSync(lock, 'utf8').split('\n').filter(Boolean)
const ids = new Set([...published, ...ownVocabularyLines().map((line) => line.id)])
writeFileSync(lock, `${[...ids].sort().join('\n')}\n`)
console.log(`${ids.size} ids, ${ids.size - published.length} new`)
