// The words of headings in each language: for résumés by their role in a heading, for English
// postings by what they announce.
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

/** Every row of a kind: the section that it names ('-' for none), and its words. */
export const headingRows = (
  code: ReadLanguage,
  part: HeadingPart,
): { section: string; words: string[] }[] =>
  languageFileRows(code, 'headings.tsv').flatMap(([section = '', own, list = '']) =>
    own === part ? [{ section, words: list.split('|') }] : [],
  )

export const headingWordsOf = (code: ReadLanguage, part: HeadingPart): string[] =>
  headingRows(code, part).flatMap(({ words }) => words)

/**
 * English headings of postings, by what they announce; headings in other languages are translated
 * into these first (`gloss.ts`).
 */
export const postingHeadings = (): { kind: string; phrases: string[] }[] =>
  languageFileRows('en', 'posting-headings.tsv').map(([kind = '', list = '']) => ({
    kind,
    phrases: list.split('|'),
  }))
