// Tabs with arrow keys, as the ARIA practices describe them.
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { Choice } from './Segments'

interface Props<V extends string> {
  label: string
  tabs: readonly Choice<NoInfer<V>>[]
  value: V
  onChange(value: NoInfer<V>): void
  children: ReactNode
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

export function Tabs<V extends string>({ label, tabs, value, onChange, children }: Props<V>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const step = STEPS[event.key]
    const ends: Record<string, number> = { Home: 0, End: tabs.length - 1 }
    const next = step === undefined ? ends[event.key] : (at + step + tabs.length) % tabs.length
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChange(tab.value)
    list.current?.querySelectorAll('button')[next ?? 0]?.focus()
  }
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        className="tab-panel"
        aria-labelledby={`${id}-${value}`}
      >
        {children}
      </div>
    </>
  )
}
