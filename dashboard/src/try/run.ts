// The calls behind the home page. A new document makes the answers to an earlier one void.
import { callMain } from '../lib/api'
import type { Answer } from '../lib/http'
import { patiently } from '../lib/patience'
import { documentInput, type Source } from '../lib/source'
import { troubleOf } from '../lib/trouble'
import type { ReadCandidate, ReadMatch, ReadRole, RedactionResult } from '../lib/types'
import { NO_WORK, type Side, tryStore, type Work } from './state'

const running = new Map<string, AbortController>()

/**
 * Runs one piece of work under a name. If it is started again, the earlier run reports nothing any
 * more.
 */
async function run<D>(
  name: string,
  call: (signal: AbortSignal) => Promise<Answer<D>>,
  tell: (work: Work<D>) => void,
): Promise<boolean> {
  running.get(name)?.abort()
  const controller = new AbortController()
  running.set(name, controller)
  tell({ status: 'running', error: null, answer: null })
  try {
    const { signal } = controller
    const answer = await patiently(() => call(signal), signal)
    if (controller.signal.aborted) return false
    tell({ status: 'ready', error: null, answer })
    return true
  } catch (error) {
    if (!controller.signal.aborted)
      tell({ status: 'failed', error: troubleOf(error), answer: null })
    return false
  }
}

function cancel(...names: string[]): void {
  for (const name of names) running.get(name)?.abort()
}

/** The parsed JSON without its evidence: what /match takes. */
const plain = <D extends { evidence: unknown }>({ evidence: _left, ...rest }: D) => rest

export async function runMatch(): Promise<void> {
  const { resume, posting } = tryStore.get()
  if (!resume.answer || !posting.answer) return
  const body = {
    candidate: plain(resume.answer.data),
    role: plain(posting.answer.data),
    explain: true,
  }
  tryStore.set({ tab: 'match', shown: 'resume' })
  await run<ReadMatch>(
    'match',
    (signal) => callMain('/match?include=evidence', { body, signal }),
    (match) => tryStore.set({ match }),
  )
}

export async function giveResume(source: Source): Promise<void> {
  cancel('match', 'redacted')
  tryStore.set({ match: NO_WORK, redacted: NO_WORK, lit: null, shown: 'resume', tab: 'parsed' })
  const done = await run<ReadCandidate>(
    'resume',
    (signal) => callMain('/parse/resume?include=evidence', { body: documentInput(source), signal }),
    (work) => tryStore.set({ resume: { ...work, source } }),
  )
  if (done) await runMatch()
}

export async function givePosting(source: Source): Promise<void> {
  cancel('match')
  tryStore.set({ match: NO_WORK, lit: null })
  const done = await run<ReadRole>(
    'posting',
    (signal) => callMain('/parse/jd?include=evidence', { body: documentInput(source), signal }),
    (work) => tryStore.set({ posting: { ...work, source } }),
  )
  if (!done) return
  if (tryStore.get().resume.source === null) tryStore.set({ shown: 'posting' })
  await runMatch()
}

export const give = (side: Side, source: Source): Promise<void> =>
  side === 'resume' ? giveResume(source) : givePosting(source)

/** Reads again what could not be read because nobody was signed in. */
export async function giveAgain(): Promise<void> {
  for (const side of ['resume', 'posting'] as const) {
    const { source, error } = tryStore.get()[side]
    if (source && error?.code === 'signed_out') await give(side, source)
  }
}

/** Runs once for a résumé, when somebody opens the tab. */
export async function redactResume(): Promise<void> {
  const { resume, redacted } = tryStore.get()
  const { source } = resume
  if (!source || redacted.status === 'running' || redacted.status === 'ready') return
  await run<RedactionResult>(
    'redacted',
    (signal) => callMain('/redact', { body: documentInput(source), signal }),
    (work) => tryStore.set({ redacted: work }),
  )
}

/** Drops the document from the page's memory too. */
export function remove(side: Side): void {
  cancel(side, 'match', ...(side === 'resume' ? ['redacted'] : []))
  const gone = { ...NO_WORK, source: null }
  const other: Side = side === 'resume' ? 'posting' : 'resume'
  tryStore.set({
    [side]: gone,
    match: NO_WORK,
    lit: null,
    tab: 'parsed',
    shown: tryStore.get()[other].source ? other : 'resume',
    ...(side === 'resume' && { redacted: NO_WORK }),
  })
}
