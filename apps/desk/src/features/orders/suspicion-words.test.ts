import { textOf } from '@dimsum/words/sentence'
import { describe, expect, it } from 'vitest'
import { suspicionWords } from './suspicion-words.ts'

const order = { suspicion: 'many-pending', status: 'pending', isPaid: false } as const
const said = (about: Parameters<typeof suspicionWords>[0]) => {
  const words = suspicionWords(about)
  return words && textOf(words, 'default')
}
const what = 'Banyak pesanan belum dikonfirmasi dari nomor ini.'

describe('the warning about an odd order', () => {
  it('asks to call first while nothing is paid', () =>
    expect(said(order)).toBe(`${what} Telepon dulu sebelum memasak.`))

  it('asks for no call once it is paid', () => expect(said({ ...order, isPaid: true })).toBe(what))

  it.each(['cancelled', 'delivered'] as const)('is gone once the order is %s', (status) =>
    expect(said({ ...order, status })).toBeNull())

  it('says something even for a reason it does not know', () =>
    expect(said({ ...order, suspicion: 'new-reason' })).toContain('Ada yang tidak biasa.'))

  it('is not there for an ordinary order', () => expect(said({ ...order, suspicion: null })).toBeNull())
})
