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
   * How much of a document is understood, about 24 pages: more than three times the longest of the
   * 874 résumés and postings that the readers were measured on (396 lines, 16,242 characters).
   * Steps after the layout see no more, so that a megabyte costs them no more. Redaction reads the
   * whole text.
   */
  readLinesMax: 1_200,
  readCharsMax: 64_000,
  /** Cells, columns or pieces of one line; a row of a table with more is read as one text. */
  linePiecesMax: 40,
  /** The longest time to an answer on a machine that is too busy to give it sooner: then 503. */
  answerMsMax: 200_000,
  /** CPU that reading and understanding a document may cost: a hundred times what one needs. */
  documentCpuMsMax: 8_000,
  /**
   * CPU that OCR may cost: a base for each scan, and more for each of its pages. A page full of
   * small print takes 5 to 20 s on a slow core. The sum over all pages stays below `answerMsMax`,
   * so that a reader with a core to itself ends by this bound, and a starved reader by the other.
   */
  ocrCpuMsBase: 30_000,
  ocrPageCpuMsMax: 14_000,
  workEntriesMax: 100,
  educationEntriesMax: 50,
  skillsMax: 400,
  listItemsMax: 200,
  /** Personal details of one text. Real documents have at most some hundreds. */
  removalsMax: 50_000,
  /** The length of a title or skill to normalise; real ones stay far below. */
  nameCharsMax: 2_000,
  keyLabelCharsMax: 100,
} as const
