import { fillEnglish, inEnglish } from '../sentence.ts'

/** «Webhook Test»: a Midtrans notification sent by hand. */
export const webhookTest = {
  status: inEnglish('Transaction Status', 'Status Transaksi'),
  fraud: inEnglish('Fraud Status', 'Status Penipuan'),
  type: inEnglish('Payment Type', 'Jenis Pembayaran'),
  off: inEnglish(
    'Simulated messages are off in production mode.',
    'Pesan tiruan dimatikan dalam mode produksi.',
  ),
  offAbout: inEnglish(
    'Payments are confirmed by the provider alone. Manual updates still work and are written down.',
    'Pembayaran hanya dipastikan oleh penyedia. Perubahan manual tetap bisa dan dicatat.',
  ),
  send: inEnglish('Test Webhook Notification', 'Tes Notifikasi Webhook'),
  update: inEnglish('Manual Status Update', 'Ubah Status Manual'),
  sent: inEnglish('Webhook Test Successful', 'Tes Webhook Berhasil'),
  failed: inEnglish('Webhook Test Failed', 'Tes Webhook Gagal'),
  notProcessed: inEnglish('Failed to process webhook', 'Webhook belum bisa diproses'),
  updated: inEnglish('Payment Status Updated', 'Status Pembayaran Diubah'),
  updateFailed: inEnglish('Update Failed', 'Perubahan Gagal'),
  notUpdated: inEnglish('Failed to update payment status', 'Status pembayaran belum bisa diubah'),
  orderPaid: fillEnglish('Order {id}: paid', 'Pesanan {id}: lunas'),
  orderNotPaid: fillEnglish('Order {id}: not paid', 'Pesanan {id}: belum lunas'),
} as const

/** The endpoint of notifications, and the meaning of each status. */
export const webhookFacts = {
  paths: inEnglish('Webhook Paths', 'Alamat Webhook'),
  logic: inEnglish('Payment Status Logic', 'Arti Status Pembayaran'),
  settlement: inEnglish('settlement = paid', 'settlement = lunas'),
  capture: inEnglish(
    'capture with fraud status accept = paid',
    'capture dengan status penipuan accept = lunas',
  ),
  pending: inEnglish('pending = pending', 'pending = menunggu'),
  failed: inEnglish('deny, cancel, expire = failed', 'deny, cancel, expire = gagal'),
} as const
