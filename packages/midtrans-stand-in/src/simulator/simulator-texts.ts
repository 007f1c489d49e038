import type { Language } from '../provider.ts'

/** The texts of the simulator page. */
const indonesian = {
  title: 'Simulator pembayaran',
  intro:
    'Di sini Anda berperan sebagai pelanggan, bank, dan waktu. Setiap tombol mengirim notifikasi ke toko.',
  find: 'Cari nomor virtual account, kode bayar, atau nomor pesanan',
  search: 'Cari',
  transactions: 'Transaksi',
  none: 'Belum ada transaksi. Buat pesanan di toko, lalu pilih cara bayar.',
  noneFound: 'Tidak ada transaksi dengan nomor itu.',
  deliveries: 'Notifikasi terakhir',
  noDeliveries: 'Belum ada notifikasi.',
  dashboardTest: 'Kirim notifikasi uji',
  faults: 'Gangguan yang bisa diketik',
  faultsIntro:
    'Isi salah satu nama ini sebagai nama pelanggan. Tambahkan kata Sekali agar terjadi satu kali saja.',
  pay: 'Bayar',
  deny: 'Tolak',
  expire: 'Kedaluwarsa',
  cancel: 'Batalkan',
  settle: 'Selesaikan',
  reverse: 'Tarik dana',
  refund: 'Kembalikan dana',
  chargeback: 'Sengketa',
  tries: 'percobaan',
  waiting: 'menunggu',
  delivered: 'diterima',
  failed: 'gagal',
}

const english: typeof indonesian = {
  title: 'Payment simulator',
  intro: 'Here you play the customer, the bank and the clock. Every button sends the shop a notification.',
  find: 'Find a virtual account number, payment code or order number',
  search: 'Find',
  transactions: 'Transactions',
  none: 'No transactions yet. Place an order in the shop and choose how to pay.',
  noneFound: 'No transaction has that number.',
  deliveries: 'Latest notifications',
  noDeliveries: 'No notifications yet.',
  dashboardTest: 'Send a test notification',
  faults: 'Trouble you can type',
  faultsIntro:
    'Enter one of these names as the customer name. Add the word Sekali to have it happen once only.',
  pay: 'Pay',
  deny: 'Deny',
  expire: 'Expire',
  cancel: 'Cancel',
  settle: 'Settle',
  reverse: 'Reverse',
  refund: 'Refund',
  chargeback: 'Chargeback',
  tries: 'tries',
  waiting: 'waiting',
  delivered: 'delivered',
  failed: 'failed',
}

export type SimulatorTexts = typeof indonesian

export const simulatorTexts = (language: Language): SimulatorTexts =>
  language === 'en' ? english : indonesian
