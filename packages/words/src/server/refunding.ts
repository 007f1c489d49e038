/** Why money is not given back, and what is noted when all of it was. */
import { formatRupiah, type Rupiah } from '@dimsum/domain/money'
import { inIndonesian } from '../sentence.ts'

export const refunding = {
  off: inIndonesian(
    'Aktifkan dulu «Kembalikan uang dari pesanan» di Pengaturan.',
    'First switch on “Refunds from the order” in Settings.',
  ),
  nothingLeft: inIndonesian(
    'Tidak ada lagi uang yang bisa dikembalikan dari pesanan ini.',
    'There is no money left to give back for this order.',
  ),
  atMost: inIndonesian(
    (left: Rupiah) => `Paling banyak ${formatRupiah(left)}.`,
    (left) => `At most ${formatRupiah(left)}.`,
  ),
  wholeOnly: inIndonesian(
    'Cara bayar ini hanya bisa dikembalikan seluruhnya lewat Midtrans. Untuk sebagian, pilih transfer atau tunai.',
    'Midtrans gives this way of paying back only as a whole. For a part, choose transfer or cash.',
  ),
  notByProvider: inIndonesian(
    'Pembayaran ini tidak bisa dikembalikan lewat Midtrans. Pilih transfer atau tunai.',
    'This payment cannot be given back by Midtrans. Choose transfer or cash.',
  ),
  keyUsed: inIndonesian(
    'Pengembalian ini sudah dikirim dengan isi lain. Muat ulang, lalu coba lagi.',
    'This refund was already sent with other contents. Reload, then try again.',
  ),
  allIsBack: inIndonesian('Uangnya sudah dikembalikan', 'The money was given back'),
} as const
