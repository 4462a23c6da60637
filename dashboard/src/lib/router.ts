// Which page is shown: the address bar's path, kept in step with the browser's history.
import { createStore, useStore } from './store'

const route = createStore({ path: location.pathname })

addEventListener('popstate', () => route.set({ path: location.pathname }))

export const usePath = (): string => useStore(route, ({ path }) => path)

/** Puts only a path into the address: no document, no key, no code. */
export function navigate(path: string): void {
  if (path === location.pathname) return
  history.pushState(null, '', path)
  route.set({ path })
  scrollTo(0, 0)
}
