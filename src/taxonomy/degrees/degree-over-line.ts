// Whether the name of a degree runs over the end of a line: "Higher Secondary" / "Certificate".
import { degreeMatches } from './match-degree.js'
import { tokensOf } from './tokens.js'

export function isDegreeOverLine(line: string, next: string): boolean {
  const tokens = tokensOf(`${line} ${next}`)
  return degreeMatches(tokens).some(({ from, to, subjectFrom }) => {
    const [first, last] = [tokens[from], tokens[to - 1]]
    // "Master of City Planning" / "Bachelor …": a subject takes any words, so it proves nothing.
    if (!first || !last || subjectFrom !== undefined) return false
    return first.start < line.length && last.end > line.length
  })
}
