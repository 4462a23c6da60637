// A part of a result under its heading.
import type { ReactNode } from 'react'
import { T } from '../texts'

interface Props {
  title: string
  aside?: string
  isEmpty: boolean
  children: ReactNode
}

export function Section({ title, aside = '', isEmpty, children }: Props) {
  return (
    <section className="stack tight">
      <div className="row apart">
        <h3 className="section-title">{title}</h3>
        {aside !== '' && <span className="small quiet">{aside}</span>}
      </div>
      {isEmpty ? <p className="quiet">{T.parsed.none}</p> : children}
    </section>
  )
}
