// The boxes over a page: a click, or Enter, shows what the words became. One tab stop, arrow keys within.
import { type CSSProperties, useRef } from 'react'
import { T } from '../texts'
import type { Rect } from './find-quote'
import type { PlacedBox } from './PdfSheet'
import { useRoving } from './roving'
import type { Place, Sheet } from './types'

interface Props {
  sheet: Sheet
  boxes: readonly PlacedBox[]
  spots: readonly Rect[]
  onPick(place: Place, byKeyboard: boolean): void
}

const positionOf = (rect: Rect, sheet: Sheet): CSSProperties => ({
  left: `${(rect.x / sheet.width) * 100}%`,
  top: `${(rect.y / sheet.height) * 100}%`,
  width: `${(rect.width / sheet.width) * 100}%`,
  height: `${(rect.height / sheet.height) * 100}%`,
})

export function PageBoxes({ sheet, boxes, spots, onPick }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const roving = useRoving(list, boxes.length)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid over a page
    <div
      className="boxes"
      role="group"
      aria-label={T.pdf.boxes(sheet.number)}
      ref={list}
      onKeyDown={roving.onKeyDown}
    >
      {spots.map((rect) => (
        <span className="spot" key={`${rect.x} ${rect.y}`} style={positionOf(rect, sheet)} />
      ))}
      {boxes.map(({ place, rects: [first] }, index) =>
        first ? (
          <button
            key={place.key}
            type="button"
            title={place.quote}
            aria-label={T.pdf.box(place.quote)}
            tabIndex={roving.tabIndexOf(index)}
            style={positionOf(first, sheet)}
            onClick={(event) => {
              roving.setActive(index)
              onPick(place, event.detail === 0)
            }}
          />
        ) : null,
      )}
    </div>
  )
}
