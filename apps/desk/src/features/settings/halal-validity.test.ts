import { textOf } from '@dimsum/words/sentence'
import { expect, test } from 'vitest'
import { halalReminder } from './halal-validity.ts'

/** Saturday 21 November 2026, 00:30 WIB: still the 20th in UTC. */
const now = new Date('2026-11-20T17:30:00Z')
const titleOf = (reminder: ReturnType<typeof halalReminder>) => reminder && textOf(reminder.title, 'default')
const withEnd = (halalExpires: string | null) =>
  halalReminder({ halalCertificate: 'ID00410000123450125', halalExpires }, now)

test('a shop without a halal certificate gets a reminder', () => {
  expect(titleOf(halalReminder({ halalCertificate: '', halalExpires: null }, now))).toBe(
    'Nomor sertifikat halal belum diisi',
  )
})

test.each([
  [null, null],
  ['2027-02-20', null],
  ['2027-02-19', 'Sertifikat halal berakhir 90 hari lagi'],
  ['2026-11-22', 'Sertifikat halal berakhir 1 hari lagi'],
  ['2026-11-21', 'Sertifikat halal berakhir hari ini'],
  ['2026-11-20', 'Sertifikat halal sudah berakhir pada Jumat, 20 November 2026'],
])('a certificate until %s: %s', (end, title) => {
  expect(titleOf(withEnd(end))).toBe(title)
})

test('an expired certificate is an error, an expiring one a notice', () => {
  expect([withEnd('2026-11-20')?.tone, withEnd('2026-12-01')?.tone]).toEqual(['danger', 'note'])
})
