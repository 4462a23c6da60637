// One tab stop for a group of buttons, with arrow keys between them: a page holds dozens of values.
import { type KeyboardEvent, type RefObject, useState } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

export interface Roving {
  onKeyDown(event: KeyboardEvent): void
  tabIndexOf(index: number): 0 | -1
  setActive(index: number): void
}

export function useRoving(group: RefObject<HTMLElement | null>, count: number): Roving {
  const [active, setActive] = useState(0)
  return {
    onKeyDown(event) {
      const step = STEPS[event.key]
      const isWithin = event.target instanceof HTMLButtonElement
      if (step === undefined || count === 0 || !isWithin) return
      event.preventDefault()
      const next = (active + step + count) % count
      setActive(next)
      group.current?.querySelectorAll('button')[next]?.focus()
    },
    tabIndexOf: (index) => (index === Math.min(active, count - 1) ? 0 : -1),
    setActive,
  }
}
