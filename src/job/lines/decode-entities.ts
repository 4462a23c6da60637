// Decodes the HTML entities that exports of job boards leave in plain text: "R&amp;D", "Women&#39;s".
import { dataJson } from '../../tables/data-file.js'

const NAMED = new Map(
  Object.entries(dataJson('./data/entities.json', import.meta.url) as Record<string, string>),
)
/** Exports that lost their ampersands still show "nbsp;". */
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}\d{0,2}));|(?<![\p{L}&])nbsp;/giu

function decoded(
  entity: string,
  decimal: string | undefined,
  hex: string | undefined,
  name: string | undefined,
): string {
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0
  if (code >= 32 && code <= 0x10ffff) return String.fromCodePoint(code)
  return name ? (NAMED.get(name.toLowerCase()) ?? entity) : code > 0 ? entity : ' '
}

export function decodeEntities(text: string): string {
  if (!text.includes(';')) return text
  const once = text.replace(ENTITY, decoded)
  // "&amp;amp;" was escaped twice on its way.
  return (once.includes('&') ? once.replace(ENTITY, decoded) : once).replace(/\u00a0/g, ' ')
}
