#!/usr/bin/env node
// Time of one redaction: a made-up résumé of two pages, and how the cost grows with length.
//   npm run build && node bench/redact.mjs
import { readFileSync } from 'node:fs'
import { readText } from '../dist/documents/read-text.js'
import { redactDocument } from '../dist/engine/redact.js'
import { layoutDocument } from '../dist/layout/layout-document.js'
import { readResume } from '../dist/resume/read-resume.js'

const RUNS = 200
const text = readFileSync(new URL('./redact-resume.txt', import.meta.url), 'utf8')

/** CPU time of one run: wall time on a shared machine tells of the neighbours. */
function cost(work) {
  for (let run = 0; run < RUNS / 4; run++) work()
  const start = performance.now()
  const before = process.cpuUsage()
  for (let run = 0; run < RUNS; run++) work()
  const { user, system } = process.cpuUsage(before)
  const wall = (performance.now() - start) / RUNS
  return `${((user + system) / 1000 / RUNS).toFixed(2)} ms CPU (${wall.toFixed(2)} ms wall)`
}

for (const copies of [1, 2, 4]) {
  const source = Array(copies).fill(text).join('\n')
  const document = layoutDocument(readText(source))
  const resume = readResume(document)
  console.log(`${document.lines.length} lines, ${source.length} characters`)
  console.log(`  redact     ${cost(() => redactDocument(document, resume, source))}`)
  if (copies === 1) console.log(`  readResume ${cost(() => readResume(document))}`)
}
