// Draws the PDF cases: `node test/cases/resumes/make-pdfs.mjs`. The people are made up; the layouts
// are those that résumés come in. The output is committed, so that the suite needs no drawing.
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import { drawRows, drawTable, FACES, icon, PAGE, page, pen, RIGHT } from './pen.mjs'

const ROOT = new URL('./', import.meta.url)
/** A fixed day keeps the bytes the same from run to run. */
const DRAWN = new Date('2025-01-01T00:00:00Z')

/** @type {Record<string, (doc: import('./pen.mjs').Doc) => void>} */
const CASES = {
  'pdf-right-dates': (doc) => {
    page(doc)
      .text('Isabel Fontanelle', { face: 'bold', size: 22 })
      .gap(12)
      .text('San Diego, CA  |  (619) 555-0147  |  isabel.fontanelle@example.com')
      .heading('EXPERIENCE')
      .pair('Product Designer', 'April 2020 – Present', { face: 'bold' })
      .text('Mooring Software, San Diego, CA', { face: 'italic' })
      .bullets([
        'Design the onboarding of a scheduling product used by 40,000 people, from first sketch to the finished screens that engineers build from',
        'Run a usability test every second week',
      ])
      .gap()
      .pair('Graphic Designer', 'June 2016 – March 2020', { face: 'bold' })
      .text('Sandpiper Creative, Los Angeles, CA', { face: 'italic' })
      .bullets(['Made logos, packaging and websites for local businesses'])
      .heading('EDUCATION')
      .pair('BFA in Graphic Design', '2016', { face: 'bold' })
      .text('California College of the Arts', { face: 'italic' })
      .heading('SKILLS')
      .text('Figma, Sketch, Adobe Illustrator, User research, Prototyping')
  },

  'pdf-sidebar-left': (doc) => {
    doc.rect(0, 0, 190, PAGE.height).fill('#22384f')
    const white = { color: 'white' }
    pen(doc, { x: 25, y: 60, width: 150 })
      .text('CONTACT', { face: 'bold', size: 12, ...white })
      .gap()
      .text('Denver, CO', white)
      .text('303-555-0182', white)
      .text('kofi.brandt@example.com', white)
      .gap(20)
      .text('SKILLS', { face: 'bold', size: 12, ...white })
      .gap()
      .text('Java', white)
      .text('Spring Boot', white)
      .text('PostgreSQL', white)
      .text('Kafka', white)
      .gap(20)
      .text('LANGUAGES', { face: 'bold', size: 12, ...white })
      .gap()
      .text('English', white)
      .text('German', white)
    pen(doc, { x: 215, y: 55, width: 330 })
      .text('Kofi Brandt', { face: 'bold', size: 24 })
      .gap(12)
      .text('Software Engineer', { size: 13, color: '#336699' })
      .heading('PROFILE')
      .text('Engineer with eight years of experience in payment systems, who likes small services and clear contracts between them.')
      .heading('WORK EXPERIENCE')
      .text('Senior Software Engineer', { face: 'bold' })
      .text('Alpine Ledger Inc. | May 2021 – Present')
      .bullets(['Lead the settlement service', 'Cut failed payouts by half'])
      .gap()
      .text('Software Engineer', { face: 'bold' })
      .text('Frontier Checkout | July 2017 – April 2021')
      .bullets(['Built the merchant portal and its reports'])
      .heading('EDUCATION')
      .text('BS in Computer Science', { face: 'bold' })
      .text('University of Colorado Boulder | 2017')
  },

  'pdf-sidebar-right': (doc) => {
    page(doc)
      .text('AMELIA ROTHWELL', { face: 'bold', size: 22 })
      .gap(10)
      .text('Marketing Manager', { size: 12, color: '#884400' })
    pen(doc, { x: 50, y: 110, width: 320 })
      .heading('Experience')
      .text('Marketing Manager', { face: 'bold' })
      .text('Greenlane Bicycles Ltd, Bristol')
      .text('03/2019 – present', { face: 'italic' })
      .bullets(['Plan campaigns for eleven shops', 'Manage two executives and an agency'])
      .gap()
      .text('Marketing Executive', { face: 'bold' })
      .text('Avonmouth Brewery, Bristol')
      .text('09/2015 – 02/2019', { face: 'italic' })
      .bullets(['Wrote the newsletter and ran the taproom events'])
      .heading('Education')
      .text('BA (Hons) Marketing', { face: 'bold' })
      .text('University of the West of England')
      .text('2012 – 2015', { face: 'italic' })
    pen(doc, { x: 400, y: 110, width: 150 })
      .heading('Contact')
      .text('Bristol, UK')
      .text('+44 117 496 0155')
      .text('amelia.rothwell@example.co.uk', { size: 9 })
      .heading('Skills')
      .text('SEO')
      .text('Google Ads')
      .text('Copywriting')
      .heading('Languages')
      .text('English')
      .text('French')
  },

  'pdf-date-column': (doc) => {
    const y0 = page(doc)
      .text('Lebenslauf', { face: 'bold', size: 18 })
      .gap(12)
      .text('Matthias Eulenfeld', { face: 'bold', size: 14 })
      .gap(4)
      .text('Musterallee 7, 50667 Köln')
      .text('matthias.eulenfeld@example.de')
      .heading('Berufserfahrung').y
    /** @type {[dates: string, title: string, ...rest: string[]][]} */
    const rows = [
      ['04/2018 – heute', 'Bauingenieur', 'Rheinbrück Ingenieure GmbH, Köln', 'Statik von Brücken und Hallen'],
      ['10/2014 – 03/2018', 'Junior-Bauleiter', 'Kranich Hochbau AG, Bonn', 'Bauüberwachung von Wohnbauten'],
    ]
    const next = drawRows(doc, rows, y0)
    const y1 = pen(doc, { x: PAGE.margin, y: next, width: RIGHT - PAGE.margin }).heading('Ausbildung').y
    const after = drawRows(
      doc,
      [['10/2008 – 09/2014', 'Diplom Bauingenieurwesen', 'RWTH Aachen']],
      y1,
    )
    pen(doc, { x: PAGE.margin, y: after, width: RIGHT - PAGE.margin })
      .heading('Sprachen')
      .text('Deutsch (Muttersprache), Englisch (fließend)')
  },

  'pdf-letter-spaced-headings': (doc) => {
    const spaced = { spacing: 4 }
    page(doc)
      .text('NOELLE ABERNATHY', { face: 'bold', size: 20, spacing: 6, align: 'center' })
      .gap(10)
      .text('Atlanta, GA  •  404-555-0139  •  noelle.abernathy@example.com', { align: 'center' })
      .heading('SUMMARY', spaced)
      .text('Human resources generalist with a calm manner and nine years in manufacturing.')
      .heading('EXPERIENCE', spaced)
      .pair('Human Resources Generalist', '06/2019 – Present', { face: 'bold' })
      .text('Peachtree Valve Company, Atlanta, GA')
      .bullets(['Handle leave, benefits and onboarding for 310 employees'])
      .gap()
      .pair('HR Assistant', '01/2016 – 05/2019', { face: 'bold' })
      .text('Dogwood Textiles, Macon, GA')
      .bullets(['Kept personnel files and scheduled interviews'])
      .heading('EDUCATION', spaced)
      .pair('Bachelor of Business Administration', '2015', { face: 'bold' })
      .text('Georgia State University')
      .heading('SKILLS', spaced)
      .text('Onboarding, Payroll, Employee relations, ADP')
  },

  'pdf-two-columns': (doc) => {
    page(doc)
      .text('Julian Castellane', { face: 'bold', size: 20, align: 'center' })
      .gap(8)
      .text('Miami, FL | 305-555-0161 | julian.castellane@example.com', { align: 'center' })
    pen(doc, { x: 50, y: 110, width: 235 })
      .heading('EXPERIENCE')
      .text('Executive Chef', { face: 'bold' })
      .text('Coral Table Restaurant')
      .text('Jan 2019 – Present', { face: 'italic' })
      .bullets(['Lead a kitchen of fourteen', 'Hold food cost under 29%'])
      .gap()
      .text('Sous Chef', { face: 'bold' })
      .text('Palmetto Grand Hotel')
      .text('Mar 2014 – Dec 2018', { face: 'italic' })
      .bullets(['Ran banquets for up to 600 guests'])
    pen(doc, { x: 315, y: 110, width: 230 })
      .heading('EDUCATION')
      .text('Associate Degree in Culinary Arts', { face: 'bold' })
      .text('Miami Dade College')
      .text('2013', { face: 'italic' })
      .heading('SKILLS')
      .bullets(['Menu planning', 'Food safety', 'Inventory management'])
      .heading('LANGUAGES')
      .text('English, Spanish')
  },

  'pdf-icons-and-links': (doc) => {
    page(doc).text('Sunniva Hargreave', { face: 'bold', size: 22 })
    /** @type {[text: string, link: string | null][]} */
    const contacts = [
      ['Portland, OR', null],
      ['503-555-0174', 'tel:+15035550174'],
      ['sunniva.hargreave@example.com', 'mailto:sunniva.hargreave@example.com'],
      ['LinkedIn', 'https://www.linkedin.com/in/sunnivahargreave'],
      ['GitHub', 'https://github.com/sunnivah'],
    ]
    doc.fontSize(9).font(FACES.plain)
    let x = PAGE.margin
    for (const [text, link] of contacts) {
      icon(doc, x, 84)
      doc.fillColor('black').text(text, x + 12, 84, { lineBreak: false, link })
      x += doc.widthOfString(text) + 32
    }
    pen(doc, { x: PAGE.margin, y: 105, width: RIGHT - PAGE.margin })
      .heading('Experience', { color: '#336699' })
      .pair('Trillium Robotics', 'Sep 2020 – Present', { face: 'bold' })
      .text('Machine Learning Engineer', { face: 'italic' })
      .bullets(['Train grasping models in PyTorch', 'Keep 60 robots up to date'])
      .gap()
      .pair('Cascadia Maps', 'Jul 2017 – Aug 2020', { face: 'bold' })
      .text('Data Scientist', { face: 'italic' })
      .bullets(['Predicted traffic with gradient boosting'])
      .heading('Education', { color: '#336699' })
      .pair('Oregon State University', '2017', { face: 'bold' })
      .text('Master of Science in Computer Science', { face: 'italic' })
      .heading('Skills', { color: '#336699' })
      .text('Python, PyTorch, SQL, Docker')
  },

  'pdf-education-table': (doc) => {
    const y = page(doc)
      .text('VIKRAM SATHAYE', { face: 'bold', size: 16 })
      .gap(6)
      .text('Mobile: +91 98230 45678   Email: vikram.sathaye@example.in')
      .text('Nagpur, Maharashtra, India')
      .heading('WORK EXPERIENCE')
      .text('Site Supervisor, Narmada Infra Projects Pvt. Ltd., Nagpur', { face: 'bold' })
      .text('June 2018 – Present')
      .bullets(['Supervision of concrete and masonry work', 'Daily progress reports'])
      .heading('ACADEMIC QUALIFICATION').y
    drawTable(doc, y, [150, 190, 70, 85], [
      ['Degree', 'Institute', 'Year', 'Percentage'],
      ['B.E. Civil Engineering', 'Nagpur University', '2018', '64%'],
      ['HSC', 'Sample Junior College', '2014', '71%'],
      ['SSC', 'Sample High School', '2012', '78%'],
    ])
    pen(doc, { x: PAGE.margin, y: y + 90, width: RIGHT - PAGE.margin })
      .heading('SKILLS')
      .text('AutoCAD, MS Project, Surveying')
      .heading('LANGUAGES KNOWN')
      .text('English, Hindi, Marathi')
  },

  'pdf-academic-two-pages': (doc) => {
    page(doc)
      .text('Curriculum Vitae', { align: 'center', size: 12 })
      .text('Anselm Thorvaldsen', { face: 'bold', size: 18, align: 'center' })
      .gap(8)
      .text('Ottawa, Ontario, Canada', { align: 'center' })
      .text('anselm.thorvaldsen@example.ca', { align: 'center' })
      .heading('Academic Positions')
      .pair('Associate Professor of Physics, Carleton University', 'Jul 2016 – present')
      .pair('Assistant Professor of Physics, Carleton University', 'Jul 2010 – Jun 2016')
      .heading('Education')
      .pair('PhD in Physics, McGill University', '2008')
      .pair('BSc in Physics, Queen’s University', '2003')
      .heading('Awards')
      .pair('Sample Prize for Early Career Research', '2013')
    doc.addPage()
    page(doc)
      .heading('Publications')
      .text('A. Thorvaldsen, J. Sample. Noise in cold atom clocks. Imaginary Physics Letters 12 (2019) 100–112.')
      .text('A. Thorvaldsen. Clocks and gravity. Journal of Made-Up Optics 4 (2014) 1–19.')
      .heading('Languages')
      .text('English, French')
  },

  'pdf-several-positions': (doc) => {
    page(doc)
      .text('Carmen Villaseca', { face: 'bold', size: 20 })
      .gap(10)
      .text('Phoenix, AZ | 602-555-0128 | carmen.villaseca@example.com')
      .heading('Professional Experience')
      .pair('Copper State Credit Union', 'Phoenix, AZ', { face: 'bold' })
      .pair('Branch Manager', 'Feb 2020 – Present', { face: 'italic' })
      .bullets(['Lead a branch with eighteen staff', 'Opened a second location in Mesa'])
      .pair('Assistant Branch Manager', 'Aug 2016 – Jan 2020', { face: 'italic' })
      .bullets(['Coached tellers and checked cash controls'])
      .pair('Teller', 'May 2013 – Jul 2016', { face: 'italic' })
      .bullets(['Served up to 120 members a day'])
      .heading('Education')
      .pair('Arizona State University', '2013', { face: 'bold' })
      .text('Bachelor of Science in Finance')
      .heading('Skills')
      .text('Cash management, Customer service, Salesforce')
  },
}

for (const [slug, draw] of Object.entries(CASES)) {
  const folder = new URL(`${slug}/`, ROOT)
  await mkdir(folder, { recursive: true })
  const doc = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: PAGE.margin, info: { CreationDate: DRAWN } })
  const file = doc.pipe(createWriteStream(new URL('source.pdf', folder)))
  draw(doc)
  doc.end()
  await finished(file)
}
