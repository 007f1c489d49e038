import { textOf } from '@dimsum/words/sentence'
import { describe, expect, it } from 'vitest'
import { suspicionWords } from './suspicion-words.ts'

const order = { suspicion: 'many-pending', status: 'pending', isPaid: false } as const
const shown = (about: Parameters<typeof suspicionWords>[0]) => {
  const words = suspicionWords(about)
  return words && textOf(words, 'default')
}
const what = 'Banyak pesanan belum dikonfirmasi dari nomor ini.'

describe('the warning about a suspicious order', () => {
  it('advises a call while the order is unpaid', () =>
    expect(shown(order)).toBe(`${what} Telepon dulu sebelum memasak.`))

  it('advises no call once it is paid', () => expect(shown({ ...order, isPaid: true })).toBe(what))

  it.each(['cancelled', 'delivered'] as const)('is gone once the order is %s', (status) =>
    expect(shown({ ...order, status })).toBeNull())

  it('has a text for an unknown reason', () =>
    expect(shown({ ...order, suspicion: 'new-reason' })).toContain('Ada yang tidak biasa.'))

  it('is null for an ordinary order', () => expect(shown({ ...order, suspicion: null })).toBeNull())
})
