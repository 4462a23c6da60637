// One picture of a file, in strips that PDF can show.
export interface Strip {
  /** First row, from the picture's top, and number of rows. */
  top: number
  height: number
  /** Entries of a PDF image: size, colours, packing. */
  entries: string
  data: Uint8Array
}

export interface PagePicture {
  /** Pixels. */
  width: number
  height: number
  strips: Strip[]
  /** Degrees clockwise by which it is to be shown turned. */
  turn: 0 | 90 | 180 | 270
}

/** Turn that an orientation of EXIF or TIFF asks for; mirrored ones count as their plain kin. */
export const turnOf = (orientation: number): PagePicture['turn'] =>
  orientation === 3 || orientation === 4
    ? 180
    : orientation === 5 || orientation === 6
      ? 90
      : orientation === 7 || orientation === 8
        ? 270
        : 0
