import { builtInMenu } from '@dimsum/contract/built-in-menu'
import { attentionKinds } from '@dimsum/contract/payments'
import { type Sentence, textOf } from '@dimsum/words/sentence'
import { describe, expect, it } from 'vitest'
import { namesOf } from '../../components/package-names.ts'
import { factsOf, headlineOf, mostUrgent, wordsOf } from './attention-words.ts'

const item = {
  id: 1,
  kind: 'wrong-amount' as const,
  orderId: 12,
  createdAt: '',
  closedAt: null,
  closedBy: null,
  closeNote: null,
}

const shown = (message: Sentence | string) =>
  typeof message === 'string' ? message : textOf(message, 'default')

describe('texts of attention entries', () => {
  it.each<[what: string, data: Record<string, unknown>, facts: string[][]]>([
    [
      'amounts and ids, and leaves out missing values',
      { total: '58000.00', received: '50000.00', transactionId: 'abc-1', paymentType: null },
      [
        ['Total pesanan', 'Rp\u00a058.000'],
        ['Diterima', 'Rp\u00a050.000'],
        ['Nomor transaksi Midtrans', 'abc-1'],
      ],
    ],
    ['an invalid amount unchanged', { received: '12.345,67' }, [['Diterima', '12.345,67']]],
    ['the shop’s name of the method', { paymentType: 'bank_transfer' }, [['Cara bayar', 'Virtual Account']]],
    ['a payment by hand', { recordedByHand: 'transfer' }, [['Dicatat lunas lewat', 'Transfer']]],
    [
      'removed packages',
      { packages: ['100pcs', '10pcs', 'gone'] },
      [['Stok habis', 'Paket Besar (100 pcs), Paket Kecil (10 pcs), gone']],
    ],
    ['no packages', { packages: 'none' }, []],
    [
      'that Midtrans’s status contradicts its notification',
      { status: 'settlement', isKnownToProvider: false },
      [
        ['Status di Midtrans', 'settlement'],
        ['Diakui Midtrans saat ditanya', 'tidak'],
      ],
    ],
  ])('shows %s', (_what, data, facts) => {
    expect(factsOf({ ...item, data }, namesOf(builtInMenu())).map((fact) => fact.map(shown))).toEqual(facts)
  })

  it('speaks of a second payment only where one was reported', () => {
    const surplus = (data: object) => {
      const entry = { ...item, kind: 'duplicate-payment' as const, data: { left: '58000.00', ...data } }
      return shown(headlineOf(entry))
    }
    expect(surplus({})).toBe('#000012 kelebihan bayar')
    expect(surplus({ transactionId: 'abc-1' })).toBe('#000012 dibayar dua kali')
  })

  it('picks the most urgent kind, and the newest entry of that kind', () => {
    const entry = (id: number, kind: (typeof attentionKinds)[number]) => ({ ...item, id, kind, data: {} })
    const entries = attentionKinds.map((kind, index) => entry(index + 10, kind))
    expect(mostUrgent(entries)?.kind).toBe('payment-key')
    expect(mostUrgent([entry(1, 'backup'), entry(3, 'wrong-amount'), entry(2, 'wrong-amount')])?.id).toBe(3)
    expect(mostUrgent([])).toBeUndefined()
  })

  it('has a headline that fits one line of a phone, with the order id if there is one', () => {
    const longest = attentionKinds.map((kind) => shown(headlineOf({ ...item, kind, data: {} })).length)
    expect(Math.max(...longest)).toBeLessThanOrEqual('#000012 nomor telepon ditebak-tebak'.length)
    expect(shown(headlineOf({ ...item, kind: 'reversal', data: {} }))).toBe('#000012 uangnya ditarik bank')
    expect(shown(headlineOf({ ...item, kind: 'backup', orderId: null, data: {} }))).toBe(
      'Cadangan data tidak beres',
    )
  })

  it('asks whether a second payment duplicates one recorded by hand', () => {
    const data = { recordedByHand: 'transfer' }
    expect(shown(wordsOf({ kind: 'duplicate-payment', data }).todo)).toContain('tetap lunas lewat Midtrans')
    expect(shown(wordsOf({ kind: 'duplicate-payment', data: {} }).todo)).toBe('Kembalikan kelebihannya.')
  })

  it('does not call an order unpaid that was paid since a wrong amount arrived', () => {
    const about = { kind: 'wrong-amount' as const, data: {} }
    expect(shown(wordsOf({ ...about, isPaid: true }).what)).toContain('Sekarang pesanan tercatat lunas.')
    expect(shown(wordsOf({ ...about, isPaid: false }).what)).not.toContain('tercatat lunas')
  })
})
