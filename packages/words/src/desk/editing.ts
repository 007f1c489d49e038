import { formatRupiah } from '@dimsum/domain/money'
import { fillIndonesian, inIndonesian, type Sentence } from '../sentence.ts'

/** «Ubah isi pesanan»: packages, choices, discount or extra charge of an order. */
export const editing = {
  title: inIndonesian('Ubah isi pesanan', 'Change the order'),
  titleOf: fillIndonesian('Ubah isi pesanan #{number}', 'Change order #{number}'),
  soldAt: inIndonesian(
    (price: number) => `dipesan ${formatRupiah(price)}`,
    (price) => `ordered at ${formatRupiah(price)}`,
  ),
  adjustment: inIndonesian('Potongan atau biaya tambahan', 'Discount or extra charge'),
  adjustments: {
    none: inIndonesian('Tidak ada', 'None'),
    discount: inIndonesian('Potongan', 'Discount'),
    extra: inIndonesian('Biaya tambahan', 'Extra charge'),
  },
  amount: inIndonesian('Jumlah, rupiah', 'Amount, rupiah'),
  reason: inIndonesian('Alasan', 'Reason'),
  reasonHint: inIndonesian('Pelanggan membacanya di invoice.', 'The customer reads it on the invoice.'),
  reasonMissing: inIndonesian('Tulis alasannya.', 'Write the reason.'),
  promotionChanges: inIndonesian(
    (code: string, off: number) => `Promo ${code} menjadi ${formatRupiah(off)}.`,
    (code, off) => `Promotion ${code} becomes ${formatRupiah(off)}.`,
  ),
  promotionGone: fillIndonesian(
    'Promo {code} tidak berlaku lagi untuk isi ini dan dilepas.',
    'Promotion {code} no longer applies to these packages and is removed.',
  ),
  before: inIndonesian('Total sekarang', 'Total now'),
  after: inIndonesian('Total baru', 'New total'),
  back: inIndonesian('Dikembalikan ke pelanggan', 'Goes back to the customer'),
  details: inIndonesian('Ubah data pesanan', 'Change the details'),
  detailsOf: fillIndonesian('Ubah data pesanan #{number}', 'Details of order #{number}'),
  email: inIndonesian('Email', 'Email'),
  pickUpHint: inIndonesian(
    'Tidak dicentang: diambil sendiri, tanpa ongkir.',
    'Unticked: picked up, without a delivery fee.',
  ),
  override: inIndonesian('Tetap ubah', 'Change anyway'),
  overrideHint: inIndonesian(
    'Melewati kapasitas dapur dan batas paket.',
    'Passes over the kitchen’s capacity and the limits of packages.',
  ),
  save: inIndonesian('Simpan perubahan', 'Save the change'),
  saved: inIndonesian('Pesanan diubah', 'Order changed'),
  notSaved: inIndonesian('Perubahan belum tersimpan.', 'The change is not saved.'),
  tellCustomer: inIndonesian('Kabari pelanggan', 'Tell the customer'),
} as const

/** Timeline entry with the packages and totals before and after. */
export const goodsChanged = inIndonesian(
  (from: Sentence, to: Sentence, totals: string, note: string) =>
    `Isi pesanan: ${from.id} → ${to.id}. Total ${totals}${note && ` (${note})`}`,
  (from, to, totals, note) => `Order changed: ${from.en} → ${to.en}. Total ${totals}${note && ` (${note})`}`,
)
