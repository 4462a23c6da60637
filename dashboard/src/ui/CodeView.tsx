// A piece of code or JSON, with a choice above it and buttons to copy and save.
import type { ReactNode } from 'react'
import { Scroller } from './Scroller'
import { TakeAway } from './TakeAway'

interface Props {
  /** The control that chooses what is shown. */
  chooser: ReactNode
  label: string
  text: string
  file?: { name: string; type: string }
}

export function CodeView({ chooser, label, text, ...file }: Props) {
  return (
    <div className="stack tight">
      <div className="row apart">
        {chooser}
        <TakeAway text={text} {...file} />
      </div>
      <Scroller className="block-code" label={label}>
        <pre>{text}</pre>
      </Scroller>
    </div>
  )
}
