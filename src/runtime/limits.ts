// Every bound of the service in one place, units last in the names.
export const LIMITS = {
  documentBytesMax: 10 * 1024 * 1024,
  wireBytesMax: 25 * 1024 * 1024,
  fetchTimeoutMs: 25_000,
  redirectsMax: 5,
  bodyBytesMax: 15 * 1024 * 1024,
  matchBodyBytesMax: 30 * 1024 * 1024,
  pagesMax: 60,
  ocrPagesMax: 10,
  linesMax: 20_000,
  lineCharsMax: 4_000,
  /**
   * What is understood of a document, about 24 pages: more than three times the longest of the 874 résumés
   * and postings that the readers were measured on (396 lines, 16,242 characters). All steps after the
   * layout see no more, so that a megabyte costs what these cost. Redaction reads all of a text.
   */
  readLinesMax: 1_200,
  readCharsMax: 64_000,
  /** Cells, columns or pieces of one line; a table of more is read as one text. */
  linePiecesMax: 40,
  /** Longest time to an answer, on a machine that is too busy to give it sooner: then 503. */
  answerMsMax: 200_000,
  /** CPU that reading and understanding a document may cost: a hundred times what one needs. */
  documentCpuMsMax: 8_000,
  /**
   * CPU that OCR may cost: so much for a scan, and so much more for each of its pages. A page full of
   * small print takes 5 to 20 s on a slow core; with all pages the sum stays below `answerMsMax`, so
   * that a reader which has a core to itself ends by this bound and a starved one by that.
   */
  ocrCpuMsBase: 30_000,
  ocrPageCpuMsMax: 14_000,
  workEntriesMax: 100,
  educationEntriesMax: 50,
  skillsMax: 400,
  listItemsMax: 200,
  /** Personal details of one text. Real documents have up to some hundreds; one of pronouns alone has no more to say. */
  removalsMax: 50_000,
  /** A title or a skill that is to be normalised; real ones stay far below. */
  nameCharsMax: 2_000,
  keyLabelCharsMax: 100,
} as const
