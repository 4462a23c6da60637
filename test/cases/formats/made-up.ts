// Résumés of made-up people as DOCX, in the forms that word processors lead to. The PDF beside each
// is what LibreOffice made of it:  soffice --headless --convert-to pdf NAME.docx
import {
  type DocxParts,
  item,
  makeDocx,
  paragraph,
  row,
  run,
  table,
  textBox,
} from '../../support/make-docx.js'

const PARTS: DocxParts = {
  styles: `
    <w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Liberation Sans" w:hAnsi="Liberation Sans"/><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>
    <w:style w:type="paragraph" w:styleId="Name"><w:rPr><w:b/><w:sz w:val="40"/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="Head"><w:pPr><w:spacing w:before="240" w:after="60"/></w:pPr><w:rPr><w:b/><w:sz w:val="26"/></w:rPr></w:style>`,
  numbering: `
    <w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/>
      <w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
}

const name = (text: string) => paragraph(text, '<w:pStyle w:val="Name"/>')
const head = (text: string) => paragraph(text, '<w:pStyle w:val="Head"/>')
const bold = (text: string) => paragraph(run(text, '<w:b/>'))
const bullet = (text: string) => item(text, '1')
const GAP = '<w:r><w:tab/></w:r>'
/** A pair of texts, the second against the right margin. */
const dated = (what: string, when: string) =>
  paragraph(
    run(what, '<w:b/>') + GAP + run(when),
    '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>',
  )

const plain =
  name('Ines Halloran') +
  paragraph('Bristol, United Kingdom | ines.halloran@example.com | +44 7700 900123') +
  head('Summary') +
  paragraph(
    'Backend engineer with nine years of work on payment systems, who likes small services and long log files.',
  ) +
  head('Experience') +
  dated('Senior Software Engineer, Marlow Payments', 'March 2019 – Present') +
  bullet('Moved settlement from a nightly batch to a stream in Kafka and Java') +
  bullet('Led a team of four engineers') +
  dated('Software Engineer, Fenwick Logistics', 'June 2015 – February 2019') +
  bullet('Wrote the routing service in Python, with PostgreSQL behind it') +
  head('Education') +
  dated('BSc Computer Science, University of Leeds', '2012 – 2015') +
  head('Skills') +
  paragraph('Java, Python, Kafka, PostgreSQL, Docker, Kubernetes')

const sidebar = table(
  [2800, 6200],
  row(
    name('Tomas Arvid') +
      head('Contact') +
      paragraph('tomas.arvid@example.com') +
      paragraph('+46 70 174 06 05') +
      paragraph('Uppsala, Sweden') +
      head('Skills') +
      bullet('Excel') +
      bullet('SAP') +
      bullet('Power BI') +
      head('Languages') +
      paragraph('Swedish') +
      paragraph('English'),
    head('Work experience') +
      bold('Financial Controller') +
      paragraph('Nordvik Shipping AB') +
      paragraph('January 2018 – Present') +
      bullet('Closes the books of six companies every month') +
      bullet('Brought the year-end audit from nine weeks to five') +
      bold('Accountant') +
      paragraph('Lindgren Paper AB') +
      paragraph('August 2013 – December 2017') +
      bullet('Kept ledgers and reported value added tax') +
      head('Education') +
      bold('Master of Science in Business Administration') +
      paragraph('Uppsala University') +
      paragraph('2008 – 2013'),
  ),
)

const rows =
  name('Priya Nambiar') +
  paragraph('priya.nambiar@example.com, +91 98450 12345, Kochi, India') +
  head('Work Experience') +
  bold('Staff Nurse, Lakeview Hospital') +
  paragraph('May 2016 – April 2022') +
  bullet('Looked after patients on a ward of thirty beds') +
  bullet('Trained new nurses in wound care') +
  head('Education') +
  table(
    [2600, 4000, 2400],
    row(bold('Degree'), bold('Institution'), bold('Year')),
    row(paragraph('BSc Nursing'), paragraph('Malabar College of Nursing'), paragraph('2015')),
    row(paragraph('MSc Nursing'), paragraph('Kerala University'), paragraph('2018')),
  ) +
  head('Skills') +
  paragraph('Patient care, wound care, triage, medication administration')

const boxes =
  textBox(
    name('Jonas Ferreira') +
      paragraph('jonas.ferreira@example.com') +
      paragraph('Porto, Portugal') +
      head('Skills') +
      paragraph('Figma') +
      paragraph('Illustrator') +
      paragraph('HTML') +
      paragraph('CSS'),
    { x: 40, y: 50, width: 170, height: 300 },
  ) +
  textBox(
    head('Experience') +
      bold('Product Designer') +
      paragraph('Casa Verde Studio, 2017 – 2023') +
      paragraph('Designed the booking pages of three hotel chains.') +
      bold('Graphic Designer') +
      paragraph('Ribeira Press, 2012 – 2017') +
      paragraph('Set books and posters for small publishers.') +
      head('Education') +
      bold('Bachelor of Arts in Design') +
      paragraph('University of Porto, 2009 – 2012'),
    { x: 240, y: 50, width: 310, height: 500 },
  )

export const MADE_UP: Readonly<Record<string, Buffer>> = {
  plain: makeDocx(plain, PARTS),
  sidebar: makeDocx(sidebar, PARTS),
  rows: makeDocx(rows, PARTS),
  boxes: makeDocx(boxes, PARTS),
}
