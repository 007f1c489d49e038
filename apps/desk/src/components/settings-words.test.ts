import { ShopSettings } from '@dimsum/contract/shop-settings'
import { textOf } from '@dimsum/words/sentence'
import { expect, test } from 'vitest'
import { partWords } from './settings-words.ts'

test.each([
  ['closedDates.2026-12-25', true, 'Jumat, 25 Desember 2026', 'tutup'],
  ['allergens.egg', true, 'Telur', 'ada'],
  ['allergens.egg', undefined, 'Telur', 'tidak ada'],
  ['keepsDays', null, 'Tahan berapa hari', 'tidak ditulis'],
  ['keepsDays', 2, 'Tahan berapa hari', '2 hari'],
  ['weekdayCapacity.5', 600, 'Sabtu', '600 pcs'],
  ['weekdayCapacity.6', null, 'Minggu', 'tidak dibatasi'],
  [
    'ordering',
    { state: 'paused', until: '2026-11-22T05:00:00.000Z' },
    'Terima pesanan baru',
    'jeda sampai 2026-11-22 12:00 WIB',
  ],
  ['weekdayHours', { opens: '08:00', closes: '20:00' }, 'Senin–Jumat', '08:00–20:00'],
  ['cashCeiling', null, 'Batas bayar tunai', 'tanpa batas'],
  ['address', '', 'Alamat dapur', 'kosong'],
])('%s of %j reads in the words of its screen', (part, value, name, words) => {
  const shown = partWords(part, value)
  expect([shown.name, shown.words].map((each) => textOf(each, 'default'))).toEqual([name, words])
})

test('every setting of the shop has a name of its own', () => {
  const taken = {
    closedDates: '.2026-12-25',
    allergens: '.egg',
    weekdayCapacity: '.0',
  }
  for (const field of Object.keys(ShopSettings.shape))
    expect(() => partWords(`${field}${taken[field as keyof typeof taken] ?? ''}`, null), field).not.toThrow(
      /undefined/,
    )
})
