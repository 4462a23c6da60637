// The words of a unit with their offsets; slashes and brackets are words of their own, "Node.js"
// and "C++" are one each.
export interface Word {
  text: string
  start: number
  end: number
}

/** Bounds the work; a sentence is shorter. */
const WORDS_MAX = 160
/** A word with the signs that belong to it ("C++", "R&D", "Node.js"), or any other sign alone. */
const WORD = /[\p{Alpha}\p{N}](?:[\p{Alpha}\p{N}+#&'’_-]|\.(?=[\p{Alpha}\p{N}]))*|[^\s]/gu

export function wordsOf(text: string): Word[] {
  const out: Word[] = []
  for (const match of text.matchAll(WORD)) {
    if (out.length >= WORDS_MAX) break
    const text = match[0].replace(/(?<=[\p{Alpha}\p{N}])['’&_-]+$/u, '')
    out.push({ text, start: match.index, end: match.index + text.length })
  }
  return out
}
