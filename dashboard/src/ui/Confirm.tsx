// Asks before something that cannot be undone. The browser's own dialog keeps the focus inside.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { T } from '../texts'

interface Props {
  title: string
  children: ReactNode
  /** The text of the button that does it. */
  action: string
  /** A word to type first, where a mistake would cost much. */
  word?: string
  onConfirm(): void
  onClose(): void
}

export function Confirm({ title, children, action, word, onConfirm, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [typed, setTyped] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <form
        method="dialog"
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm()
        }}
      >
        <h2 id={`${id}-title`}>{title}</h2>
        <div>{children}</div>
        {word !== undefined && (
          <div className="field">
            <label htmlFor={`${id}-word`}>{T.account.typeWord(word)}</label>
            <input
              id={`${id}-word`}
              className="input"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
        )}
        <div className="row">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {T.actions.cancel}
          </button>
          <button
            type="submit"
            className="button danger"
            disabled={word !== undefined && typed !== word}
          >
            {action}
          </button>
        </div>
      </form>
    </dialog>
  )
}
