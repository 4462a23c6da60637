// Makes the PDFs of this folder anew from sources/*.html with the programs that are installed
// (chromium, soffice, gs): node test/cases/documents/pdf/make-pdfs.mjs
// Another version of a program may lay a page out differently; read the lines before keeping them.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
/** @param {string} name */
const source = (name) => join(folder, 'sources', `${name}.html`)
/**
 * @param {string} name
 * @param {string} producer
 */
const target = (name, producer) => join(folder, `${name}.${producer}.pdf`)
/** @type {import('node:child_process').ExecFileSyncOptions} */
const quiet = { stdio: 'ignore', timeout: 120_000 }

/** @param {string} name */
const browser = (name) =>
  execFileSync(
    'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--no-pdf-header-footer',
      `--print-to-pdf=${target(name, 'chromium')}`,
      source(name),
    ],
    quiet,
  )

/** @param {string} name */
const office = (name) => {
  const out = mkdtempSync(join(tmpdir(), 'pdf-cases-'))
  const filters = ['--infilter=HTML (StarWriter)', '--convert-to', 'pdf:writer_pdf_Export']
  execFileSync('soffice', ['--headless', ...filters, '--outdir', out, source(name)], quiet)
  copyFileSync(join(out, `${name}.pdf`), target(name, 'libreoffice'))
  rmSync(out, { recursive: true })
}

/** @param {string} name */
const distill = (name) =>
  execFileSync(
    'gs',
    [
      '-q',
      '-dNOPAUSE',
      '-dBATCH',
      '-sDEVICE=pdfwrite',
      `-sOutputFile=${target(name, 'ghostscript')}`,
      target(name, 'chromium'),
    ],
    quiet,
  )

for (const name of ['one-column', 'two-column', 'sidebar-left', 'sidebar-right', 'tables']) {
  browser(name)
}
for (const name of ['two-column', 'sidebar-left']) distill(name)
office('office')
