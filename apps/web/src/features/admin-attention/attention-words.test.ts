import { attentionKinds } from '@dimsum/contract/payments'
import { describe, expect, it } from 'vitest'
import { factsOf, wordsOf } from './attention-words.ts'

const item = {
  id: 1,
  kind: 'wrong-amount' as const,
  orderId: 12,
  createdAt: '',
  closedAt: null,
  closedBy: null,
  closeNote: null,
}

describe('what needs the owner', () => {
  it('shows amounts as money and numbers to look the case up, and nothing that is missing', () => {
    const data = { total: '58000.00', received: '50000.00', transactionId: 'abc-1', paymentType: null }
    expect(factsOf({ ...item, data })).toEqual([
      ['Total pesanan', 'Rp\u00a058.000'],
      ['Diterima', 'Rp\u00a050.000'],
      ['Nomor transaksi Midtrans', 'abc-1'],
    ])
  })

  it('shows what is no amount as it came', () => {
    expect(factsOf({ ...item, data: { received: '12.345,67' } })).toEqual([['Diterima', '12.345,67']])
  })

  it('names the packages that are gone', () => {
    expect(factsOf({ ...item, data: { packages: ['100pcs', '10pcs', 'gone'] } })).toEqual([
      ['Stok habis', 'Paket Kecil (10 pcs), Paket Besar (100 pcs)'],
    ])
    expect(factsOf({ ...item, data: { packages: 'none' } })).toEqual([])
  })

  it('says when the provider does not stand by its own message', () => {
    expect(factsOf({ ...item, data: { status: 'settlement', isKnownToProvider: false } })).toEqual([
      ['Status di Midtrans', 'settlement'],
      ['Diakui Midtrans saat ditanya', 'tidak'],
    ])
  })

  it('says what happened and what to do for every kind there is', () => {
    for (const kind of attentionKinds) {
      const { what, todo } = wordsOf(kind)
      expect(
        [what.length, todo.length].every((length) => length > 10),
        kind,
      ).toBe(true)
    }
  })
})
