// Adds new skill ids to the list of published ones. It never removes one, since published ids must
// stay valid.
// Usage: node dist/eval/taxonomy/skills-lock.js (after npm run build:tools)
import { readFileSync, writeFileSync } from 'node:fs'
import { ownVocabularyLines } from '#engine/taxonomy/skills/load-vocabulary.js'

const LOCK = 'src/taxonomy/skills/data/ids.lock'

const published = readFileSync(LOCK, 'utf8').split('\n').filter(Boolean)
const ids = new Set([...published, ...ownVocabularyLines().map((line) => line.id)])
writeFileSync(LOCK, `${[...ids].sort().join('\n')}\n`)
console.log(`${ids.size} ids, ${ids.size - published.length} new`)
