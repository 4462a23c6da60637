// Cost of lines in reading order beside raw PDFium character extraction and pdfjs-dist, on the same
// files in one run: node bench/documents.mjs DIR [--files N] [--rounds N]
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { pdfium, withDocument } from '../dist/documents/pdf/pdfium.js'
import { openPdfium, readPdf } from '../dist/documents/pdf/read-pdf.js'
import { layoutDocument } from '../dist/layout/layout-document.js'

/** Allowed cost of ours, as a multiple of each rival's CPU. */
const ALLOWED = { 'raw PDFium': 1.5, 'pdfjs-dist with fonts': 1 / 3 }

function parseArguments(argv) {
  const options = { folder: '', files: 60, rounds: 3, cold: '' }
  for (let index = 0; index < argv.length; index++) {
    if (argv[index] === '--files') options.files = Number(argv[++index])
    else if (argv[index] === '--rounds') options.rounds = Number(argv[++index])
    else if (argv[index] === '--cold') options.cold = argv[++index]
    else options.folder = argv[index]
  }
  return options
}

/** The least that a reader can ask of PDFium: every character and its box. */
function rawCharacters(bytes) {
  return withDocument(bytes, (document) => {
    const { call, scratch } = pdfium()
    const pages = call.FPDF_GetPageCount(document)
    let characters = 0
    for (let index = 0; index < pages; index++) {
      const page = call.FPDF_LoadPage(document, index)
      const text = call.FPDFText_LoadPage(page)
      const count = call.FPDFText_CountChars(text)
      for (let at = 0; at < count; at++) {
        call.FPDFText_GetUnicode(text, at)
        call.FPDFText_GetLooseCharBox(text, at, scratch)
      }
      characters += count
      call.FPDFText_ClosePage(text)
      call.FPDF_ClosePage(page)
    }
    return { pages, characters }
  })
}

/** pdf.js with what our lines carry too: fonts and colours come with the operator list only. */
async function pdfjsText(bytes) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false })
  const document = await task.promise
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    await page.getOperatorList()
    await page.getTextContent()
  }
  await task.destroy()
}

async function pdfjsTextAlone(bytes) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false })
  const document = await task.promise
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    await page.getTextContent()
  }
  await task.destroy()
}

const READERS = {
  'raw PDFium': async (bytes) => {
    await openPdfium()
    return rawCharacters(bytes)
  },
  'lines in reading order': async (bytes) => {
    await openPdfium()
    return layoutDocument(readPdf(bytes))
  },
  'pdfjs-dist, text alone': pdfjsTextAlone,
  'pdfjs-dist with fonts': pdfjsText,
}

async function measure(read, bytes) {
  const cpu = process.cpuUsage()
  const start = performance.now()
  await read(bytes)
  const { user, system } = process.cpuUsage(cpu)
  return { ms: performance.now() - start, cpu: (user + system) / 1000 }
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1]

/** Every reader reads all files once to warm up, then in turns; a reader's cost is its median round. */
async function warm(files, rounds) {
  const samples = Object.fromEntries(Object.keys(READERS).map((name) => [name, []]))
  let pages = 0
  for (const bytes of files) pages += (await READERS['raw PDFium'](bytes)).pages
  for (let round = 0; round <= rounds; round++) {
    for (const [name, read] of Object.entries(READERS)) {
      const total = { ms: 0, cpu: 0 }
      for (const bytes of files) {
        const { ms, cpu } = await measure(read, bytes)
        total.ms += ms
        total.cpu += cpu
      }
      if (round > 0) samples[name].push(total)
    }
  }
  const totals = Object.entries(samples).map(([name, list]) => [
    name,
    { ms: median(list.map(({ ms }) => ms)), cpu: median(list.map(({ cpu }) => cpu)) },
  ])
  return { totals: Object.fromEntries(totals), pages }
}

/** One reader on one file in a process of its own: loading included. */
function cold(path) {
  for (const name of Object.keys(READERS)) {
    const output = execFileSync(
      process.execPath,
      [fileURLToPath(import.meta.url), path, '--cold', name],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    )
    console.log(`  ${name.padEnd(24)} ${output.trim()}`)
  }
}

const options = parseArguments(process.argv.slice(2))
if (options.cold) {
  const { ms, cpu } = await measure(
    READERS[options.cold],
    new Uint8Array(readFileSync(options.folder)),
  )
  console.log(`${ms.toFixed(1)} ms, ${cpu.toFixed(1)} ms CPU`)
} else {
  const names = readdirSync(options.folder).filter((name) => name.endsWith('.pdf'))
  const paths = names.slice(0, options.files).map((name) => join(options.folder, name))
  console.log('cold, first file, own process:')
  cold(paths[0])
  const { totals, pages } = await warm(
    paths.map((path) => new Uint8Array(readFileSync(path))),
    options.rounds,
  )
  console.log(`warm, a page, ${paths.length} files, ${pages} pages, median of ${options.rounds}:`)
  for (const [name, { ms, cpu }] of Object.entries(totals)) {
    console.log(
      `  ${name.padEnd(24)} ${(ms / pages).toFixed(2)} ms, ${(cpu / pages).toFixed(2)} ms CPU`,
    )
  }
  const ours = totals['lines in reading order'].cpu
  for (const [name, allowed] of Object.entries(ALLOWED)) {
    const ratio = ours / totals[name].cpu
    console.log(`ours / ${name}: ${ratio.toFixed(2)} (at most ${allowed.toFixed(2)})`)
    if (ratio > allowed) process.exitCode = 1
  }
}
