// Bounds of names and of the lines that hold them.
/** A text with more words is no name. */
export const NAME_WORDS_MAX = 6
/** A name in large type may have other lines of the page between its own. */
export const APART_LINES_MAX = 3
/** Against the size of the body: from here on type is large. */
export const LARGE = 1.2
/** Type this large marks a name wherever the page's columns put it. */
export const SHOWN = 1.4
/** From here on, the words behind a name are a title. */
export const TITLE_MIN = 0.6
