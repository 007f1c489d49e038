import type { MessageEvent } from '@dimsum/domain/order-messages'
import { statusBadge } from '../order-status.ts'
import { fillIndonesian, inIndonesian, type Sentence } from '../sentence.ts'

/** Names of the events. */
export const messageEventWord: Readonly<Record<MessageEvent, Sentence>> = {
  ...statusBadge,
  placed: inIndonesian('Pesanan masuk', 'Order received'),
  paid: inIndonesian('Pembayaran diterima', 'Payment received'),
}

/** States of a message. */
export const messageState: Readonly<Record<string, Sentence>> = {
  waiting: inIndonesian('menunggu dikirim', 'waiting to be sent'),
  dropped: inIndonesian('tidak jadi dikirim', 'not sent, no longer needed'),
  unknown: inIndonesian('belum jelas apakah terkirim', 'not known whether it was sent'),
  accepted: inIndonesian('diterima Meta', 'accepted by Meta'),
  sent: inIndonesian('terkirim', 'sent'),
  failed: inIndonesian('gagal', 'failed'),
  delivered: inIndonesian('sampai', 'delivered'),
  read: inIndonesian('dibaca', 'read'),
}

/** Checkbox on the customer card. */
export const whatsappStop = {
  label: inIndonesian('Jangan kirim pesan WhatsApp otomatis', 'Send no automatic WhatsApp messages'),
  hint: inIndonesian(
    'Untuk pelanggan yang memintanya lewat telepon. STOP dan MULAI dari pelanggan juga mengubahnya.',
    'For a customer who asks by phone. STOP and MULAI from the customer change it too.',
  ),
  stopped: inIndonesian('Pesan otomatis dihentikan', 'Automatic messages stopped'),
  resumed: inIndonesian('Pesan otomatis dikirim lagi', 'Automatic messages resumed'),
} as const

/** The section «WhatsApp otomatis». */
export const whatsappSettings = {
  about: inIndonesian(
    'Toko mengirim pesan tentang pesanan lewat Meta, sekali untuk tiap kejadian. Draf WhatsApp di setiap pesanan tetap ada.',
    'The shop sends messages about orders through Meta, once per event. The WhatsApp drafts in each order stay.',
  ),
  notLoaded: inIndonesian('Belum bisa dimuat.', 'Could not be loaded.'),
  account: {
    available: inIndonesian('Akun siap mengirim.', 'The account can send.'),
    limited: inIndonesian(
      'Akun bisa mengirim, tetapi dibatasi Meta.',
      'The account can send, within limits of Meta.',
    ),
    blocked: inIndonesian('Meta menahan pengiriman akun ini.', 'Meta blocks sending for this account.'),
    refused: inIndonesian('Meta menolak token atau nomor toko.', 'Meta refuses the token or the number.'),
    unreachable: inIndonesian('Meta tidak menjawab.', 'Meta does not answer.'),
  },
  code: fillIndonesian('Kode dari Meta: {code}', 'Code of Meta: {code}'),
  counts: fillIndonesian(
    '30 hari terakhir: {sent} diterima Meta, {delivered} sampai, {unsent} gagal atau belum jelas, {received} balasan pelanggan.',
    'Last 30 days: {sent} accepted by Meta, {delivered} delivered, {unsent} failed or not known, {received} answers of customers.',
  ),
  cost: fillIndonesian(
    'Perkiraan biaya pesan yang sampai: {amount}, sebelum pajak.',
    'Estimated cost of delivered messages: {amount}, before tax.',
  ),
  events: inIndonesian('Yang dikirim ke pelanggan', 'What customers are told'),
  preview: fillIndonesian('{text} ({cost} per pesan · {state})', '{text} ({cost} per message · {state})'),
  template: {
    APPROVED: inIndonesian('templat disetujui', 'template approved'),
    PENDING: inIndonesian('templat diperiksa Meta', 'template under review'),
    MARKETING: inIndonesian('dihitung sebagai iklan, lebih mahal', 'counted as marketing, dearer'),
    missing: inIndonesian('templat belum ada di Meta', 'template missing at Meta'),
    unusable: inIndonesian('templat ditolak atau dihentikan', 'template refused or halted'),
    unknown: inIndonesian('templat belum bisa diperiksa', 'template could not be checked'),
  },
  quiet: inIndonesian('Jangan kirim pada jam istirahat', 'Send nothing in the quiet hours'),
  quietHint: inIndonesian(
    'Pesan menunggu sampai jam istirahat selesai. Konfirmasi pesanan baru tetap dikirim.',
    'Messages wait until the quiet hours are over. A new order is still confirmed at once.',
  ),
  from: inIndonesian('Mulai', 'From'),
  until: inIndonesian('Sampai', 'Until'),
  costPerMessage: inIndonesian('Biaya per pesan (Rp)', 'Cost per message (Rp)'),
  costHint: inIndonesian(
    'Dari daftar harga Meta; hanya untuk perkiraan di halaman ini.',
    'From Meta’s price list; only for the estimates on this page.',
  ),
  save: inIndonesian('Simpan', 'Save'),
  saved: inIndonesian('Tersimpan', 'Saved'),
  forMeta: inIndonesian('Teks untuk formulir templat Meta', 'Texts for Meta’s template form'),
  forMetaHint: inIndonesian(
    'Salin satu per satu ke WhatsApp Manager. Meta memeriksanya paling lama 24 jam.',
    'Copy one after the other into the WhatsApp Manager. Meta reviews them within 24 hours.',
  ),
} as const
