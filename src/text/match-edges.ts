// Where a pattern matches, as bare numbers: an object for every word of a text costs more than the match.

/** Start and end of every match, as one flat list; the pattern must be global. */
export function matchEdges(pattern: RegExp, text: string): number[] {
  const edges: number[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    edges.push(match.index, match.index + match[0].length)
  }
  return edges
}
