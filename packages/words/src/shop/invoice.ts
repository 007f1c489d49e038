import { fillIndonesian, inEnglish, inIndonesian } from '../sentence.ts'
import { shopClaims } from './shop-claims.ts'

/** The invoice, on screen and as PDF (product.md section 2, Invoice). */
export const invoice = {
  title: inEnglish('INVOICE', 'INVOICE'),
  /** `founder` may be empty. */
  tagline: inEnglish(
    (founder: string) => `${shopClaims.headline.en}${founder && ` by ${founder}`}`,
    (founder) => `${shopClaims.headline.id}${founder && ` oleh ${founder}`}`,
  ),
  status: fillIndonesian('Status: {status}', 'Status: {status}'),
  customer: inIndonesian('Informasi Pelanggan', 'Customer'),
  phone: inIndonesian('Telepon', 'Phone'),
  email: inIndonesian('Email', 'Email'),
  deliveryMethod: inIndonesian('Metode Pengiriman', 'Delivery method'),
  deliveryDay: inIndonesian('Tanggal Kirim', 'Delivery day'),
  pickUpDay: inIndonesian('Tanggal Ambil', 'Pick-up day'),
  item: inIndonesian('Item', 'Item'),
  quantity: inIndonesian('Jumlah', 'Quantity'),
  unitPrice: inIndonesian('Harga Satuan', 'Unit price'),
  sum: inIndonesian('TOTAL', 'TOTAL'),
  halal: inIndonesian('Halal', 'Halal'),
  thanks: inIndonesian('Terima kasih atas pesanan Anda', 'Thank you for your order'),
  halalCertificate: inIndonesian('No. Sertifikat Halal: {number}', 'Halal certificate no. {number}'),
  noTaxInvoice: inIndonesian('Invoice ini bukan faktur pajak.', 'This invoice is not a tax invoice.'),
} as const

/** A URL without an invoice. */
export const invoiceMissing = {
  idRequiredTitle: inIndonesian('ID Pesanan Diperlukan', 'Order number required'),
  idRequired: inIndonesian('Silakan masukkan ID pesanan yang valid.', 'Please enter a valid order number.'),
  notFoundTitle: inIndonesian('Pesanan Tidak Ditemukan', 'Order not found'),
  notFound: fillIndonesian(
    'Pesanan dengan ID #{id} tidak ditemukan.',
    'There is no order with the number #{id}.',
  ),
  noAmountsTitle: inIndonesian('Invoice ini tidak untuk peran Anda', 'This invoice is not for your role'),
  noAmounts: inIndonesian(
    'Nominal pesanan hanya terlihat oleh pemilik dan kasir.',
    'Only the owner and cashiers see the amounts of an order.',
  ),
} as const

/** Parts of the page that are not printed. */
export const invoicePage = {
  title: fillIndonesian('Invoice #{number}', 'Invoice #{number}'),
  save: inIndonesian('Simpan PDF', 'Save as PDF'),
  print: inIndonesian('Cetak', 'Print'),
  download: inEnglish('Download', 'Unduh'),
  windowBlocked: inIndonesian(
    'Jendela baru diblokir; kami buka dialog cetak di sini.',
    'The new window was blocked, so we opened the print dialog here.',
  ),
} as const
