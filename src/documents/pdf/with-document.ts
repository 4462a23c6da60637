// Opens a PDF for as long as one function runs.
import { RolecallError } from '../../runtime/errors.js'
import { dropPdfium, forgetDocument, pdfium } from './pdfium.js'

/** The name in PDFium's header. */
const FPDF_ERR_PASSWORD = 4
/** How much of a crash's message goes into the log. */
const INTERNAL_CHARS_MAX = 200
/** WASM memory never shrinks: a module that has grown beyond this is dropped after the document. */
const KEPT_BYTES_MAX = 64 * 1024 * 1024

/** Opens the document, runs the function, and always closes the document. */
export function withDocument<T>(bytes: Uint8Array, use: (document: number) => T): T {
  const { call, ...lib } = pdfium()
  if (bytes.length === 0) throw new RolecallError('parse_failed', 'The PDF is empty (0 bytes).')
  let data = 0
  let document = 0
  try {
    data = call.malloc(bytes.length)
    if (!data) throw new RolecallError('parse_failed', TOO_LARGE)
    lib.bytes().set(bytes, data)
    document = call.FPDF_LoadMemDocument(data, bytes.length, 0)
    if (!document) throw loadError(call.FPDF_GetLastError())
    const result = use(document)
    call.FPDF_CloseDocument(document)
    call.free(data)
    forgetDocument({ call })
    if (lib.bytes().length > KEPT_BYTES_MAX) dropPdfium()
    return result
  } catch (error) {
    if (!(error instanceof RolecallError)) {
      dropPdfium()
      throw new RolecallError('parse_failed', TOO_LARGE, {
        internal: String(error).slice(0, INTERNAL_CHARS_MAX),
      })
    }
    if (document) call.FPDF_CloseDocument(document)
    if (data) call.free(data)
    forgetDocument({ call })
    throw error
  }
}

const TOO_LARGE =
  'The PDF could not be read: it is damaged, or unpacking it needs more memory than is allowed. Save it again from the program that made it.'

function loadError(code: number): RolecallError {
  if (code === FPDF_ERR_PASSWORD) {
    return new RolecallError(
      'parse_failed',
      'The PDF is encrypted and needs a password. Send a copy without password protection.',
    )
  }
  return new RolecallError(
    'parse_failed',
    'The PDF is damaged and cannot be opened. Save or export it again, or send the text instead.',
    { internal: `pdfium error ${code}` },
  )
}
