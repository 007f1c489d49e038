import type { AuditLine } from '@dimsum/contract/audit'
import { auditTopics } from '@dimsum/contract/audit-topics'
import { builtInMenu } from '@dimsum/contract/built-in-menu'
import { auditTopicNames } from '@dimsum/words/desk/audit'
import type { Message } from '@dimsum/words/sentence'
import { type LanguageChoice, languageChoices, textOf } from '@dimsum/words/sentence'
import { describe, expect, it } from 'vitest'
import { namesOf } from '../../components/package-names.ts'
import { actorName, auditWords } from './audit-words.ts'

const line = (entry: Partial<AuditLine>): AuditLine => ({
  ...{ id: 1, at: '2026-11-20T03:00:00.000Z', actor: 'admin:pemilik', action: 'x', subject: 'shop' },
  ...{ packageType: null, username: null, before: null, after: null, ...entry },
})

const read = (message: Message, choice: LanguageChoice = 'default') =>
  typeof message === 'string' ? message : textOf(message, choice)

/** Rendered text of an entry. */
const shown = (entry: Partial<AuditLine>, choice?: LanguageChoice) => {
  const { title, details } = auditWords(line(entry), namesOf(builtInMenu()))
  return { title: read(title, choice), details: details.map((detail) => read(detail, choice)) }
}

