// Codes of the characters that scanners compare with.
export const LINE_BREAK = 10
export const SPACE = 32
export const AMPERSAND = 38
export const APOSTROPHE = 39
export const DASH = 45
export const ZERO = 48
export const NINE = 57
/** In texts beyond ASCII this is folded to an apostrophe. */
export const GRAVE = 96
export const SMALL_S = 115
