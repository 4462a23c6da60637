// Every bound of the service in one place, units last in the names.
export const LIMITS = {
  documentBytesMax: 10 * 1024 * 1024,
  wireBytesMax: 25 * 1024 * 1024,
  fetchTimeoutMs: 25_000,
  redirectsMax: 5,
  bodyBytesMax: 15 * 1024 * 1024,
  matchBodyBytesMax: 30 * 1024 * 1024,
  pagesMax: 60,
  ocrPagesMax: 8,
  linesMax: 20_000,
  lineCharsMax: 4_000,
  documentTimeoutMs: 9_000,
  /** One page of a scan; a page that overruns ends the reading of that scan. */
  ocrPageTimeoutMs: 9_000,
  /** All pages of a scan; what has been read until then is the answer. */
  ocrBudgetMs: 20_000,
  workEntriesMax: 100,
  educationEntriesMax: 50,
  skillsMax: 400,
  listItemsMax: 200,
  /** A title or a skill that is to be normalised; real ones stay far below. */
  nameCharsMax: 2_000,
  keyLabelCharsMax: 100,
} as const
