import { rupiah } from '@dimsum/domain/money'
import { expect, test } from 'vitest'
import { daySummaryText } from './day-summary.ts'

test('a day with refunds names what was given back and the money that stays; a day without them does not', () => {
  const summary = {
    ...{ day: '2026-11-21', orders: 2, pieces: 14_850, lowStock: [], methods: [], people: [], shifts: [] },
    received: [{ method: 'tunai', orders: 2, amount: rupiah(174_000) }],
    unpaid: { orders: 0, amount: rupiah(0) },
    tomorrow: { day: '2026-11-22', pieces: 2_710 },
  }
  const textOf = (givenBack: number, language: 'id' | 'en') =>
    daySummaryText('Dimsum', { ...summary, givenBack: rupiah(givenBack) }, language)
  expect(textOf(50_000, 'id')).toContain('Uang dikembalikan: Rp50.000\nUang masuk bersih: Rp124.000\n')
  expect(textOf(50_000, 'en')).toContain('Money given back: Rp50.000\nNet money received: Rp124.000\n')
  expect(textOf(0, 'id')).toContain('Pesanan: 2 (14.850 pcs)')
  expect(textOf(0, 'id')).toContain('Besok, Minggu, 22 November: 2.710 pcs')
  expect(textOf(0, 'en')).toContain('Orders: 2 (14,850 pcs)')
  expect(textOf(0, 'id')).not.toMatch(/dikembalikan|bersih|Kas/)
  const shifts = [{ person: 'kasir', expected: 160_000, counted: 158_000 }]
  const withCash = daySummaryText('Dimsum', { ...summary, givenBack: rupiah(0), shifts }, 'id')
  expect(withCash).toContain('\nKas kasir: Rp158.000 (selisih -Rp2.000)\n')
})
