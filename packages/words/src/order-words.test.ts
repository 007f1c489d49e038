import { expect, test } from 'vitest'
import { orderWords, wordsOf } from './order-words.ts'

test('filled fields are shown under their labels, empty ones are left out', () => {
  expect(wordsOf({ notes: 'sambal dipisah' })).toEqual([
    {
      field: 'notes',
      name: orderWords.notes,
      text: 'sambal dipisah',
      inOneLine: 'sambal dipisah',
    },
  ])
  for (const notes of [null, undefined, '']) expect(wordsOf({ notes })).toEqual([])
})
