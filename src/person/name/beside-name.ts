// Finds what stands beside a name that was found: the name at birth, and the same name in another
// script.
import { anyOf } from '../../languages/words.js'
import type { Page } from '../page/make-page.js'
import type { Finding } from '../types.js'
import { NAME } from './name-words.js'

/** "Ana Sample, née Example", "(geb. Example)": a word for being born, and one or two family names. */
const AT_BIRTH = new RegExp(
  String.raw`^,?[ \t]?\(?(?<cut>(?:${anyOf('name:born-as')})[ \t]+\p{Upper}[\u0300-\u036f\p{Alpha}'’-]+(?:[ \t]\p{Upper}[\u0300-\u036f\p{Alpha}'’-]+)?)(?=[ \t]*(?:[),;|•·]|$|[ \t]{2}))`,
  'u',
)
/** "Yuchen Zhang (张雨晨)", "Yuchen Zhang / 张雨晨": a short run of letters, none of them Latin. */
const OTHER_SCRIPT =
  /^[ \t]{0,3}[(（/|–-]?[ \t]{0,3}(?<cut>(?:(?!\p{Script=Latin})\p{Alpha}[\u0300-\u036f]?){2,16}(?:[ ·](?:(?!\p{Script=Latin})\p{Alpha}[\u0300-\u036f]?){2,16}){0,3})(?=[ \t]*(?:[)）,;|]|$))/u
/** Nothing of the kind is longer. */
const BESIDE_CHARS = 90

/** The stretches directly behind names. */
export function besideNames(page: Page, names: readonly Finding[]): Finding[] {
  return names.flatMap(({ end }) => {
    const [text = ''] = page.text.slice(end, end + BESIDE_CHARS).split('\n', 1)
    return [AT_BIRTH, OTHER_SCRIPT].flatMap((pattern): Finding[] => {
      const match = pattern.exec(text)
      const cut = match?.groups?.cut
      if (!match || cut === undefined) return []
      const start = end + match[0].lastIndexOf(cut)
      return [{ start, end: start + cut.length, ...NAME }]
    })
  })
}
