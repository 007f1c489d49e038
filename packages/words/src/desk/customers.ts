import { countOf, orderCount } from '../counts.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** The list of customers, one per phone number. */
export const customerList = {
  title: inIndonesian('Pelanggan', 'Customers'),
  search: inIndonesian('Cari', 'Search'),
  searchHint: inIndonesian('Nama, nomor telepon, atau nomor pesanan', 'Name, phone number or order number'),
  notLoaded: inIndonesian('Pelanggan belum bisa dimuat.', 'The customers could not be loaded.'),
  noneFound: fillIndonesian('Tidak ada yang cocok dengan «{search}»', 'Nobody matches “{search}”'),
  noneYet: inIndonesian('Belum ada pelanggan', 'No customers yet'),
  more: inIndonesian('Tampilkan lebih banyak', 'Show more'),
} as const

/** One customer. */
export const customerCard = {
  blocked: inIndonesian('Diblokir', 'Blocked'),
  orders: inIndonesian(
    (orders: number, cancelled: number) => `${orders} pesanan${cancelled > 0 ? `, ${cancelled} batal` : ''}`,
    (orders, cancelled) => `${orderCount(orders).en}${cancelled > 0 ? `, ${cancelled} cancelled` : ''}`,
  ),
  lastOrder: inIndonesian('terakhir {time}', 'last on {time}'),
  open: inIndonesian('Riwayat, catatan, blokir, data', 'History, note, block, data'),
  notLoaded: inIndonesian('Pelanggan belum bisa dimuat.', 'The customer could not be loaded.'),
  call: inIndonesian('Telepon', 'Call'),
  history: inIndonesian('Riwayat pesanan', 'Order history'),
  earlierOrders: fillIndonesian('dan {orders} sebelumnya', 'and {orders}', {
    orders: countOf('pesanan', 'earlier order'),
  }),
  note: inIndonesian('Catatan', 'Note'),
  noteSaved: inIndonesian('Catatan tersimpan', 'Note saved'),
} as const

/** Start of a chat message to a customer; the owner completes it. */
export const customerChat = fillIndonesian('Halo Kak {name}, ', 'Hi {name}, ')

/** Phone numbers that cannot order. */
export const blockedPhones = {
  title: inIndonesian('Daftar blokir', 'Block list'),
  about: inIndonesian(
    'Nomor ini tidak bisa memesan di toko. Pelanggan hanya diminta menghubungi Anda.',
    'These numbers cannot order in the shop. The customer is only asked to contact you.',
  ),
  none: inIndonesian('Belum ada nomor yang diblokir.', 'No number is blocked.'),
  since: inIndonesian('sejak {time}', 'since {time}'),
  unblock: inIndonesian('Buka blokir', 'Unblock'),
  unblockPhone: fillIndonesian('Buka blokir {phone}', 'Unblock {phone}'),
  unblocked: inIndonesian('Nomor boleh memesan lagi', 'The number may order again'),
  notChanged: inIndonesian('Belum berubah', 'Not changed'),
  blockOther: inIndonesian('Blokir nomor lain', 'Block another number'),
  blockThis: inIndonesian('Blokir nomor ini …', 'Block this number …'),
  isBlocked: inIndonesian('Diblokir: {reason}', 'Blocked: {reason}'),
  phone: inIndonesian('Nomor telepon', 'Phone number'),
  reason: inIndonesian('Alasan', 'Reason'),
  reasonHint: inIndonesian(
    'Untuk Anda sendiri, misalnya «dua kali tidak diambil»',
    'For yourself, for example “did not pick up twice”',
  ),
  block: inIndonesian('Blokir nomor ini', 'Block this number'),
  blocked: fillIndonesian('{phone} diblokir', '{phone} is blocked'),
} as const
