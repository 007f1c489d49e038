import { inEnglish, inIndonesian } from '../sentence.ts'

/** Titles of the desk's documents, before « · {brand}» (product.md section 2). */
export const deskScreens = {
  login: inIndonesian('Admin', 'Admin'),
  invitation: inIndonesian('Undangan', 'Invitation'),
  dashboard: inEnglish('Admin Dashboard', 'Dasbor Admin'),
  kitchen: inIndonesian('Dapur', 'Kitchen'),
  cash: inIndonesian('Kas', 'Cash'),
  settings: inIndonesian('Pengaturan', 'Settings'),
  security: inIndonesian('Keamanan', 'Security'),
  audit: inIndonesian('Catatan perubahan', 'Change log'),
  labels: inIndonesian('Label', 'Labels'),
  orderLabel: inEnglish('Order Shipping Label', 'Label Pengiriman Pesanan'),
  systemStatus: inEnglish('System Status', 'Status Sistem'),
  paymentTest: inEnglish('Payment Test', 'Tes Pembayaran'),
  debugMidtrans: inEnglish('Midtrans Debug', 'Debug Midtrans'),
  webhookTest: inEnglish('Webhook Test', 'Tes Webhook'),
} as const

/** Shortcuts of the installed desk. */
export const deskShortcuts = {
  incomingOrders: inIndonesian('Pesanan masuk', 'Incoming orders'),
  kitchen: inIndonesian('Dapur', 'Kitchen'),
  scanLabel: inIndonesian('Scan label', 'Scan a label'),
} as const
