// The ways to give a document: a file, pasted text, an address, a sample.
import { type FormEvent, useId, useState } from 'react'
import { sampleFile } from '../lib/samples'
import { FILE_BYTES_MAX, type Source, sourceOfFile } from '../lib/source'
import { errorText } from '../lib/trouble'
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

interface TypedProps extends Pick<Props, 'what' | 'onSource' | 'onError'> {
  way: 'text' | 'url'
  typed: string
  onTyped(typed: string): void
}

function TypedDocument({ what, way, typed, onTyped, onSource, onError }: TypedProps) {
  const id = useId()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const value = typed.trim()
    if (value === '') onError(I.empty)
    else if (way === 'url') onSource({ kind: 'url', name: value, url: value })
    else onSource({ kind: 'text', name: I.pasted, text: typed })
  }
  return (
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
          onChange={(event) => onTyped(event.target.value)}
        />
      ) : (
        <textarea
          id={id}
          className="input"
          placeholder={I.textHint}
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
        />
      )}
      <div>
        <button className="button primary" type="submit">
          {I.read}
        </button>
      </div>
    </form>
  )
}

function Samples({ samples, onSource, onError }: Pick<Props, 'samples' | 'onSource' | 'onError'>) {
  const take = async ({ file }: Sample): Promise<void> => {
    try {
      onSource(await sourceOfFile(await sampleFile(file)))
    } catch (error) {
      onError(errorText(error))
    }
  }
  return (
    <div className="row samples">
      <span className="small quiet">{T.try.samples}</span>
      {samples.map((sample) => (
        <button key={sample.file} type="button" className="chip" onClick={() => void take(sample)}>
          {sample.name}
        </button>
      ))}
    </div>
  )
}

export function DocumentInput({ what, ways, samples, onSource, onError }: Props) {
  const [way, setWay] = useState<Way>('file')
  // Kept here, so that what was typed is still there after a look at another way.
  const [typed, setTyped] = useState({ text: '', url: '' })
  const takeFile = async ([file]: File[]): Promise<void> => {
    if (!file) return
    if (file.size > FILE_BYTES_MAX) onError(T.errors.tooLarge)
    else onSource(await sourceOfFile(file))
  }
  const choices = ways.map((value) => ({ value, label: I[value] }))
  return (
    <div className="stack tight">
      <Segments label={I.ways(what)} choices={choices} value={way} onChange={setWay} />
      <div className="way">
        {way === 'file' ? (
          <DropZone
            label={`${I.choose}: ${what}`}
            action={I.choose}
            hint={I.drop}
            onFiles={takeFile}
          />
        ) : (
          <TypedDocument
            {...{ what, way, onSource, onError }}
            typed={typed[way]}
            onTyped={(now) => setTyped({ ...typed, [way]: now })}
          />
        )}
      </div>
      <Samples samples={samples} onSource={onSource} onError={onError} />
    </div>
  )
}
