// A sentence that must be seen; an error is also read out.
import type { ReactNode } from 'react'

export type Tone = 'plain' | 'good' | 'warn' | 'bad'

export function Notice({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div className={`notice ${tone}`} role={tone === 'bad' ? 'alert' : 'note'}>
      {children}
    </div>
  )
}
