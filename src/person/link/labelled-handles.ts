// Finds handles behind the name of their site: "Instagram @ana.bakes", "GitHub: anasample".
import type { Printed } from './printed.js'

/**
 * What joins a site's name to the handle: a mark, or the @ itself. The path of LinkedIn's profiles
 * may be left over.
 */
const JOINED = /^(?:\s{0,2}[:/–-]{1,3}\s{0,2}@?|\s{1,2}@)(?:in\/)?/i
const HANDLE = /^[a-z\d_][\w.-]{2,39}/i
/** A handle ends its piece of the line; anything else is a sentence about the site. */
const PIECE_END = /^\s*(?:$|[|,;·•)]|\s{2})/
/** These names stand for more than a site, so they need the @. */
const NEEDS_AT: ReadonlySet<string> = new Set(['x', 'ig', 'medium'])

/** A reader of handles; `sites` gives for each site's name the address that comes before the handle. */
export function handlesBehind(
  sites: Readonly<Record<string, string>>,
): (text: string) => readonly Printed[] {
  // "\faGithub": LaTeX's name of an icon is left where its font was missing.
  const site = new RegExp(String.raw`(?<=\b|\\fa)(?:${Object.keys(sites).join('|')})\b`, 'gi')
  return (text) =>
    Array.from(text.matchAll(site)).flatMap(({ 0: name, index }) => {
      const from = index + name.length
      const joint = JOINED.exec(text.slice(from))?.[0]
      if (joint === undefined) return []
      if (NEEDS_AT.has(name.toLowerCase()) && !joint.includes('@')) return []
      const start = from + joint.length
      const handle = HANDLE.exec(text.slice(start))?.[0]
      if (!handle || handle.includes('.com') || handle.startsWith('http')) return []
      // "LinkedIn - GitHub": the words hold links, and the next site is no handle of this one.
      if (handle.toLowerCase() in sites) return []
      const end = start + handle.length
      return PIECE_END.test(text.slice(end))
        ? [{ raw: `${sites[name.toLowerCase()]}${handle}`, start, end }]
        : []
    })
}
