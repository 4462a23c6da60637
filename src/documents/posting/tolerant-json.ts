// Parses JSON as pages really write it: comments, trailing commas, raw line breaks, wrappers.

/** Comments and CDATA that old pages put around a script, at either end. */
const WRAPPERS =
  /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*;?\s*$/g
const CONTROL_ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** The value, or undefined when the text cannot be read as JSON. */
export function parseTolerantJson(text: string): unknown {
  const strict = tryParse(text)
  return strict === undefined ? tryParse(repaired(text.replace(WRAPPERS, ''))) : strict
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** In one linear pass: keeps strings (with control characters escaped) and tidies the rest. */
function repaired(text: string): string {
  let result = ''
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at)
    if (character === '"') {
      const end = stringEnd(text, at)
      result += escapeControls(text.slice(at, end))
      at = end
    } else if (text.startsWith('//', at)) at = indexOrEnd(text.indexOf('\n', at), text)
    else if (text.startsWith('/*', at)) at = indexOrEnd(text.indexOf('*/', at + 2), text) + 2
    else {
      result += character
      at++
    }
  }
  return withoutTrailingCommas(result).replace(/;\s*$/, '')
}

const indexOrEnd = (index: number, text: string) => (index < 0 ? text.length : index)

/** The index after the closing quote. */
export function stringEnd(text: string, at: number): number {
  for (let index = at + 1; index < text.length; index++) {
    const character = text.charAt(index)
    if (character === '\\') index++
    else if (character === '"') return index + 1
  }
  return text.length
}

/**
 * Escapes raw controls, and takes the backslash from escapes that JSON does not know (such as \').
 */
const escapeControls = (literal: string) =>
  literal
    .replace(/[\u0000-\u001f]/g, (control) => CONTROL_ESCAPES[control] ?? ' ')
    .replace(/\\(?:(["\\/bfnrt]|u[\da-fA-F]{4})|([\s\S]))/g, (whole, known, other) =>
      known === undefined ? other : whole,
    )

/** A closing bracket after up to a thousand spaces; the window holds both. */
const CLOSES = /^\s{0,1000}[}\]]/
const CLOSES_CHARS = 1002

function withoutTrailingCommas(text: string): string {
  let result = ''
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at)
    if (character === '"') {
      const end = stringEnd(text, at)
      result += text.slice(at, end)
      at = end
      continue
    }
    if (character !== ',' || !CLOSES.test(text.slice(at + 1, at + CLOSES_CHARS)))
      result += character
    at++
  }
  return result
}

/** The text of the balanced object or array that opens at an index; null when it never closes. */
export function balancedAt(text: string, at: number): string | null {
  let depth = 0
  for (let index = at; index < text.length; index++) {
    const character = text.charAt(index)
    if (character === '"') index = stringEnd(text, index) - 1
    else if (character === '{' || character === '[') depth++
    else if ((character === '}' || character === ']') && --depth === 0) {
      return text.slice(at, index + 1)
    }
  }
  return null
}
