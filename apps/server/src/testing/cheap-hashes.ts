import { afterAll, beforeAll } from 'vitest'
import { costs } from '../shop/team/password-hash.ts'

/** Lets a test file hash passwords with the costs of `cheapHash` (test-app.ts), so that hashing takes no time. */
export const useCheapHashes = () => {
  const usual = { ...costs }
  beforeAll(() => void Object.assign(costs, { N: 16, r: 8, p: 1 }))
  afterAll(() => void Object.assign(costs, usual))
}
