// A picture of a document as a page, so that it is shown and marked like the page of a PDF.
import type { OpenPages } from './types'

/** The API takes the longer side of a picture for that of an A4 page, in points; its boxes fit that. */
const LONG_SIDE_POINTS = 842

/** Rejects what the browser cannot draw. */
export async function openPicture(bytes: Uint8Array<ArrayBuffer>): Promise<OpenPages> {
  const picture = await createImageBitmap(new Blob([bytes]))
  const scale = LONG_SIDE_POINTS / Math.max(picture.width, picture.height)
  const sheet = { number: 1, width: picture.width * scale, height: picture.height * scale }
  return {
    sheets: [sheet],
    pageCount: 1,
    // Its words are pixels: only the boxes of the API say where they stand.
    pieces: async () => [],
    paint: (_page, canvas, size) => {
      canvas.width = Math.floor(sheet.width * size)
      canvas.height = Math.floor(sheet.height * size)
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
      return () => {}
    },
    close: () => picture.close(),
  }
}
