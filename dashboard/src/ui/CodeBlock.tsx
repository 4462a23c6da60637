// A sample call in the language that the reader has chosen for all samples.
import { type ApiCall, codeFor, LANGUAGES, type Language } from '../lib/code-samples'
import { createStore, useStore } from '../lib/store'
import { T } from '../texts'
import { CodeView } from './CodeView'
import { Segments } from './Segments'

const choice = createStore<{ language: Language }>({ language: 'curl' })

export function CodeBlock({ call }: { call: ApiCall }) {
  const language = useStore(choice, (state) => state.language)
  return (
    <CodeView
      label={T.code[language]}
      text={codeFor(language, call)}
      chooser={
        <Segments
          label={T.code.language}
          value={language}
          onChange={(value) => choice.set({ language: value })}
          choices={LANGUAGES.map((value) => ({ value, label: T.code[value] }))}
        />
      }
    />
  )
}
