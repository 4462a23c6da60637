// The types that the clients carry are those of the contract. `npm run clients` writes them anew.
import { expect, it } from 'vitest'
import type { Contract } from '../../clients/generate/contract.js'
import { pythonTypes } from '../../clients/generate/python-types.js'
import { typescriptTypes } from '../../clients/generate/typescript-types.js'
import { openApiDocument } from '../../src/http/openapi/document.js'
import { ROUTES } from '../../src/http/routes/index.js'

const contract = openApiDocument(ROUTES, 'http://localhost') as unknown as Contract

it('TypeScript has the types of the contract', async () => {
  const file = '../../clients/typescript/src/types.gen.ts'
  await expect(typescriptTypes(contract)).toMatchFileSnapshot(file)
})

it('Python has the types of the contract', async () => {
  const file = '../../clients/python/src/rolecall/models.py'
  await expect(pythonTypes(contract)).toMatchFileSnapshot(file)
})
