// The ways to give a document: a file, pasted text, an address, a sample.
import { type FormEvent, useId, useState } from 'react'
import { FILE_BYTES_MAX, type Source, sourceOfFile } from '../lib/source'
import { T } from '../texts'
import { DropZone } from './DropZone'
import { Segments } from './Segments'

export interface Sample {
  file: string
  name: string
}

interface Props {
  /** "résumé" or "job posting", for use inside a sentence. */
  what: string
  ways: readonly Way[]
  samples: readonly Sample[]
  onSource(source: Source): void
  onError(text: string): void
}

export type Way = 'file' | 'text' | 'url'
const I = T.try.input

async function loadSample({ file }: Sample): Promise<Source> {
  const response = await fetch(`/files/samples/${file}`)
  return sourceOfFile(new File([await response.blob()], file))
}

export function DocumentInput({ what, ways, samples, onSource, onError }: Props) {
  const id = useId()
  const [way, setWay] = useState<Way>('file')
  const [typed, setTyped] = useState('')

  const takeFile = async ([file]: File[]): Promise<void> => {
    if (!file) return
    if (file.size > FILE_BYTES_MAX) onError(T.errors.tooLarge)
    else onSource(await sourceOfFile(file))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const value = typed.trim()
    if (value === '') onError(I.empty)
    else if (way === 'url') onSource({ kind: 'url', name: value, url: value })
    else onSource({ kind: 'text', name: I.pasted, text: typed })
  }
  const choices = ways.map((value) => ({ value, label: I[value] }))

  return (
    <div className="stack tight">
      <Segments label={I.ways(what)} choices={choices} value={way} onChange={setWay} />
      <div className="way">
        {way === 'file' ? (
          <DropZone label={`${I.choose}: ${what}`} hint={I.drop} onFiles={takeFile} />
        ) : (
          <form onSubmit={submit} className="stack tight">
            <label className="hidden-visually" htmlFor={id}>
              {way === 'url' ? I.urlLabel(what) : I.textLabel(what)}
            </label>
            {way === 'url' ? (
              <input
                id={id}
                className="input"
                type="url"
                placeholder={I.urlHint}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            ) : (
              <textarea
                id={id}
                className="input"
                placeholder={I.textHint}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
            <div>
              <button className="button primary" type="submit">
                {I.read}
              </button>
            </div>
          </form>
        )}
      </div>
      <div className="row samples">
        <span className="small quiet">{T.try.samples}</span>
        {samples.map((sample) => (
          <button
            key={sample.file}
            type="button"
            className="chip"
            onClick={async () => onSource(await loadSample(sample))}
          >
            {sample.name}
          </button>
        ))}
      </div>
    </div>
  )
}
