// What headings are made of in the languages beside English, by what it is to a heading.
import { languageRows } from './languages.js'

/** What a row of headings.tsv holds. */
export type HeadingPart =
  | 'heads'
  | 'phrases'
  | 'modifier'
  | 'connector'
  | 'joiner'
  | 'weak'
  | 'subhead'
  | 'title'

/** Every row of a kind: the section that it speaks of ('-' for none) and its words. */
export const headingRows = (part: HeadingPart): { section: string; words: string[] }[] =>
  languageRows('headings.tsv').flatMap(([section = '', own, list = '']) =>
    own === part ? [{ section, words: list.split('|') }] : [],
  )

export const headingWordsOf = (part: HeadingPart): string[] =>
  headingRows(part).flatMap(({ words }) => words)
