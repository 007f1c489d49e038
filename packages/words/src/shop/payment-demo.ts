import { inEnglish } from '../sentence.ts'

/** `/payment-demo` (product.md section 2, Payment demo): no money moves. */
export const paymentDemo = {
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
