// Tells of a file that it shows every group of objects as it is. PDFium does not tell whether a form
// has a mask, a mode of mixing or a layer, so we look for the names that give it one. Names are
// never packed but in object streams, and a file with these is not judged.

/** Any character of a name may be written as # and two further ones. */
const named = (name: string): string =>
  `/${[...name].map((letter) => `(?:${letter}|#..)`).join('')}`

const OBJECT_STREAM = named('ObjStm')
/** A form may name its layer. The layers' own lists have longer names. */
const LAYER = `${named('OC')}(?![A-Za-z])`
const UNUSUAL_MIX = `${named('BM')}(?!\\s*/(?:Normal|Compatible)\\b)`
const UNPLAIN = new RegExp(`${OBJECT_STREAM}|${LAYER}|${UNUSUAL_MIX}`, 's')
const MASK = new RegExp(named('SMask'), 'gs')
/** What stands in a dictionary besides plain names, numbers and references. */
const MARKS = /<<|>>|[()<>%]/g
const STREAM = /[\0\t\n\f\r ]*stream(?=[\r\n])/y
/** A mask is a dictionary, so a name takes one away. */
const NO_MASK = /[\0\t\n\f\r ]*\//y

/** False where it cannot be told. */
export function hasPlainGroups(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (UNPLAIN.test(text)) return false
  for (const { index, 0: name } of text.matchAll(MASK)) {
    const from = index + name.length
    NO_MASK.lastIndex = from
    if (!NO_MASK.test(text) && !isOfPicture(text, from)) return false
  }
  return true
}

/**
 * A picture's mask stands in the dictionary of a stream; the mask of a group never does, since no
 * stream can be a graphics state. Strings and comments could feign the end of a dictionary.
 */
function isOfPicture(text: string, from: number): boolean {
  MARKS.lastIndex = from
  let depth = 0
  for (let mark = MARKS.exec(text); mark; mark = MARKS.exec(text)) {
    if (mark[0] === '<<') depth++
    else if (mark[0] !== '>>') return false
    else if (depth > 0) depth--
    else {
      STREAM.lastIndex = MARKS.lastIndex
      return STREAM.test(text)
    }
  }
  return false
}
