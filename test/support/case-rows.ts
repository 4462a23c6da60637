// Reads the tables of test/cases: tab-separated cells, `# …` lines are remarks.
import { readFileSync } from 'node:fs'

export function caseRows(name: string): string[][] {
  const text = readFileSync(new URL(`../cases/${name}`, import.meta.url), 'utf8')
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}
