// The work of the ranking page: a few résumés at a time, as fast as the account's limits allow.
import { callMain } from '../lib/api'
import { ApiError } from '../lib/http'
import { patiently } from '../lib/patience'
import { documentInput, FILE_BYTES_MAX, type Source, sourceOfFile } from '../lib/source'
import { errorText, troubleOf } from '../lib/trouble'
import type { ReadCandidate, ReadMatch, ReadRole } from '../lib/types'
import { T } from '../texts'
import { changeRow, EMPTY, FILES_MAX, isOver, type Row, rankStore, UNREAD } from './state'

/** As many as a small server can answer at once. */
const AT_ONCE = 3
/** Errors after which no later file would succeed either, until somebody does something. */
const FINAL = new Set(['insufficient_credits', 'signed_out', 'unreachable'])

let controller = new AbortController()

async function matchFile(file: File, role: object, signal: AbortSignal) {
  if (file.size > FILE_BYTES_MAX) throw new ApiError('too_large', T.errors.tooLarge, 400, 0)
  const body = documentInput(await sourceOfFile(file))
  const parsed = await patiently(
    () => callMain<ReadCandidate>('/parse/resume?include=evidence', { body, signal }),
    signal,
  )
  const { evidence, ...candidate } = parsed.data
  const matched = await patiently(
    () =>
      callMain<ReadMatch>('/match?include=evidence', {
        body: { candidate, role, explain: true },
        signal,
      }),
    signal,
  )
  return { candidate, lines: evidence.lines, match: matched.data }
}

async function workOn(row: Row, role: object, signal: AbortSignal): Promise<void> {
  changeRow(row.number, { status: 'running' })
  try {
    const result = await matchFile(row.file, role, signal)
    changeRow(row.number, { status: 'ready', ...result })
  } catch (error) {
    if (signal.aborted) return changeRow(row.number, { status: 'waiting' })
    if (error instanceof ApiError && FINAL.has(error.code)) {
      // It is not the file's fault: it waits until somebody goes on.
      changeRow(row.number, { status: 'waiting' })
      rankStore.set({ notice: errorText(error) })
      cancel()
    } else changeRow(row.number, { status: 'failed', error: troubleOf(error) })
  }
}

export async function start(): Promise<void> {
  const { role, work, rows } = rankStore.get()
  if (!role || work === 'running' || rows.every(isOver)) return
  controller = new AbortController()
  const { signal } = controller
  const { evidence: _left, ...plainRole } = role.data
  rankStore.set({
    work: 'running',
    notice: null,
    startedAt: Date.now(),
    doneAtStart: rows.filter(isOver).length,
  })
  const next = (): Row | undefined =>
    signal.aborted ? undefined : rankStore.get().rows.find(({ status }) => status === 'waiting')
  const lane = async (): Promise<void> => {
    for (let row = next(); row; row = next()) await workOn(row, plainRole, signal)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  rankStore.set({ work: signal.aborted ? 'stopped' : 'idle' })
}

export function cancel(): void {
  controller.abort()
}

export function addFiles(files: readonly File[]): void {
  const { rows } = rankStore.get()
  const taken = files.slice(0, FILES_MAX - rows.length)
  const added = taken.map((file, index): Row => {
    const number = rows.length + index + 1
    return { number, file, ...UNREAD }
  })
  const notice = taken.length < files.length ? T.rank.tooMany(FILES_MAX) : null
  rankStore.set({ rows: [...rows, ...added], notice })
  void start()
}

/** Reads the files again that failed because of the moment. */
export function tryFailedAgain(): void {
  const { rows } = rankStore.get()
  rankStore.set({
    rows: rows.map((row) =>
      row.error?.mayPass ? { ...row, status: 'waiting', error: null } : row,
    ),
  })
  void start()
}

export async function givePosting(posting: Source): Promise<void> {
  rankStore.set({ posting, postingStatus: 'running', postingError: null, role: null })
  try {
    const body = documentInput(posting)
    const role = await callMain<ReadRole>('/parse/jd?include=evidence', { body })
    rankStore.set({ role, postingStatus: 'ready', musts: [], compared: [], opened: null })
    void start()
  } catch (error) {
    rankStore.set({ postingStatus: 'failed', postingError: errorText(error), posting: null })
  }
}

/** With a new posting everything runs again; the files stay. */
export function changePosting(): void {
  cancel()
  const rows = rankStore.get().rows.map((row): Row => ({ ...row, ...UNREAD }))
  const { hideNames } = rankStore.get()
  rankStore.set({ ...EMPTY, rows, hideNames })
}

export function clearFiles(): void {
  cancel()
  rankStore.set({ rows: [], compared: [], opened: null, work: 'idle', notice: null })
}
