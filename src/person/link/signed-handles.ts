// Finds handles behind the sign of their site. Where an icon is pasted as text, its font leaves a
// character of Unicode's private area, and the icon fonts of LaTeX leave an odd letter: "§ ana-sample".
import { iconName } from '../../documents/icon-names.js'
import { dataJson } from '../../tables/data-file.js'
import type { Printed } from './printed.js'

/** Sites by the letters that LaTeX leaves for their icons. */
const SITE_OF_LETTER = dataJson('./data/icon-letters.json', import.meta.url) as Record<
  string,
  string
>
const siteOf = (sign: string): string => SITE_OF_LETTER[sign] ?? iconName(sign.charCodeAt(0)) ?? ''
const isPrivate = (sign: string): boolean => sign >= '\ue000' && sign <= '\uf8ff'

/** A sign of any icon: that of a phone may end a handle, too. */
const ANY_SIGN = String.raw`[\ue000-\uf8ff${Object.keys(SITE_OF_LETTER).join('')}]`
/** Nearly no line has a sign, and looking for one costs a tenth of trying the whole pattern. */
const HAS_SIGN = new RegExp(ANY_SIGN)
const NONE: readonly Printed[] = []
/** A sign by itself, and the piece behind it: one word, up to a mark, another sign or the line's end. */
const SIGNED = new RegExp(
  String.raw`(?<=^|[\s|·•,;])(${ANY_SIGN})\s?([/@]?(?:in/)?)([\p{Alpha}\d_][\p{Alpha}\d_.-]{2,59})/?(?=\s*(?:$|[|·•,;]|${ANY_SIGN}\s))`,
  'gu',
)
/** What stands among the details of a contact: a mail address, a number, the address of a site. */
const DETAIL = /@\w|\d[\d\s().-]{5,}\d|\w\.[a-z]{2,12}(?:[/\s|]|$)/
const LETTER = /\p{Alpha}/u

/**
 * The handles of a line; `beside` are the lines around it. `sites` gives for each site the address
 * that comes before the handle.
 */
export function handlesBehindSigns(
  text: string,
  beside: readonly string[],
  sites: Readonly<Record<string, string>>,
): readonly Printed[] {
  if (!HAS_SIGN.test(text)) return NONE
  const signed = [...text.matchAll(SIGNED)]
  if (signed.length === 0) return NONE
  // An odd letter may be a bullet: it must stand among other details, or beside another sign.
  const signs = new Set(signed.map(([, sign]) => sign))
  const isAmongDetails = signs.size > 1 || [text, ...beside].some((line) => DETAIL.test(line))
  return signed.flatMap(({ 0: all, 1: sign = '', 2: lead = '', 3: handle = '', index }) => {
    const site = sites[siteOf(sign)]
    if (site === undefined || !LETTER.test(handle) || handle.includes('.com')) return []
    if (!isPrivate(sign) && !isAmongDetails) return []
    const start = index + all.indexOf(lead + handle, sign.length) + lead.length
    return [{ raw: `${site}${handle}`, start, end: start + handle.length }]
  })
}
