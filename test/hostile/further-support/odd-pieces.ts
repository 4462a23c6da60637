// Pieces of text that confuse programs which count bytes, code units, characters or columns as the
// same.
const points = (...codes: number[]): string => String.fromCodePoint(...codes)
const range = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => points(from + at))

export const ODD_PIECES: string[] = [
  // Controls, and their cousins above Latin-1's letters.
  ...range(0x00, 9),
  ...range(0x0b, 4),
  ...range(0x80, 6),
  // Marks that join, separate or reverse what stands beside them.
  ...range(0x200b, 5),
  ...range(0x202a, 5),
  ...range(0x2060, 5),
  ...range(0x2066, 4),
  ...range(0xfe00, 3),
  ...range(0xfff9, 3),
  points(0xad),
  points(0x34f),
  points(0x61c),
  points(0x180e),
  points(0x2028),
  points(0x2029),
  points(0x3164),
  points(0xfeff),
  points(0xfffd),
  points(0xfffe),
  points(0xffff),
  // Beyond the first plane: tags, private use, the last code point.
  points(0x1f469, 0x200d, 0x1f4bb),
  points(0x1f1e9, 0x1f1ea),
  points(0x1f3f4, 0xe0067, 0xe0062, 0xe007f),
  points(0xe0001),
  points(0xe0100),
  points(0xf0000),
  points(0x10ffff),
  // Many marks on one letter, letters that grow when folded, letters of several forms.
  `e${points(0x301).repeat(60)}`,
  points(0x0130),
  points(0x1e9e),
  points(0xfb03),
  points(0xfdfa),
  points(0x1d400),
  points(0x0149),
  points(0x0345),
]
