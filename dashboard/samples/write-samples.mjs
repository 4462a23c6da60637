// Writes the sample documents that are one click away on the page: résumés as PDF, postings as text.
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import PdfDocument from 'pdfkit'
import { POSTINGS } from './postings.mjs'
import { RESUMES } from './resumes.mjs'

const MARGIN = 54
const ACCENT = '#0b6b5b'
const INK = '#1d2321'
const SOFT = '#5b6662'
/** A fixed date, so that every build gives the same bytes. */
const MADE = new Date('2026-01-01T00:00:00Z')

const rule = (pdf, x, width) =>
  pdf
    .moveTo(x, pdf.y + 2)
    .lineTo(x + width, pdf.y + 2)
    .lineWidth(0.6)
    .stroke('#c9d3cf')
    .moveDown(0.5)

function heading(pdf, text, x, width) {
  pdf.moveDown(0.8).font('Helvetica-Bold').fontSize(10.5).fillColor(ACCENT)
  pdf.text(text.toUpperCase(), x, pdf.y, { width, characterSpacing: 0.6 })
  rule(pdf, x, width)
}

const plain = (pdf, text, x, width) =>
  pdf.font('Helvetica').fontSize(10).fillColor(INK).text(text, x, pdf.y, { width, lineGap: 2 })

/** A bold line with its dates at the right, and a soft line below it. */
function entryHead(pdf, { name, below, dates }, x, width, datesWidth) {
  const top = pdf.y
  pdf.font('Helvetica').fontSize(10).fillColor(SOFT).text(dates, x, top, { width, align: 'right' })
  pdf
    .font('Helvetica-Bold')
    .fillColor(INK)
    .text(name, x, top, { width: width - datesWidth })
  pdf.font('Helvetica').fillColor(SOFT).text(below, x, pdf.y, { width })
}

function position(pdf, { title, employer, place, dates, points }, x, width) {
  entryHead(pdf, { name: title, below: `${employer}, ${place}`, dates }, x, width, 120)
  pdf.moveDown(0.2)
  for (const point of points) plain(pdf, `•  ${point}`, x + 6, width - 6)
  pdf.moveDown(0.5)
}

const school = (pdf, { degree, school: name, dates }, x, width) =>
  entryHead(pdf, { name: degree, below: name, dates }, x, width, 90)

function oneColumn(pdf, person) {
  const width = pdf.page.width - 2 * MARGIN
  pdf.font('Helvetica-Bold').fontSize(22).fillColor(INK).text(person.name, MARGIN, MARGIN)
  plain(pdf.moveDown(0.2), person.contact, MARGIN, width)
  heading(pdf, 'Summary', MARGIN, width)
  plain(pdf, person.summary, MARGIN, width)
  heading(pdf, 'Experience', MARGIN, width)
  for (const entry of person.work) position(pdf, entry, MARGIN, width)
  heading(pdf, 'Education', MARGIN, width)
  for (const entry of person.education) school(pdf, entry, MARGIN, width)
  if (person.certifications) {
    heading(pdf, 'Licenses and certifications', MARGIN, width)
    for (const line of person.certifications) plain(pdf, line, MARGIN, width)
  }
  heading(pdf, 'Skills', MARGIN, width)
  plain(pdf, person.skills, MARGIN, width)
  heading(pdf, 'Languages', MARGIN, width)
  plain(pdf, person.languages, MARGIN, width)
}

function sidebar(pdf, person) {
  const side = 168
  const left = MARGIN - 18
  const main = side + 36
  const width = pdf.page.width - main - MARGIN
  pdf.rect(0, 0, side + 8, pdf.page.height).fill('#eef3f1')
  pdf.y = MARGIN + 4
  for (const [title, lines] of [
    ['Contact', person.contact],
    ['Skills', person.skills],
    ['Languages', person.languages],
  ]) {
    heading(pdf, title, left, side - left)
    for (const line of lines) plain(pdf, line, left, side - left + 6)
  }
  pdf.font('Helvetica-Bold').fontSize(22).fillColor(INK).text(person.name, main, MARGIN, { width })
  plain(pdf.moveDown(0.2), person.summary, main, width)
  heading(pdf, 'Work experience', main, width)
  for (const entry of person.work) position(pdf, entry, main, width)
  heading(pdf, 'Education', main, width)
  for (const entry of person.education) school(pdf, entry, main, width)
  pdf
    .fontSize(6)
    .fillColor('#ffffff')
    .text(person.hidden, main, pdf.page.height - 80, { width })
}

const LAYOUTS = { plain: oneColumn, sidebar }

export async function writeSamples(folder) {
  mkdirSync(folder, { recursive: true })
  for (const person of RESUMES) {
    const info = { Title: person.name, Producer: '', Creator: '', CreationDate: MADE }
    const pdf = new PdfDocument({ size: 'LETTER', margin: MARGIN, info })
    const done = finished(pdf.pipe(createWriteStream(join(folder, person.file))))
    LAYOUTS[person.layout](pdf, person)
    pdf.end()
    await done
  }
  for (const { file, text } of POSTINGS) writeFileSync(join(folder, file), text)
}
