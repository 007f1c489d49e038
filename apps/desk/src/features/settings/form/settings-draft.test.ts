import { forget, keep } from '@dimsum/web/components/session-memory.ts'
import { afterEach, expect, test } from 'vitest'
import { recallDraft } from './settings-draft.ts'

afterEach(() => forget('settings'))

test('a draft is restored with the values it was based on', () => {
  const draft = { seen: { address: '' }, typed: { address: 'Jl. Dapur No. 1' } }
  keep('settings', draft)
  expect(recallDraft()).toEqual(draft)
})

test.each([
  { address: 'Jl. Dapur No. 1' },
  { typed: { address: 'Jl. Dapur No. 1' } },
  'Jl. Dapur No. 1',
  null,
])('%j does not say what it was typed over, and is none', (kept) => {
  keep('settings', kept)
  expect(recallDraft()).toBeUndefined()
})
