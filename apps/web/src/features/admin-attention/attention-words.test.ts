import { describe, expect, it } from 'vitest'
import { factsOf, wordsOf } from './attention-words.ts'

const item = {
  id: 1,
  kind: 'wrong-amount',
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

  it('names a kind it does not know by itself', () => expect(wordsOf('new-kind').what).toBe('new-kind'))
})
