import { fillEnglish, inEnglish } from '../sentence.ts'

/** «Payment Test»: a payment without an order. */
export const paymentTest = {
  customerName: inEnglish('Customer Name', 'Nama Pelanggan'),
  email: inEnglish('Email', 'Email'),
  phone: inEnglish('Phone', 'Telepon'),
  amount: inEnglish('Amount (IDR)', 'Jumlah (IDR)'),
  amountHint: inEnglish('Whole rupiah', 'Rupiah tanpa sen'),
  isReal: inEnglish('This creates real transactions.', 'Ini membuat transaksi sungguhan.'),
  isRealAbout: inEnglish(
    'Each test is a transaction at the payment provider. In production mode real money moves.',
    'Setiap tes adalah transaksi di penyedia pembayaran. Dalam mode produksi uang sungguhan berpindah.',
  ),
  demo: inEnglish('Demo mode', 'Mode demo'),
  demoAbout: inEnglish(
    'The provider is played by this shop. No real money moves.',
    'Toko ini berperan sebagai penyedia. Tidak ada uang sungguhan yang berpindah.',
  ),
  start: inEnglish('Test Payment Methods', 'Tes Cara Bayar'),
  processing: inEnglish('Processing...', 'Memproses...'),
} as const

/** Results of the popup (product.md section 8). */
export const paymentTestOutcome = {
  closed: inEnglish('Payment Cancelled', 'Pembayaran Dibatalkan'),
  closedAbout: inEnglish('Payment was cancelled.', 'Pembayaran dibatalkan.'),
  type: fillEnglish('Payment type: {type}', 'Jenis pembayaran: {type}'),
  unknownType: inEnglish('Payment type: unknown', 'Jenis pembayaran: tidak diketahui'),
  success: inEnglish('Payment Test Successful', 'Tes Pembayaran Berhasil'),
  waiting: inEnglish('Payment Pending', 'Pembayaran Menunggu'),
  failed: inEnglish('Payment Failed', 'Pembayaran Gagal'),
  failedAbout: inEnglish('Payment test failed', 'Tes pembayaran gagal'),
  error: inEnglish('Test Error', 'Kesalahan Tes'),
  notCreated: inEnglish('Failed to create test payment', 'Tes pembayaran belum bisa dibuat'),
} as const

/** Payment methods of Midtrans's popup; the same in both languages. */
export const methodGroups = {
  title: inEnglish('Available Payment Methods', 'Cara Bayar yang Tersedia'),
  cards: inEnglish('Credit & Debit Cards', 'Kartu Kredit & Debit'),
  virtualAccounts: inEnglish('Virtual Accounts', 'Virtual Account'),
  qris: inEnglish('QRIS', 'QRIS'),
  eWallets: inEnglish('E-Wallets', 'Dompet Digital'),
  retail: inEnglish('Retail & Others', 'Gerai & Lainnya'),
  about: inEnglish(
    'The popup offers those that are switched on for your account at the provider.',
    'Popup menawarkan yang sudah diaktifkan untuk akun Anda di penyedia.',
  ),
} as const
