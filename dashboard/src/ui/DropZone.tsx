// Takes files: dropped, or chosen in the system's own dialog.
import { type DragEvent, useRef, useState } from 'react'

interface Props {
  label: string
  /** The text of the button. */
  action: string
  hint: string
  multiple?: boolean
  onFiles(files: File[]): void
}

const TYPES = '.pdf,.txt,.md,.html,.htm,.docx,.odt,.rtf,.png,.jpg,.jpeg,application/pdf,text/plain'

export function DropZone({ label, action, hint, multiple = false, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (list: FileList | null): void => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(files)
  }
  const drag = (event: DragEvent, isOver: boolean): void => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same
    <div
      className={over ? 'drop over' : 'drop'}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        take(event.dataTransfer.files)
      }}
    >
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {action}
      </button>
      <span className="small quiet">{hint}</span>
      <input
        ref={input}
        type="file"
        className="hidden-visually"
        tabIndex={-1}
        aria-label={label}
        accept={TYPES}
        multiple={multiple}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </div>
  )
}
