import { expect, test } from 'vitest'
import { orderWords, wordsOf } from './order-words.ts'

test('what was written is shown under its name, what was left out is not', () => {
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
