// One picture of a file, as strips that PDF can show.
/** More pixels than a page scanned at 600 dpi has; a larger picture is refused. */
export const PIXELS_MAX = 60_000_000

export interface Strip {
  /** The first row, from the picture's top, and the number of rows. */
  top: number
  height: number
  /** The entries of a PDF image: size, colours, compression. */
  entries: string
  data: Uint8Array
}

export interface PagePicture {
  /** In pixels. */
  width: number
  height: number
  strips: Strip[]
  /** Degrees clockwise by which the picture is turned when shown. */
  turn: 0 | 90 | 180 | 270
}

/** The turn that an EXIF or TIFF orientation asks for; mirrored ones count like unmirrored ones. */
export const turnOf = (orientation: number): PagePicture['turn'] =>
  orientation === 3 || orientation === 4
    ? 180
    : orientation === 5 || orientation === 6
      ? 90
      : orientation === 7 || orientation === 8
        ? 270
        : 0
