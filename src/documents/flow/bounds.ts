// Bounds that all office formats share: a document may say anything, and no sheet of paper shows more.

/** In points: far beyond any page, in either direction. */
export const POINTS_MAX = 20_000
/** The size of letters in points: one of them fills half a page. */
export const SIZE_MAX = 400
/** Tab stops of a paragraph. */
export const TABS_MAX = 60
/** Rows of a table, and cells of a row. */
export const ROWS_MAX = 5_000
export const CELLS_MAX = 64
