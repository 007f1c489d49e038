import { expect, test } from 'vitest'
import { orderWords, wordsOf } from './order-words.ts'

test('filled fields are shown under their labels, empty ones are left out', () => {
  const text = 'sambal dipisah'
  const shown = { field: 'notes', name: orderWords.notes, text, inOneLine: text }
  expect(wordsOf({ notes: text })).toEqual([shown])
  for (const notes of [null, undefined, '']) expect(wordsOf({ notes })).toEqual([])
})
