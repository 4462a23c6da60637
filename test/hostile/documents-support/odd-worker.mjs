// A worker for tests of the pool: does what the job's name says instead of reading documents.
import { threadId } from 'node:worker_threads'

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const done = (value, worn = false) => ({
  answer: { kind: 'done', json: JSON.stringify(value) },
  threadId,
  worn,
})

const acts = {
  quick: async () => done({ threadId }),
  slow: () => wait(300).then(() => done({ threadId })),
  stuck: () => {
    for (;;);
  },
  hungry: () => {
    const kept = []
    for (;;) kept.push(new Array(1e6).fill(kept.length))
  },
  dies: () => process.exit(3),
  worn: async () => done({ threadId }, true),
  env: async () => done(Object.keys(process.env)),
}

export const runJob = ({ name }) => acts[name]()
