// A call in the language that the reader has chosen, once for all samples.
import { type ApiCall, codeFor, LANGUAGES, type Language } from '../lib/code-samples'
import { createStore, useStore } from '../lib/store'
import { T } from '../texts'
import { Scroller } from './Scroller'
import { Segments } from './Segments'
import { TakeAway } from './TakeAway'

const choice = createStore<{ language: Language }>({ language: 'curl' })

export function CodeBlock({ call }: { call: ApiCall }) {
  const language = useStore(choice, (state) => state.language)
  const code = codeFor(language, call)
  return (
    <div className="stack tight">
      <div className="row apart">
        <Segments
          label={T.code.language}
          value={language}
          onChange={(value) => choice.set({ language: value })}
          choices={LANGUAGES.map((value) => ({ value, label: T.code[value] }))}
        />
        <TakeAway text={code} />
      </div>
      <Scroller className="block-code" label={T.code[language]}>
        <pre>{code}</pre>
      </Scroller>
    </div>
  )
}
