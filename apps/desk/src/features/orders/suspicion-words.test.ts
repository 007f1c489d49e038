import { describe, expect, it } from 'vitest'
import { suspicionWords } from './suspicion-words.ts'

const order = { suspicion: 'many-pending', status: 'pending', isPaid: false } as const
const what = 'Banyak pesanan belum dikonfirmasi dari nomor ini.'

describe('the warning about an odd order', () => {
  it('asks to call first while nothing is paid', () =>
    expect(suspicionWords(order)).toBe(`${what} Telepon dulu sebelum memasak.`))

  it('asks for no call once it is paid', () => expect(suspicionWords({ ...order, isPaid: true })).toBe(what))

  it.each(['cancelled', 'delivered'] as const)('is gone once the order is %s', (status) =>
    expect(suspicionWords({ ...order, status })).toBeNull())

  it('says something even for a reason it does not know', () =>
    expect(suspicionWords({ ...order, suspicion: 'new-reason' })).toContain('Ada yang tidak biasa.'))

  it('is not there for an ordinary order', () =>
    expect(suspicionWords({ ...order, suspicion: null })).toBeNull())
})
