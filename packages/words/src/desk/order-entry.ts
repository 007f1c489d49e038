import { formatRupiah } from '@dimsum/domain/money'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** «Pesanan baru»: an order taken by chat, phone or at the door. */
export const orderEntry = {
  title: inIndonesian('Pesanan baru', 'New order'),
  by: inIndonesian('Pesanan lewat', 'Order came by'),
  sources: {
    whatsapp: inIndonesian('WhatsApp', 'WhatsApp'),
    phone: inIndonesian('Telepon', 'Phone'),
    'walk-in': inIndonesian('Datang langsung', 'Walk-in'),
  },
  packages: inIndonesian('Paket', 'Packages'),
  fewer: fillIndonesian('Kurangi {name}', 'One {name} less'),
  more: fillIndonesian('Tambah {name}', 'One {name} more'),
  phone: inIndonesian('Nomor WhatsApp', 'WhatsApp number'),
  name: inIndonesian('Nama', 'Name'),
  isDelivery: inIndonesian('Diantar', 'Delivery'),
  isPickup: inIndonesian('Diambil sendiri di dapur.', 'Picked up at the kitchen.'),
  address: inIndonesian('Alamat', 'Address'),
  addressTooShort: inIndonesian('Alamat minimal 10 huruf.', 'The address needs at least 10 characters.'),
  area: inIndonesian('Area pengiriman', 'Delivery area'),
  otherArea: inIndonesian('Di luar daftar', 'Not in the list'),
  fee: inIndonesian('Ongkir, rupiah', 'Delivery fee, rupiah'),
  feeHint: fillIndonesian('Kosong: {usual}', 'Empty: {usual}'),
  day: inIndonesian('Tanggal kirim atau ambil', 'Delivery or pick-up date'),
  time: inIndonesian('Jam', 'Time'),
  timeHint: inIndonesian(
    (listed: string) => `Misalnya 9-11${listed && `. Pilihan: ${listed}`}`,
    (listed) => `For example 9-11${listed && `. Listed: ${listed}`}`,
  ),
  promotionCode: inIndonesian('Kode promo', 'Promotion code'),
  takesOff: fillIndonesian('Potongan {off}', 'Takes off {off}', { off: formatRupiah }),
  acceptAnyway: inIndonesian('Tetap terima untuk tanggal ini', 'Accept for this date anyway'),
  acceptAnywayHint: inIndonesian(
    'Melewati batas pesan dan kapasitas dapur.',
    'Passes over the ordering deadline and the kitchen’s capacity.',
  ),
  notes: inIndonesian('Catatan', 'Notes'),
  total: inIndonesian('Total', 'Total'),
  save: inIndonesian('Simpan pesanan', 'Save the order'),
  saved: inIndonesian('Pesanan tercatat', 'Order saved'),
  firstSaved: inIndonesian('Kiriman pertama sudah tercatat', 'Your first try was saved already'),
  changesMissing: fillIndonesian(
    '{number}. Perubahan terakhir belum ikut: periksa kartunya.',
    '{number}. Your last changes are not in it: check its card.',
  ),
  notSaved: inIndonesian('Pesanan belum tersimpan.', 'The order is not saved.'),
} as const

/** A customer who has ordered before; follows the customer's name. */
export const knownCustomer = {
  orders: inIndonesian(
    (orders: number, cancelled: number) =>
      `${orders} pesanan${cancelled > 0 ? `, ${cancelled} dibatalkan` : ''}`,
    (orders, cancelled) =>
      `${orders} ${orders === 1 ? 'order' : 'orders'}${cancelled > 0 ? `, ${cancelled} cancelled` : ''}`,
  ),
  blocked: inIndonesian('nomor ini diblokir', 'this number is blocked'),
  use: inIndonesian('Pakai nama dan alamatnya', 'Use this name and address'),
  notLoaded: inIndonesian(
    'Riwayat pelanggan ini belum bisa dimuat.',
    'This customer’s history could not be loaded.',
  ),
} as const
