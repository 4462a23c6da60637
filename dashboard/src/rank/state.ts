// The state of the ranking page: one posting, many résumés, and how far the work is.
import type { Answer } from '../lib/http'
import type { Source } from '../lib/source'
import { createStore, useStore } from '../lib/store'
import type { Trouble } from '../lib/trouble'
import type { Candidate, DocumentLine, ReadMatch, ReadRole } from '../lib/types'

export const FILES_MAX = 200

export interface Row {
  /** Counts from 1 in the order of the files; it names a candidate whose name is hidden. */
  number: number
  file: File
  status: 'waiting' | 'running' | 'ready' | 'failed'
  error: Trouble | null
  candidate: Candidate | null
  /** What the server read in the file. */
  lines: readonly DocumentLine[]
  match: ReadMatch | null
}

export const UNREAD = {
  status: 'waiting',
  error: null,
  candidate: null,
  lines: [],
  match: null,
} as const

export interface RankState {
  posting: Source | null
  role: Answer<ReadRole> | null
  postingStatus: 'empty' | 'running' | 'ready' | 'failed'
  postingError: string | null
  rows: Row[]
  /** Why some files were refused. */
  notice: string | null
  work: 'idle' | 'running' | 'stopped'
  startedAt: number
  doneAtStart: number
  hideNames: boolean
  musts: readonly string[]
  compared: readonly number[]
  /** The candidate whose details are open. */
  opened: number | null
}

export const EMPTY: RankState = {
  posting: null,
  role: null,
  postingStatus: 'empty',
  postingError: null,
  rows: [],
  notice: null,
  work: 'idle',
  startedAt: 0,
  doneAtStart: 0,
  hideNames: false,
  musts: [],
  compared: [],
  opened: null,
}

export const rankStore = createStore<RankState>(EMPTY)
export const useRank = <R>(pick: (state: RankState) => R): R => useStore(rankStore, pick)

export function changeRow(number: number, change: Partial<Row>): void {
  const rows = rankStore
    .get()
    .rows.map((row) => (row.number === number ? { ...row, ...change } : row))
  rankStore.set({ rows })
}

export const isOver = ({ status }: Row): boolean => status === 'ready' || status === 'failed'
