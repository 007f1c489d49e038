import { beforeEach, expect, test } from 'vitest'
import { forget, keep } from './session-memory.ts'
import { recallEdits } from './use-form-draft.tsx'

const stored = { capacity: 100, note: '' }
beforeEach(() => forget('draft-day'))

test('a draft keeps typed values with their base; unedited fields have the newly stored values', () => {
  keep('draft-day', { typed: { capacity: 300, note: '' }, seen: stored })
  expect(recallEdits('day', { capacity: 200, note: 'Dua kukusan' })).toEqual({
    typed: { capacity: 300, note: 'Dua kukusan' },
    seen: { capacity: 100, note: 'Dua kukusan' },
  })
})

test.each([undefined, null, 'text', 7, [], { typed: 1 }])('what is no draft fills nothing: %j', (value) => {
  keep('draft-day', value)
  expect(recallEdits('day', stored)).toEqual({ typed: stored, seen: stored })
})
