// The PDFium module of this thread: loaded once, and loaded again after a document has crashed it.
import { init } from '@embedpdf/pdfium'
import { wasm } from '../../runtime/web-assembly.js'
import { pdfiumCode } from './pdfium-code.js'

type Native = (...parameters: number[]) => number

/**
 * The functions that we call. Calls go straight to the WASM exports: wrappers would cost more for
 * each character than the work itself.
 */
const NATIVE_NAMES = [
  'malloc',
  'free',
  'PDFiumExt_Init',
  'FPDF_DestroyLibrary',
  'FPDF_LoadMemDocument',
  'FPDF_CloseDocument',
  'FPDF_GetLastError',
  'FPDF_GetPageCount',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageBoundingBox',
  'FPDF_RenderPageBitmap',
  'FPDFPage_GetRotation',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_GetClipPath',
  'FPDFClipPath_CountPaths',
  'FPDFClipPath_CountPathSegments',
  'FPDFClipPath_GetPathSegment',
  'FPDFPathSegment_GetPoint',
  'FPDFPageObj_SetIsActive',
  'FPDFPageObj_HasTransparency',
  'FPDFPageObj_CountMarks',
  'FPDFPageObj_GetMark',
  'FPDFPageObjMark_GetName',
  'FPDFPage_GetAnnotCount',
  'FPDFPage_GetAnnot',
  'FPDFPage_CloseAnnot',
  'FPDFAnnot_GetSubtype',
  'FPDFAnnot_GetRect',
  'FPDFAnnot_HasKey',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_GetStrokeColor',
  'FPDFPageObj_SetFillColor',
  'FPDFPath_GetDrawMode',
  'FPDFPath_CountSegments',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_IsGenerated',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharBox',
  'FPDFText_GetTextObject',
  'FPDFText_GetMatrix',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetFontSize',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFTextObj_SetTextRenderMode',
  'FPDFFont_GetBaseFontName',
  'FPDFFont_GetFlags',
  'FPDFFont_GetWeight',
  'FPDFFont_GetItalicAngle',
  'FPDFLink_Enumerate',
  'FPDFLink_GetAction',
  'FPDFLink_GetAnnotRect',
  'FPDFAction_GetType',
  'FPDFAction_GetURIPath',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_Destroy',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_GetBuffer',
  'FPDFBitmap_GetStride',
] as const

export type NativeName = (typeof NATIVE_NAMES)[number]

export interface Pdfium {
  call: Record<NativeName, Native>
  /** Scratch space for out parameters, SCRATCH_BYTES long. */
  scratch: number
  /** Views of the current memory. The memory moves when it grows, so ask again after every call. */
  bytes(): Uint8Array
  floats(): Float32Array
  words(): Uint32Array
}

/** Room for the longest text that is asked for: the target of a link, at 2,000 characters. */
export const SCRATCH_BYTES = 4096

/** Writes a name of plain letters into the scratch space, as a C string. */
export function writeName({ bytes, scratch }: Pdfium, name: string): void {
  const memory = bytes()
  for (let index = 0; index < name.length; index++) memory[scratch + index] = name.charCodeAt(index)
  memory[scratch + name.length] = 0
}

let loaded: Pdfium | null = null

/** Loads PDFium into this thread unless it is loaded. Call it before each document. */
export async function openPdfium(): Promise<void> {
  loaded ??= await load()
}

/** The module of this thread. */
export function pdfium(): Pdfium {
  if (!loaded) throw new Error('openPdfium() has not been awaited in this thread')
  return loaded
}

/**
 * Makes PDFium forget what it keeps from one document to the next, such as fonts. Without this,
 * answers depended on what was read before: after certain scans, letters of another document were a
 * few hundredths of a point wider. The cost is too small to measure.
 */
export function forgetDocument({ call }: Pick<Pdfium, 'call'>): void {
  call.FPDF_DestroyLibrary()
  call.PDFiumExt_Init()
}

/** Drops a module that aborted or has grown too large; the next openPdfium loads a new one. */
export function dropPdfium(): void {
  loaded = null
}

async function load(): Promise<Pdfium> {
  const module = await init({
    instantiateWasm: (imports: object, done: (instance: object) => object) =>
      done(new wasm.Instance(pdfiumCode(), imports)),
    // What PDFium prints about a document must not reach our logs.
    print: () => {},
    printErr: () => {},
  } as Parameters<typeof init>[0])
  module.PDFiumExt_Init()
  const exported = module.pdfium.wasmExports as unknown as Record<string, Native | undefined>
  const call = {} as Record<NativeName, Native>
  for (const name of NATIVE_NAMES) {
    const native = exported[name]
    if (!native) throw new Error(`PDFium lacks ${name}`)
    call[name] = native
  }
  const { memory } = module.pdfium.wasmExports as unknown as { memory: { buffer: ArrayBuffer } }
  return { call, scratch: call.malloc(SCRATCH_BYTES), ...memoryViews(memory) }
}

/** Views that are made again when the memory has grown. */
function memoryViews(memory: { buffer: ArrayBuffer }): Pick<Pdfium, 'bytes' | 'floats' | 'words'> {
  let bytes = new Uint8Array(memory.buffer)
  let floats = new Float32Array(memory.buffer)
  let words = new Uint32Array(memory.buffer)
  const refresh = () => {
    // Growing detaches the old buffer, and its views become empty.
    if (bytes.length > 0) return
    const { buffer } = memory
    bytes = new Uint8Array(buffer)
    floats = new Float32Array(buffer)
    words = new Uint32Array(buffer)
  }
  return {
    bytes: () => {
      refresh()
      return bytes
    },
    floats: () => {
      refresh()
      return floats
    },
    words: () => {
      refresh()
      return words
    },
  }
}
