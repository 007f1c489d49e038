import { inEnglish, inIndonesian } from '../sentence.ts'

/** Notice on every payment screen in demo mode: no money moves. */
export const demoNotice = {
  badge: inEnglish('Demo Mode', 'Mode Demo'),
  noMoney: inIndonesian(
    'Ini toko percobaan: tidak ada uang yang berpindah.',
    'This is a trial shop: no money moves.',
  ),
} as const

/** `/payment-demo` (product.md section 2, Payment demo). */
export const paymentDemo = {
  title: inEnglish('Payment Demo', 'Demo Pembayaran'),
  noRealPayment: inEnglish(
    'This is a demonstration. No real payment is processed.',
    'Ini hanya demonstrasi. Tidak ada pembayaran sungguhan yang diproses.',
  ),
  toPayment: inEnglish('Go to payment', 'Ke halaman pembayaran'),
  failed: inEnglish(
    'Payment simulation failed. Please try again.',
    'Simulasi pembayaran gagal. Silakan coba lagi.',
  ),
  offTitle: inEnglish('The demo is switched off', 'Mode demo dimatikan'),
  off: inEnglish(
    'This shop takes real payments, so payments cannot be simulated here.',
    'Toko ini menerima pembayaran sungguhan, jadi pembayaran tidak bisa disimulasikan di sini.',
  ),
} as const
