// Reads the job descriptions of a labelled set to units, with their gold labels.
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { readSource } from '../../dist/engine/read-source.js'
import { sourceLines } from '../../dist/job/source-lines.js'
import { splitUnits } from '../../dist/job/units/split-units.js'

export async function readSet(set) {
  const files = readdirSync(join(set, 'jds'))
  const out = []
  for (const name of readdirSync(join(set, 'jd_gold')).sort()) {
    const gold = JSON.parse(readFileSync(join(set, 'jd_gold', name), 'utf8'))
    const file = files.find((each) => parse(each).name === gold.id)
    const text = readFileSync(join(set, 'jds', file), 'utf8')
    const document = await readSource({ kind: 'text', text })
    const lines = sourceLines(document)
    out.push({ id: gold.id, gold, document, lines, units: splitUnits(lines) })
  }
  return out
}
