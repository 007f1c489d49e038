import { fillIndonesian, inEnglish, inIndonesian } from '../sentence.ts'

/** Changing an order's status, and the results. */
export const orderSteps = {
  status: inEnglish('Status', 'Status'),
  updated: inEnglish('Status Updated', 'Status diperbarui'),
  moved: fillIndonesian('#{number} → {status}', '#{number} → {status}'),
  failed: inEnglish('Error', 'Gagal'),
  notUpdated: inEnglish('Failed to update order status', 'Status pesanan belum tersimpan'),
  tryAgain: inIndonesian('Coba lagi', 'Try again'),
  notChanged: inIndonesian('Belum berubah: {why}', 'Not changed: {why}'),
} as const

/** Cancelling an order. */
export const orderCancelling = {
  title: fillIndonesian('Batalkan pesanan #{number}?', 'Cancel order #{number}?'),
  paid: inIndonesian(
    'Pesanan ini sudah dibayar: uangnya harus dikembalikan. Pembayaran virtual account hanya bisa dikembalikan lewat transfer manual.',
    'This order is paid: the money must go back. Virtual account payments can only be returned by a manual transfer.',
  ),
  unpaid: fillIndonesian(
    'Pesanan {customer} tidak akan dimasak. Stoknya kembali.',
    'The order of {customer} will not be cooked. Its stock comes back.',
  ),
  reason: inIndonesian('Alasan', 'Reason'),
  reasonHint: inIndonesian('Pelanggan bisa membacanya.', 'The customer can read it.'),
  reasonMissing: inIndonesian('Pilih alasannya.', 'Choose the reason.'),
  chooseReason: inIndonesian('Pilih alasan', 'Choose a reason'),
  other: inIndonesian('lainnya', 'other'),
  otherReason: inIndonesian('Alasan lain', 'Other reason'),
  otherMissing: inIndonesian('Tulis alasannya.', 'Write the reason.'),
  cancel: inIndonesian('Batalkan pesanan', 'Cancel the order'),
  keep: inIndonesian('Jangan batalkan', 'Keep it'),
} as const

/** Reasons of a cancellation, which complete «karena …». The Indonesian text is stored with the order, and the customer reads it. */
export const cancelReasons = [
  inIndonesian('stok habis', 'sold out'),
  inIndonesian('alamat di luar jangkauan', 'address out of reach'),
  inIndonesian('permintaan pelanggan', 'the customer asked for it'),
  inIndonesian('pembayaran belum kami terima', 'no payment received'),
  inIndonesian('pesanan tidak dapat kami konfirmasi', 'we could not confirm the order'),
] as const
