// The measures of an RTF's page and of its open row.

import { POINTS_MAX } from '../flow/bounds.js'
import type { Section } from '../flow/types.js'
import { newRow } from './tables.js'

/** Lengths are in twentieths of a point. */
const TWIPS = 20
/** In points: half an inch, the default of office programs. */
const FURNITURE_AT = 36
const COLUMN_GAP = 36

const EDGES = {
  paperw: 'width',
  paperh: 'height',
  margl: 'left',
  margr: 'right',
  margt: 'top',
  margb: 'bottom',
} as const

const isEdge = (word: string): word is keyof typeof EDGES => Object.hasOwn(EDGES, word)

export class Sheet {
  row = newRow()
  private readonly page = { width: 612, height: 792, left: 90, right: 90, top: 72, bottom: 72 }

  /** Returns true when the word belongs to the page or the row. */
  word(word: string, value: number | null): boolean {
    const points = Math.min(POINTS_MAX, Math.max(0, (value ?? 0) / TWIPS))
    if (isEdge(word)) this.page[EDGES[word]] = points
    else if (word === 'trowd') this.row = newRow()
    else if (word === 'trleft') this.row.left = (value ?? 0) / TWIPS
    else if (word === 'cellx') this.row.edges.push(points)
    else if (word.startsWith('clbrdr')) this.row.bordered = true
    else return false
    return true
  }

  section(blocks: Pick<Section, 'blocks' | 'header' | 'footer'>): Section {
    const { width, height, left, right, top, bottom } = this.page
    return {
      paper: -1,
      page: { width, height },
      margin: { top, right, bottom, left },
      headerAt: FURNITURE_AT,
      footerAt: FURNITURE_AT,
      columns: { count: 1, gap: COLUMN_GAP, widths: [] },
      startsPage: true,
      firstHeader: null,
      firstFooter: null,
      ...blocks,
    }
  }
}
