import { textOf } from '@dimsum/words/sentence'
import { expect, it } from 'vitest'
import { suspicionWords } from './suspicion-words.ts'

const what = 'Banyak pesanan belum dikonfirmasi dari nomor ini.'

it.each<[state: object, words: string | null]>([
  [{}, `${what} Telepon dulu sebelum memasak.`],
  [{ isPaid: true }, what],
  [{ status: 'cancelled' }, null],
  [{ status: 'delivered' }, null],
  [{ suspicion: null }, null],
  [{ suspicion: 'new-reason' }, 'Ada yang tidak biasa. Telepon dulu sebelum memasak.'],
])('a suspicious order with %o warns: %s', (state, words) => {
  const order = { suspicion: 'many-pending', status: 'pending', isPaid: false, ...state } as const
  const shown = suspicionWords(order)
  expect(shown && textOf(shown, 'default')).toBe(words)
})
