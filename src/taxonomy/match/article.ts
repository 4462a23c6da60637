// The article that a name may open with: "The Ohio State University" is known without it.
import { onlyOf } from '../../languages/words.js'

/** As a word of a folded name. */
export const ARTICLE = onlyOf('small:article')
const LEAD = `${ARTICLE} `

export const hasArticle = (key: string): boolean => key.startsWith(LEAD)
export const withoutArticle = (key: string): string => key.slice(LEAD.length)
