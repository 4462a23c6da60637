// A value that knows its place: a click lights its words in the document.
import { percent } from '../lib/format'
import { T } from '../texts'
import { UNSURE_BELOW, useEvidence } from './evidence'
import { light, useTry } from './state'

interface Props {
  path: string
  text: string
  className?: string
}

export function Value({ path, text, className = '' }: Props) {
  const { side, byPath } = useEvidence()
  const found = byPath.get(path)
  const isLit = useTry(({ lit }) => lit?.side === side && lit.key === path)
  if (text === '') return null
  if (!found || found.quote === '') return <bdi className={className}>{text}</bdi>
  const unsure = found.confidence < UNSURE_BELOW
  return (
    <button
      type="button"
      className={`value ${className}`}
      data-value={`${side} ${path}`}
      aria-pressed={isLit}
      title={T.parsed.showIn}
      onClick={() => {
        const { quote, page, box } = found
        light({ side, key: path, quote, page, box })
      }}
    >
      <bdi>{text}</bdi>
      {unsure && <span className="unsure">{T.parsed.sure(percent(found.confidence))}</span>}
    </button>
  )
}
