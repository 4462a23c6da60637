// Buttons to copy and download a text.
import { useEffect, useState } from 'react'
import { copyText, download } from '../lib/files'
import { T } from '../texts'

interface Props {
  text: string
  /** Without it there is only the copy button. */
  file?: { name: string; type: string }
}

const SHOWN_MS = 2000

export function TakeAway({ text, file }: Props) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async () => setSaid((await copyText(text)) ? T.actions.copied : T.actions.notCopied)
  return (
    <div className="row">
      <button type="button" className="button small" onClick={copy}>
        {T.actions.copy}
      </button>
      {file && (
        <button
          type="button"
          className="button small"
          onClick={() => download(file.name, file.type, text)}
        >
          {T.actions.download}
        </button>
      )}
      <span role="status" className="small quiet">
        {said}
      </span>
    </div>
  )
}
