import { formatRupiah } from '@dimsum/domain/money'
import { fillIndonesian, inIndonesian } from '../sentence.ts'
import { inBrackets } from './order-timeline.ts'

/** «Ubah isi pesanan»: packages, choices, discount or extra charge of an order. */
export const editing = {
  title: inIndonesian('Ubah isi pesanan', 'Change the order'),
  titleOf: fillIndonesian('Ubah isi pesanan #{number}', 'Change order #{number}'),
  soldAt: fillIndonesian('dipesan {price}', 'ordered at {price}', { price: formatRupiah }),
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
  promotionChanges: fillIndonesian('Promo {code} menjadi {off}.', 'Promotion {code} becomes {off}.', {
    off: formatRupiah,
  }),
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
export const goodsChanged = fillIndonesian(
  'Isi pesanan: {from} → {to}. Total {totals}{note}',
  'Order changed: {from} → {to}. Total {totals}{note}',
  { note: inBrackets },
)
