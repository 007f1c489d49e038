import type { AuditLine } from '@dimsum/contract/audit'
import { auditTopics } from '@dimsum/contract/audit-topics'
import { describe, expect, it } from 'vitest'
import { actorWords, auditWords, topicWords } from './audit-words.ts'

const line = (entry: Partial<AuditLine>): AuditLine => ({
  id: 1,
  at: '2026-11-20T03:00:00.000Z',
  actor: 'admin:pemilik',
  action: 'x',
  subject: 'shop',
  packageType: null,
  username: null,
  before: null,
  after: null,
  ...entry,
})

describe('an entry in the owner’s words', () => {
  it.each(Object.values(auditTopics).flat())('%s has words of its own, whatever it holds', (action) => {
    for (const facts of [null, {}, 'x', [1], { from: 3, note: { a: 1 }, capacity: null }]) {
      const { title, details } = auditWords(line({ action, before: facts, after: facts }))
      expect(title).not.toContain(action)
      expect([title, ...details].join(' ')).not.toMatch(/undefined|null|\[object|NaN|\{/)
    }
  })

  it('says what a setting was and is', () => {
    const words = (subject: string, before: unknown, after: unknown) =>
      auditWords(line({ action: 'settings.change', subject, before, after })).details
    expect(words('settings:prices', {}, { '20pcs': 60_000 })).toEqual([
      'Paket Sedang (20 pcs): Rp\u00a058.000 → Rp\u00a060.000',
    ])
    expect(words('settings:secondFactorDemanded', false, true)).toEqual([
      'Verifikasi dua langkah: tidak wajib → wajib',
    ])
    expect(words('settings:closedDates', [], ['2026-12-25'])).toEqual([
      expect.stringMatching(/25 Desember.*→ tutup/),
    ])
    expect(words('settings:ofTomorrow', 1, 2)).toEqual([])
    expect(words('settings:prices', {}, { '500pcs': 1 })).toEqual([])
  })

  it('says what changed of a stock and of a day, and leaves out what stayed', () => {
    const stock = { action: 'inventory.change', subject: 'inventory:3', packageType: '20pcs' } as const
    expect(auditWords(line({ ...stock, before: { currentStock: 5 }, after: { currentStock: 8 } }))).toEqual({
      title: 'Stok Paket Sedang (20 pcs) diubah',
      details: ['Stok: 5 → 8'],
    })
    const day = { action: 'kitchen-day.change', subject: 'kitchen-day:2026-12-05' }
    const before = { capacity: null, isClosed: false, note: null }
    const said = auditWords(line({ ...day, before, after: { capacity: 300, isClosed: false } }))
    expect(said.title).toMatch(/^Hari dapur .*5 Desember.* diubah$/)
    expect(said.details).toEqual(['Kapasitas: seperti biasa → 300 pcs'])
  })

  it('keeps the name of what another version wrote', () => {
    expect(auditWords(line({ action: 'dapur.baru' }))).toEqual({ title: 'dapur.baru', details: [] })
    expect([actorWords('admin:bu sari'), actorWords('system')]).toEqual(['bu sari', 'Program toko'])
    expect(Object.keys(topicWords)).toEqual(Object.keys(auditTopics))
  })
})
