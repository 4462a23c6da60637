// Keeps the focus in a part of the page whose controls are exchanged for others: the control that had
// it goes, and a screen reader would begin again at the top of the page.
import { type RefObject, useEffect, useRef } from 'react'

/** Call what it returns just before the exchange; `state` changes with it. */
export function useKeptFocus(part: RefObject<HTMLElement | null>, state: unknown): () => void {
  const isWithin = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the controls change with the state
  useEffect(() => {
    if (isWithin.current) part.current?.querySelector<HTMLElement>('button')?.focus()
    isWithin.current = false
  }, [part, state])
  return () => {
    isWithin.current = part.current?.contains(document.activeElement) === true
  }
}
