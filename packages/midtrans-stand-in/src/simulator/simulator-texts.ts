import { type FaultName, faultNames, faults } from '../faults.ts'
import type { Language } from '../provider.ts'

/** The words of the simulator page. */
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

/** Every name that arms a fault, with what it does, in the language of the page. */
export const typedFaultNames = (language: Language): { name: string; effect: string }[] =>
  faultNames.map((name) => ({
    name: faults[name].typedName,
    effect: language === 'en' ? faults[name].effect : indonesianEffects[name],
  }))

const indonesianEffects = {
  'create-timeout-before': 'Pembuatan token tidak pernah dijawab dan tidak berpengaruh',
  'create-timeout-after': 'Pembuatan token berhasil, tetapi tidak pernah dijawab',
  'create-slow': 'Pembuatan token dijawab terlambat',
  'create-500': 'Pembuatan token dijawab 500',
  'create-503': 'Pembuatan token dijawab 503',
  'create-html-502': 'Pembuatan token dijawab 502 berupa halaman HTML',
  'create-garbage': 'Pembuatan token dijawab 201 dengan JSON yang terpotong',
  'create-403': 'Pembuatan token diblokir di depan: 403, bukan JSON',
  'create-401': 'Pembuatan token dijawab 401, kunci tidak cocok',
  'create-429': 'Pembuatan token dijawab 429, terlalu sering',
  'create-reset': 'Sambungan putus saat membuat token, tanpa pengaruh',
  'status-timeout': 'Pertanyaan status tidak pernah dijawab',
  'status-500': 'Pertanyaan status dijawab 500',
  'status-503': 'Pertanyaan status dijawab 503',
  'status-html-502': 'Pertanyaan status dijawab 502 berupa halaman HTML',
  'status-garbage': 'Pertanyaan status dijawab 200 dengan JSON yang terpotong',
  'status-slow': 'Pertanyaan status dijawab terlambat',
  'status-swapped': 'Pertanyaan status dijawab dengan transaksi pesanan lain',
  'status-stale': 'Pertanyaan status dijawab dengan keadaan sebelumnya',
  'status-no-custom-fields': 'Pertanyaan status dijawab tanpa custom_field1 sampai 3',
  'script-missing': 'Pemuatan snap.js berikutnya gagal',
  'script-slow': 'Pemuatan snap.js berikutnya terlambat',
  'notification-lost': 'Tidak ada notifikasi yang dikirim',
  'notification-delayed': 'Notifikasi dikirim terlambat',
  'notification-duplicate': 'Setiap notifikasi dikirim dua kali berurutan',
  'notification-duplicate-concurrent': 'Setiap notifikasi dikirim dua kali bersamaan',
  'notification-settlement-first': 'Notifikasi pending tiba setelah notifikasi berikutnya',
  'notification-late-expire': 'Setelah pembayaran, percobaan lain dari pesanan itu kedaluwarsa',
  'forged-signature': 'Salinan dengan tanda tangan salah mendahului setiap notifikasi',
  'forged-status': 'Salinan bertanda tangan benar dengan transaction_status lain datang lebih dulu',
  'forged-amount': 'Salinan bertanda tangan benar dengan jumlah lain datang lebih dulu',
  'forged-order': 'Salinan bertanda tangan benar untuk pesanan tak dikenal datang lebih dulu',
  'forged-ids': 'Salinan bertanda tangan benar atas nama pesanan lain datang lebih dulu',
  'extra-fields': 'Notifikasi memuat isian yang tidak terdokumentasi',
  'no-fraud-status': 'Notifikasi dan status tidak memuat fraud_status',
  challenge: 'Pembayaran kartu ditahan untuk diperiksa',
  reversal: 'Pembayaran Permata, Mandiri, atau Indomaret yang lunas ditarik kembali',
  'deny-then-success': 'Percobaan pertama ditolak, yang kedua lunas',
  'success-without-notification': 'Popup melaporkan sukses; notifikasi lunas tidak pernah dikirim',
  'notification-before-callback': 'Popup baru melapor setelah notifikasi dijawab',
  'two-attempts-paid': 'Percobaan kedua dari pesanan yang sama ikut lunas',
  'test-notification': 'Pembuatan token juga mengirim notifikasi uji dasbor',
} satisfies Record<FaultName, string>
