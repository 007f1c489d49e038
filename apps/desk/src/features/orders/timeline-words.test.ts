import { builtInMenu } from '@dimsum/contract/built-in-menu'
import { type Sentence, textOf } from '@dimsum/words/sentence'
import { describe, expect, it } from 'vitest'
import { actorName } from '../../components/actor-name.ts'
import { eventSentence } from './timeline-words.ts'

const shown = (message: Sentence | string) =>
  typeof message === 'string' ? message : textOf(message, 'default')

describe('the timeline in the owner’s words', () => {
  it.each([
    ['placed', {}, 'Pesanan masuk'],
    ['status', { from: 'pending', to: 'confirmed' }, 'Menunggu → Dikonfirmasi'],
    [
      'status',
      { from: 'pending', to: 'cancelled', reason: 'stok habis' },
      'Menunggu → Dibatalkan (stok habis)',
    ],
    ['paid', { method: 'virtual_account' }, 'Lunas lewat Virtual Account'],
    ['paid', { method: 'tunai', note: 'kurir' }, 'Lunas lewat Tunai (kurir)'],
    ['payment', { via: 'notification', status: 'refund' }, 'Kabar pembayaran: refund'],
    ['payment', { via: 'hand-over', status: 'settlement', method: 'gopay' }, 'Tetap lunas lewat GoPay'],
    ['unpaid', { note: 'salah catat' }, 'Menjadi belum bayar (salah catat)'],
    ['note', { note: 'pelanggan minta struk' }, 'Catatan: pelanggan minta struk'],
    ['access', { via: 'phone' }, 'Pemesan membuka pesanan ini dengan nomor teleponnya'],
    ['link', { purpose: 'revoked' }, 'Tautan pribadi dicabut'],
    ['access', { via: 'link' }, 'Pesanan ini dibuka lewat tautan pribadinya'],
    ['details', { fields: ['notes', 'customerAddress'] }, 'Diubah sendiri: alamat, catatan'],
    ['change-request', { what: 'cancel', note: 'batal acara' }, 'Minta dibatalkan (batal acara)'],
    ['change-request', { what: 'other' }, 'Minta perubahan'],
    ['change-answer', { decision: 'approved' }, 'Permintaan disetujui'],
    ['change-answer', { decision: 'refused', note: 'maaf' }, 'Permintaan ditolak (maaf)'],
    ['delivery-day', { from: null, to: '2026-11-22' }, 'Hari berubah: tanpa tanggal → Minggu, 22 November'],
    ['prepared', { packageType: '20pcs', isPrepared: true }, 'Paket Sedang (20 pcs) siap'],
    [
      'goods',
      {
        from: { lines: [{ name: { id: 'Paket Sedang (20 pcs)', en: '' }, quantity: 1 }], total: 58_000 },
        to: { lines: [{ name: { id: 'Paket Sedang (20 pcs)', en: '' }, quantity: 2 }], total: 111_000 },
        note: 'langganan',
      },
      'Isi pesanan: 1 × Paket Sedang (20 pcs) → 2 × Paket Sedang (20 pcs). Total Rp\u00a058.000 → Rp\u00a0111.000 (langganan)',
    ],
    ['whatsapp-message', { event: 'paid', state: 'delivered' }, 'WhatsApp «Pembayaran diterima»: sampai'],
    [
      'whatsapp-received',
      { word: 'stop', note: 'STOP' },
      'Pelanggan tidak mau dikabari lewat WhatsApp lagi: STOP',
    ],
    ['whatsapp-received', { note: 'Sudah sampai?' }, 'Pelanggan menulis di WhatsApp: Sudah sampai?'],
    ['something-new', {}, 'something-new'],
  ])('%s %o', (kind, data, sentence) =>
    expect(shown(eventSentence({ kind, data }, builtInMenu()))).toBe(sentence))

  it.each([
    ['whatsapp-message', { event: 'paid', state: 'delivered' }, 'WhatsApp “Payment received”: delivered'],
    ['whatsapp-received', { word: 'stop', note: 'STOP' }, 'Customer wants no more WhatsApp messages: STOP'],
  ])('in English: %s %o', (kind, data, sentence) =>
    expect(textOf(eventSentence({ kind, data }, builtInMenu()) as Sentence, 'en')).toBe(sentence))

  it('names who did it', () => {
    expect(['customer', 'provider', 'system', 'admin:wati'].map(actorName).map(shown)).toEqual([
      'pelanggan',
      'Midtrans',
      'otomatis',
      'wati',
    ])
  })
})
