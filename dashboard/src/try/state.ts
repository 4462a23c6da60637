// The state of the home page: two documents, what was read in them, and which place is lit.
import type { Answer } from '../lib/http'
import type { Source } from '../lib/source'
import { createStore, useStore } from '../lib/store'
import type { Trouble } from '../lib/trouble'
import type { Box, ReadCandidate, ReadMatch, ReadRole, RedactionResult } from '../lib/types'

export type Side = 'resume' | 'posting'
export type Tab = 'parsed' | 'match' | 'redacted' | 'json' | 'code'

export interface Work<D> {
  status: 'empty' | 'running' | 'ready' | 'failed'
  error: Trouble | null
  answer: Answer<D> | null
}

export interface Given<D> extends Work<D> {
  source: Source | null
}

/** A place in a document: a value's, or a quote's. */
export interface Lit {
  side: Side
  /** What was clicked: the value's path, or the requirement. */
  key: string
  quote: string
  /** 0 when the page is not known. */
  page: number
  box: Box | null
  /** Counts the clicks, so that a second click on the same place scrolls to it again. */
  turn: number
}

export interface TryState {
  resume: Given<ReadCandidate>
  posting: Given<ReadRole>
  match: Work<ReadMatch>
  redacted: Work<RedactionResult>
  tab: Tab
  shown: Side
  lit: Lit | null
}

export const NO_WORK = { status: 'empty', error: null, answer: null } as const
const NOTHING = { ...NO_WORK, source: null }

export const tryStore = createStore<TryState>({
  resume: NOTHING,
  posting: NOTHING,
  match: NO_WORK,
  redacted: NO_WORK,
  tab: 'parsed',
  shown: 'resume',
  lit: null,
})

export const useTry = <R>(pick: (state: TryState) => R): R => useStore(tryStore, pick)

export function light(place: Omit<Lit, 'turn'>): void {
  const turn = (tryStore.get().lit?.turn ?? 0) + 1
  tryStore.set({ lit: { ...place, turn }, shown: place.side })
}

export const showTab = (tab: Tab): void => tryStore.set({ tab })
export const showSide = (shown: Side): void => tryStore.set({ shown })
