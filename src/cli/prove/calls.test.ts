import { expect, it } from 'vitest'
import { ROUTES } from '../../http/routes/index.js'
import { proofCalls } from './calls.js'
import { makeCanaries } from './canaries.js'
import { makeDocuments } from './documents.js'

it('the proof calls every operation of the main API', async () => {
  const canaries = makeCanaries()
  const documents = await makeDocuments(canaries)
  const called = new Set(proofCalls({ canaries, documents, url: '' }).map(({ path }) => path))
  const operations = ROUTES.filter(({ kind }) => kind === 'operation').map(({ path }) => path)
  expect(operations.length).toBeGreaterThan(0)
  expect(operations.filter((path) => !called.has(path))).toEqual([])
})
