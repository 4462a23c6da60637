// What headings are made of in a language, by what it is to a heading.

import { languageFileRows, type ReadLanguage } from './read-languages.js'

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
export const headingRows = (
  code: ReadLanguage,
  part: HeadingPart,
): { section: string; words: string[] }[] =>
  languageFileRows(code, 'headings.tsv').flatMap(([section = '', own, list = '']) =>
    own === part ? [{ section, words: list.split('|') }] : [],
  )

export const headingWordsOf = (code: ReadLanguage, part: HeadingPart): string[] =>
  headingRows(code, part).flatMap(({ words }) => words)
