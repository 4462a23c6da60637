// A text's key and its words, made once for all vocabularies that are asked about the text.
import { foldKey } from './fold.js'
import { keyParts } from './spaces.js'

export interface KeyedText {
  key: string
  words: readonly string[]
}

/** Marks at either end of the text change nothing, since the key has no marks. */
export function keyedText(text: string): KeyedText {
  const key = foldKey(text)
  return { key, words: keyParts(key) }
}
