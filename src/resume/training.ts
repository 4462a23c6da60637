// What training needs of the engine: a document's lines as the labellers see them, the features
// that they go by, and the way from stored models back to a reading.
export { findDateRanges } from '../dates/find-dates.js'
export { writeDate } from '../dates/months.js'
export type { DateRange } from '../dates/types.js'
export { languagesOf } from '../languages/detect-language.js'
export type { Line, ReadableDocument } from '../layout/types.js'
export { EDUCATION_RULES_ALL, findEducation } from './entries/education/find-education.js'
export { findWork, WORK_RULES_ALL } from './entries/work/find-work.js'
export type { Chain } from './labels/chain.js'
export { type CluedLine, clueLines } from './labels/clued-lines.js'
export { type Feature, featureName } from './labels/feature-names.js'
export { labelLines, lineChain, plainLabel } from './labels/label-lines.js'
export { fieldsOf, labelWords, wordChain } from './labels/label-words.js'
export {
  LABELLERS,
  type Labeller,
  type NetModel,
  openModel,
  openModels,
  type ResumeModels,
  SHIPPED,
  type StoredModels,
  WORD_LABELLERS,
  type WordLabeller,
} from './labels/models.js'
export type { HeadWord } from './labels/split-head.js'
export { type HeadWords, wordsOfHeads } from './labels/word-features.js'
export { ownLines } from './own-lines.js'
export { parseResume, toCandidate } from './parse-resume.js'
export { readResume } from './read-resume.js'
export { assignSections, type SectionedLine } from './sections/assign-sections.js'
export { joinDateLines } from './sections/join-dates.js'
export type { EducationFound, Found, WorkFound } from './types.js'
