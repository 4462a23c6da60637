// Decodes HTML entities that exports of job boards leave in plain text: "R&amp;D", "Women&#39;s".
import { NAMED_ENTITIES } from '../../documents/plain/entities.js'

/**
 * Exports that lost their ampersands still show "nbsp;" and "ndash;". Exports that lost their
 * semicolons show "&bull Sales" and "isn&rsquot": quotation marks may be inside a word, other signs
 * are not.
 */
const ENTITY =
  /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}\d{0,2}));|&([lr][sd]quo)|&(amp|bull|euro|hellip|mdash|middot|nbsp|ndash|pound|quot)(?![a-z])|(?<![\p{Alpha}&])((?<!;)amp|bull|hellip|mdash|middot|nbsp|ndash|pound);/giu

/**
 * The forms of a name: whole, a quotation mark without its semicolon, another sign without it, and
 * without the ampersand.
 */
const NAME_GROUPS = 4
/** Lower codes are control characters, and higher ones are no characters. */
const [FIRST_PRINTED, LAST_CODE] = [32, 0x10ffff]

function decoded(
  entity: string,
  decimal: string | undefined,
  hex: string | undefined,
  ...names: unknown[]
): string {
  if (decimal || hex) {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code >= FIRST_PRINTED && code <= LAST_CODE ? String.fromCodePoint(code) : entity
  }
  const name = names.slice(0, NAME_GROUPS).find((one) => typeof one === 'string')
  return NAMED_ENTITIES.get(String(name).toLowerCase()) ?? entity
}

export function decodeEntities(text: string): string {
  if (!text.includes(';') && !text.includes('&')) return text
  const once = text.replace(ENTITY, decoded)
  // "&amp;amp;" was escaped twice on its way.
  return (once.includes('&') ? once.replace(ENTITY, decoded) : once).replace(/\u00a0/g, ' ')
}
