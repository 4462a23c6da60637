// What headings are made of in each language: those of résumés by what a word is to a heading, those of
// English postings by what they announce.
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
  | 'usual'

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

/** English headings of postings, by what they announce; other languages' are read as one of these (`gloss.ts`). */
export const postingHeadings = (): { kind: string; phrases: string[] }[] =>
  languageFileRows('en', 'posting-headings.tsv').map(([kind = '', list = '']) => ({
    kind,
    phrases: list.split('|'),
  }))