describe('an entry in the owner’s words', () => {
  it.each(Object.values(auditTopics).flat())('%s has words of its own, whatever it holds', (action) => {
    for (const facts of [null, {}, 'x', [1], { from: 3, note: { a: 1 }, capacity: null }]) {
      for (const choice of languageChoices) {
        const { title, details } = shown({ action, before: facts, after: facts }, choice)
        expect(title).not.toContain(action)
        expect([title, ...details].join(' ')).not.toMatch(/undefined|null|\[object|NaN|\{/)
      }
    }
  })

  // Areas and times: in the order in which PostgreSQL returns their fields.
  const area = { id: 'x', fee: 10_000, name: 'Tebet', freeFrom: 100_000, leastOrder: null }
  const morning = { for: 'both', ends: '11:00', begins: '09:00', mostOrders: null, mostPieces: null }
  const paused = { state: 'paused', until: '2026-11-22T05:00:00.000Z' }
  const areaWords = 'Tebet – Rp\u00a010.000 – gratis mulai Rp\u00a0100.000'

  it.each<[key: string, before: unknown, after: unknown, detail?: string]>([
    ['cashCeiling', null, 500_000, 'Batas bayar tunai (COD), rupiah: – → Rp\u00a0500.000'],
    ['secondFactorDemanded', false, true, 'Wajibkan verifikasi dua langkah: tidak → ya'],
    [
      'closedDates',
      ['2026-12-25', '2026-12-26'],
      ['2026-12-25'],
      'Tanggal tutup: Sabtu, 26 Desember 2026 → –',
    ],
    ['weekdayCapacity', [600, 600, null], [600, 0, null], 'Maksimal pcs per hari: Selasa 600 → Selasa 0'],
    ['allergens', ['egg'], ['egg', 'sesame'], 'Alergen: – → Wijen'],
    ['weekdayHours', { opens: '08:00', closes: '20:00' }, null, 'Senin–Jumat: 08:00 – 20:00 → –'],
    ['ordering', { state: 'open' }, paused, 'Terima pesanan baru: buka → jeda – 22 Nov 2026, 12:00'],
    ['deliveryAreas', [], [area], `Area pengiriman: – → ${areaWords}`],
    ['timeWindows', [], [morning], 'Waktu kirim & ambil: – → 09:00 – 11:00 – Diantar dan diambil'],
    ['ofTomorrow', 1, 2],
  ])('shows the setting %s before and after the change', (key, before, after, ...details) => {
    const change = { action: 'settings.change', subject: `settings:${key}`, before, after }
    expect(shown(change).details).toEqual(details)
  })

  it('lists changed fields of stock and day, and leaves out unchanged ones', () => {
    const stock = { action: 'inventory.change', subject: 'inventory:3', packageType: '20pcs' } as const
    const restocked = { ...stock, before: { currentStock: 5 }, after: { currentStock: 8 } }
    expect(shown(restocked)).toEqual({ title: 'Stok Paket Sedang (20 pcs) diubah', details: ['Stok: 5 → 8'] })
    expect(shown(restocked, 'en')).toEqual({
      title: 'Stock of Medium Pack (20 pcs) changed',
      details: ['Stock: 5 → 8'],
    })
    const day = { action: 'kitchen-day.change', subject: 'kitchen-day:2026-12-05' }
    const before = { capacity: null, isClosed: false, note: null }
    const message = shown({ ...day, before, after: { capacity: 300, isClosed: false } })
    expect(message.title).toMatch(/^Hari dapur .*5 Desember.* diubah$/)
    expect(message.details).toEqual(['Kapasitas (pcs): – → 300'])
  })

  it('names the fields of a package and of choices that changed', () => {
    const name = { id: 'Paket Sedang', en: 'Medium Pack' }
    const changed = (before: object, after: object) =>
      shown({ action: 'package.change', before: { name, ...before }, after: { name, ...after } })
    expect(changed({ price: 58_000, state: 'shown' }, { price: 60_000, state: 'hidden' })).toEqual({
      title: 'Paket Paket Sedang diubah',
      details: ['Harga: Rp\u00a058.000 → Rp\u00a060.000', 'Di toko: Tampil → Disembunyikan'],
    })
    expect(
      changed({ orderLimit: null, soldOutUntil: null }, { orderLimit: 2, soldOutUntil: '2026-12-02' })
        .details,
    ).toEqual([
      expect.stringMatching(/^Habis sampai tanggal kirim: – → .*2 Desember/),
      'Batas per pesanan: – → 2',
    ])
    const filling = { id: 'Isi', en: 'Filling' }
    const option = (option: string, more = {}) => ({
      ...{
        id: 1,
        name: { id: option, en: option },
        priceDifference: 0,
        isDefault: false,
        soldOutUntil: null,
      },
      ...more,
    })
    const choices = {
      action: 'choices.change',
      before: { name: filling, min: 0, options: [option('ayam', { isDefault: true })], packages: [] },
      after: {
        name: filling,
        min: 1,
        options: [option('ayam'), option('udang', { priceDifference: 5_000, soldOutUntil: '2026-12-02' })],
        packages: ['20pcs'],
      },
    }
    expect(shown(choices)).toEqual({
      title: 'Pilihan Isi diubah',
      details: [
        'Paling sedikit dipilih: 0 → 1',
        expect.stringMatching(
          /^Pilihan: ayam – Sudah terpilih di formulir → ayam, udang – Rp\u00a05\.000 – Habis sampai .*2 Desember 2026$/,
        ),
        'Untuk paket: – → Paket Sedang (20 pcs)',
      ],
    })
    expect(shown(choices, 'en').title).toBe('Choices Filling changed')
  })

  it('shows discount and conditions of a promotion code, and their changes', () => {
    const named = { code: 'HEMAT10', kind: 'percent', value: 10 }
    const terms = { leastOrder: 0, packages: [], from: null, until: '2026-12-31', mostUses: 1 }
    expect(shown({ action: 'promotion-code.add', after: { ...named, ...terms } })).toEqual({
      title: 'Kode promo HEMAT10 ditambahkan',
      details: [
        'Potongan: 10%',
        expect.stringMatching(/^Hari terakhir: .*31 Desember/),
        'Paling banyak dipakai: 1',
      ],
    })
    const action = 'promotion-code.change'
    const changed = (before: object, after: object) =>
      shown({ action, before: { ...named, ...before }, after: { ...named, ...after } }).details
    expect(changed({}, { value: 15 })).toEqual(['Potongan: 10% → 15%'])
    expect(changed({}, { kind: 'amount', value: 10 })).toEqual(['Potongan: 10% → Rp\u00a010'])
    expect(changed({ packages: [] }, { packages: ['20pcs'] })).toEqual([
      'Untuk paket: – → Paket Sedang (20 pcs)',
    ])
    expect(changed({ isActive: true, mostUses: 5 }, { isActive: false, mostUses: null })).toEqual([
      'Paling banyak dipakai: 5 → –',
      'Aktif: ya → tidak',
    ])
    const renamed = { action, before: { code: 'A', value: 1 }, after: { code: 'B', value: 2 } }
    expect(shown(renamed)).toEqual({ title: 'Kode promo B diubah', details: ['Kode: A → B'] })
  })

  it('shows the raw name of an unknown action', () => {
    expect(shown({ action: 'dapur.baru' })).toEqual({ title: 'dapur.baru', details: [] })
    expect([read(actorName('admin:bu sari')), read(actorName('system'))]).toEqual(['bu sari', 'Program toko'])
    expect(Object.keys(auditTopicNames)).toEqual(Object.keys(auditTopics))
  })
})
