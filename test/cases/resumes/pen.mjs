// What draws the PDF cases: a pen that writes down a column, rows with dates beside them, tables.

/**
 * @typedef {InstanceType<typeof import('pdfkit')>} Doc
 * @typedef {keyof typeof FACES} Face
 *
 * @typedef {object} Style
 * @property {Face} [face]
 * @property {number} [size]
 * @property {string} [color]
 * @property {'left' | 'center' | 'right'} [align]
 * @property {number} [spacing]
 * @property {string} [link]
 */

export const PAGE = { width: 595, height: 842, margin: 50 }
export const RIGHT = PAGE.width - PAGE.margin
export const BODY = 10
const LEADING = 14

export const FACES = { plain: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' }

/**
 * A pen that writes downwards from (x, y) in a column of the given width.
 * @param {Doc} doc
 * @param {{ x: number, y: number, width: number }} column
 */
export function pen(doc, { x, y, width }) {
  const self = {
    y,
    /**
     * @param {string} value
     * @param {Style} style
     */
    text(value, { face = 'plain', size = BODY, color = 'black', align, spacing = 0, link } = {}) {
      doc.font(FACES[face]).fontSize(size).fillColor(color)
      const options = {
        width,
        characterSpacing: spacing,
        lineGap: 2,
        ...(align && { align }),
        ...(link && { link }),
      }
      doc.text(value, x, self.y, options)
      self.y += Math.max(LEADING, doc.heightOfString(value, options))
      return self
    },
    /**
     * Left and right on one line: a title and its dates.
     * @param {string} left
     * @param {string} right
     * @param {{ face?: Face, rightFace?: Face, size?: number }} style
     */
    pair(left, right, { face = 'plain', rightFace = 'plain', size = BODY } = {}) {
      doc.fillColor('black').font(FACES[face]).fontSize(size).text(left, x, self.y, { lineBreak: false })
      doc.font(FACES[rightFace]).fontSize(BODY)
      doc.text(right, x + width - doc.widthOfString(right), self.y, { lineBreak: false })
      self.y += LEADING
      return self
    },
    /** @param {string[]} items */
    bullets(items) {
      for (const item of items) {
        doc.font(FACES.plain).fontSize(BODY).fillColor('black')
        doc.text('•', x + 6, self.y, { lineBreak: false })
        doc.text(item, x + 18, self.y, { width: width - 18, lineGap: 2 })
        self.y += Math.max(LEADING, doc.heightOfString(item, { width: width - 18, lineGap: 2 }))
      }
      return self
    },
    /**
     * @param {string} value
     * @param {Style} options
     */
    heading(value, options = {}) {
      self.y += 8
      self.text(value, { face: 'bold', size: 12, ...options })
      doc.moveTo(x, self.y).lineTo(x + width, self.y).lineWidth(0.5).stroke()
      self.y += 5
      return self
    },
    gap(points = 6) {
      self.y += points
      return self
    },
  }
  return self
}

/** @param {Doc} doc */
export const page = (doc) => pen(doc, { x: PAGE.margin, y: PAGE.margin, width: RIGHT - PAGE.margin })

/**
 * Small drawn signs instead of words before contact details.
 * @param {Doc} doc
 * @param {number} x
 * @param {number} y
 */
export function icon(doc, x, y) {
  doc.save().circle(x + 4, y + 4, 4).fill('#336699').restore()
}

/**
 * Dates in a column of their own, the rest beside them.
 * @param {Doc} doc
 * @param {[dates: string, title: string, ...rest: string[]][]} rows
 * @param {number} top
 */
export function drawRows(doc, rows, top) {
  let y = top
  for (const [dates, title, ...rest] of rows) {
    doc.fillColor('black').font(FACES.plain).fontSize(BODY).text(dates, PAGE.margin, y, { lineBreak: false })
    const column = pen(doc, { x: 180, y, width: RIGHT - 180 }).text(title, { face: 'bold' })
    for (const line of rest) column.text(line)
    y = column.gap(8).y
  }
  return y
}

/**
 * @param {Doc} doc
 * @param {number} top
 * @param {number[]} widths
 * @param {string[][]} rows
 */
export function drawTable(doc, top, widths, rows) {
  rows.forEach((row, at) => {
    let x = PAGE.margin
    row.forEach((cell, column) => {
      const width = widths[column] ?? 0
      doc.rect(x, top + at * 20, width, 20).lineWidth(0.5).stroke('black')
      doc.fillColor('black').font(at === 0 ? FACES.bold : FACES.plain).fontSize(BODY)
      doc.text(cell, x + 5, top + at * 20 + 6, { lineBreak: false })
      x += width
    })
  })
}
