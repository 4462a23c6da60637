// The charsets of an RTF's fonts: the font decides what a byte of text means.
import { dataJson } from '../../tables/data-file.js'

const data = dataJson('./data/words.json', import.meta.url) as {
  leftOut: string[]
  characters: Record<string, string>
  charsets: Record<string, string>
  codepages: Record<string, string>
}

export const LEFT_OUT: ReadonlySet<string> = new Set(data.leftOut)
export const CHARACTERS: ReadonlyMap<string, string> = new Map(Object.entries(data.characters))

const WESTERN = 'windows-1252'
const decoders = new Map<string, InstanceType<typeof TextDecoder>>()

function decoderOf(charset: string): InstanceType<typeof TextDecoder> {
  const known = decoders.get(charset)
  if (known) return known
  const decoder = new TextDecoder(charset)
  decoders.set(charset, decoder)
  return decoder
}

export const charsetOfCodepage = (page: number): string => data.codepages[page] ?? WESTERN
export const charsetOfFont = (number: number): string | undefined => data.charsets[number]

/** Decodes bytes, given as one character each. */
export function decodeBytes(bytes: string, charset: string): string {
  // ASCII is the same in all charsets.
  if (/^[\x00-\x7f]*$/.test(bytes)) return bytes
  if (charset === 'symbol') return bytes.replace(/[\x80-\xff]/g, '•')
  return decoderOf(charset).decode(Buffer.from(bytes, 'latin1'))
}
