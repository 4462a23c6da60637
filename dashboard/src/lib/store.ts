// A small store: a value, a way to change it, and its listeners.
import { useSyncExternalStore } from 'react'

export interface Store<S extends object> {
  get(): S
  set(change: Partial<S>): void
  subscribe(listener: () => void): () => void
}

export function createStore<S extends object>(initial: S): Store<S> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** `pick` must return the same object as long as nothing that it picks has changed. */
export const useStore = <S extends object, R>(store: Store<S>, pick: (state: S) => R): R =>
  useSyncExternalStore(store.subscribe, () => pick(store.get()))
