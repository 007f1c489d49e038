import { textOf } from '@dimsum/words/sentence'
import { expect, test } from 'vitest'
import { halalReminder } from './halal-validity.ts'

/** Saturday 21 November 2026, 00:30 WIB: still the 20th in UTC. */
const now = new Date('2026-11-20T17:30:00Z')
const number = 'ID00410000123450125'

test.each([
  ['', null, 'Nomor sertifikat halal belum diisi', 'note'],
  [number, null, null, undefined],
  [number, '2027-02-20', null, undefined],
  [number, '2027-02-19', 'Sertifikat halal berakhir 90 hari lagi', 'note'],
  [number, '2026-11-22', 'Sertifikat halal berakhir 1 hari lagi', 'note'],
  [number, '2026-11-21', 'Sertifikat halal berakhir hari ini', 'note'],
  [number, '2026-11-20', 'Sertifikat halal sudah berakhir pada Jumat, 20 November 2026', 'danger'],
])('a certificate «%s» until %s: %s', (halalCertificate, halalExpires, title, tone) => {
  const reminder = halalReminder({ halalCertificate, halalExpires }, now)
  expect(reminder && textOf(reminder.title, 'default')).toBe(title)
  expect(reminder?.tone).toBe(tone)
})
