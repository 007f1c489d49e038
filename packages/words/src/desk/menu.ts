import type { MenuBadge, MenuState } from '@dimsum/domain/menu'
import { type Instant, wibDay } from '@dimsum/domain/wib-date'
import { dates } from '../dates.ts'
import { fillIndonesian, inEnglish, inIndonesian, type Sentence } from '../sentence.ts'

/** Settings, «Menu»: the list of packages. */
export const menu = {
  about: inIndonesian(
    'Paket yang dilihat pelanggan, dalam urutan ini. Perubahan berlaku untuk pesanan baru; pesanan yang sudah ada tetap dengan nama dan harganya.',
    'The packs customers see, in this order. Changes are for new orders; orders that came in keep their names and prices.',
  ),
  notLoaded: inIndonesian('Menu belum bisa dimuat.', 'The menu could not be loaded.'),
  none: inIndonesian(
    'Tidak ada paket di menu. Pelanggan belum bisa memesan.',
    'There is no pack on the menu. Customers cannot order yet.',
  ),
  pieces: fillIndonesian('{pieces} pcs', '{pieces} pcs'),
  category: fillIndonesian('Kategori: {category}', 'Category: {category}'),
  soldLately: inIndonesian(
    (count: number) => (count === 0 ? 'Belum terjual 30 hari ini' : `${count} terjual dalam 30 hari`),
    (count) => (count === 0 ? 'None sold in 30 days' : `${count} sold in 30 days`),
  ),
  archived: fillIndonesian('Diarsipkan ({count})', 'Archived ({count})'),
  notDone: inIndonesian('Belum berubah', 'Not changed'),
} as const

export const menuStateNames: Record<MenuState, Sentence> = {
  shown: inIndonesian('Tampil', 'Shown'),
  hidden: inIndonesian('Disembunyikan', 'Hidden'),
  archived: inIndonesian('Diarsipkan', 'Archived'),
}

export const menuBadgeNames: Record<MenuBadge, Sentence> = {
  popular: inEnglish('Popular', 'Terpopuler'),
  new: inIndonesian('Baru', 'New'),
  seasonal: inIndonesian('Musiman', 'Seasonal'),
}

const shortMoment = ({ at, today }: { at: Instant; today: string }, language: 'id' | 'en') =>
  wibDay(at).slice(0, 4) === today.slice(0, 4)
    ? dates.dayShort(wibDay(at))[language]
    : dates.long(at)[language]

const period = (from: string | null, until: string | null, language: 'id' | 'en') => {
  const short = (day: string) => dates.dayShort(day)[language]
  if (from !== null && from === until) return short(from)
  if (from !== null && until !== null) return `${short(from)}–${short(until)}`
  if (from !== null) return language === 'id' ? `mulai ${short(from)}` : `from ${short(from)}`
  return until === null ? '' : language === 'id' ? `sampai ${short(until)}` : `until ${short(until)}`
}

type Delivery = { deliverFrom: string | null; deliverUntil: string | null }

/** Name of an archived package in lists of sold packages. */
export const archivedPackage = fillIndonesian('{name} (diarsipkan)', '{name} (archived)')

/** Availability of a package. */
export const menuFacts = {
  soldOut: inIndonesian(
    (until: string, today: string) =>
      until === today ? 'Habis hari ini' : `Habis sampai ${dates.dayShort(until).id}`,
    (until, today) => (until === today ? 'Sold out today' : `Sold out until ${dates.dayShort(until).en}`),
  ),
  allSold: fillIndonesian('Habis: {limit} terjual', 'Sold out: all {limit} sold'),
  left: fillIndonesian('Sisa {left} dari {limit}', '{left} of {limit} left'),
  opens: inIndonesian(
    (at: Instant, today: string) => `PO mulai ${shortMoment({ at, today }, 'id')}`,
    (at, today) => `Orders from ${shortMoment({ at, today }, 'en')}`,
  ),
  closes: inIndonesian(
    (at: Instant, today: string) => `PO sampai ${shortMoment({ at, today }, 'id')}`,
    (at, today) => `Orders until ${shortMoment({ at, today }, 'en')}`,
  ),
  closed: inIndonesian('PO sudah ditutup', 'Orders are closed'),
  delivered: inIndonesian(
    ({ deliverFrom, deliverUntil }: Delivery) => `Kirim ${period(deliverFrom, deliverUntil, 'id')}`,
    ({ deliverFrom, deliverUntil }) => `Delivered ${period(deliverFrom, deliverUntil, 'en')}`,
  ),
} as const

/** Sorting with ↑ and ↓. */
export const menuOrder = {
  up: fillIndonesian('Naikkan {name}', 'Move {name} up'),
  down: fillIndonesian('Turunkan {name}', 'Move {name} down'),
  moved: fillIndonesian('{name}: urutan {place} dari {of}', '{name}: place {place} of {of}'),
  failed: inIndonesian('Urutan belum tersimpan', 'The order is not saved'),
} as const

export const menuActs = {
  edit: inIndonesian('Ubah', 'Edit'),
  editOf: fillIndonesian('Ubah {name}', 'Edit {name}'),
  sellOut: inIndonesian('Habis hari ini', 'Sold out today'),
  sellOutOf: fillIndonesian('{name}: habis hari ini', '{name}: sold out today'),
  back: inIndonesian('Ada lagi', 'Back on sale'),
  backOf: fillIndonesian('{name}: ada lagi', '{name}: back on sale'),
  hide: inIndonesian('Sembunyikan', 'Hide'),
  hideOf: fillIndonesian('Sembunyikan {name}', 'Hide {name}'),
  show: inIndonesian('Tampilkan', 'Show'),
  showOf: fillIndonesian('Tampilkan {name}', 'Show {name}'),
  archive: inIndonesian('Arsipkan', 'Archive'),
  archiveOf: fillIndonesian('Arsipkan {name}', 'Archive {name}'),
  restore: inIndonesian('Kembalikan', 'Restore'),
  restoreOf: fillIndonesian('Kembalikan {name} ke menu', 'Restore {name} to the menu'),
  copy: inIndonesian('Salin', 'Copy'),
  copyOf: fillIndonesian('Salin {name} sebagai paket baru', 'Copy {name} as a new pack'),
  soldOut: fillIndonesian('{name} habis untuk kiriman hari ini', '{name} is sold out for today’s deliveries'),
  isBack: fillIndonesian('{name} bisa dipesan lagi', '{name} can be ordered again'),
  restored: fillIndonesian(
    '{name} kembali ke menu, masih disembunyikan',
    '{name} is back on the menu, still hidden',
  ),
  turned: {
    shown: fillIndonesian('{name} tampil di toko', '{name} is shown in the shop'),
    hidden: fillIndonesian('{name} disembunyikan', '{name} is hidden'),
    archived: fillIndonesian('{name} diarsipkan', '{name} is archived'),
  },
} as const

/** Deleting a package without orders. */
export const menuRemoval = {
  ask: inIndonesian('Hapus', 'Delete'),
  askOf: fillIndonesian('Hapus {name}', 'Delete {name}'),
  title: fillIndonesian('Hapus {name}?', 'Delete {name}?'),
  about: inIndonesian(
    'Belum ada pesanan untuk paket ini. Foto dan keterangannya ikut terhapus.',
    'Nobody has ordered this pack. Its photo and description go with it.',
  ),
  remove: inIndonesian('Hapus paket', 'Delete the pack'),
  keep: inIndonesian('Jangan hapus', 'Keep'),
  removed: fillIndonesian('{name} dihapus', '{name} is deleted'),
} as const

/** Form of a package. */
export const menuForm = {
  add: inIndonesian('Tambah paket', 'Add a pack'),
  change: fillIndonesian('Ubah {name}', 'Edit {name}'),
  name: inIndonesian('Nama', 'Name'),
  nameHint: inIndonesian(
    'Tanpa jumlah pcs, misalnya Paket Sedang',
    'Without the pieces, such as Paket Sedang',
  ),
  nameEn: inIndonesian('Nama dalam bahasa Inggris', 'Name in English'),
  englishHint: inIndonesian('Kosong: sama dengan bahasa Indonesia', 'Empty: the same as in Indonesian'),
  description: inIndonesian('Keterangan', 'Description'),
  descriptionEn: inIndonesian('Keterangan dalam bahasa Inggris', 'Description in English'),
  category: inIndonesian('Kategori', 'Category'),
  categoryHint: inIndonesian(
    'Misalnya Beku atau Hampers. Paket dengan kategori yang sama tampil di bawah satu judul. Kosong: paling atas, tanpa judul',
    'Such as Beku or Hampers. Packs with the same category stand below one heading. Empty: at the top, without a heading',
  ),
  categoryEn: inIndonesian('Kategori dalam bahasa Inggris', 'Category in English'),
  categoryEnHint: inIndonesian('Cukup di satu paket per kategori', 'One pack per category is enough'),
  pieces: inIndonesian('Isi, pcs', 'Pieces'),
  piecesFixed: inIndonesian(
    'Sudah pernah dipesan, jadi isinya tetap. Untuk isi lain, salin sebagai paket baru.',
    'It has been ordered, so its pieces stay. For another number, copy it as a new pack.',
  ),
  price: inIndonesian('Harga, rupiah', 'Price, rupiah'),
  priceHint: inIndonesian('Untuk pesanan baru', 'For new orders'),
  badge: inIndonesian('Tanda', 'Badge'),
  noBadge: inIndonesian('Tanpa tanda', 'None'),
  state: inIndonesian('Di toko', 'In the shop'),
  soldOut: inIndonesian('Habis', 'Sold out'),
  soldOutUntil: inIndonesian('Habis sampai tanggal kirim', 'Sold out until delivery day'),
  soldOutHint: inIndonesian(
    'Kiriman sampai hari ini tidak bisa dipesan; sesudahnya terbuka sendiri. Kosong: tidak habis',
    'Deliveries up to this day cannot be ordered; later ones can. Empty: not sold out',
  ),
  today: inIndonesian('Hari ini', 'Today'),
  preOrder: inIndonesian('Open PO', 'Pre-order'),
  preOrderAbout: inIndonesian(
    'Untuk paket musiman: kapan boleh dipesan dan kapan dikirim. Kosong: selalu.',
    'For a season: when it can be ordered and when it is delivered. Empty: always.',
  ),
  orderFrom: inIndonesian('Dipesan mulai (WIB)', 'Orders from (WIB)'),
  orderUntil: inIndonesian('Dipesan sampai (WIB)', 'Orders until (WIB)'),
  day: inIndonesian('Tanggal', 'Date'),
  clock: inIndonesian('Pukul', 'Time'),
  deliverFrom: inIndonesian('Dikirim mulai', 'Delivered from'),
  deliverUntil: inIndonesian('Dikirim sampai', 'Delivered until'),
  limits: inIndonesian('Batas', 'Limits'),
  limitsAbout: inIndonesian(
    'Berapa paket paling banyak. Kosong: tidak dibatasi.',
    'At most so many packs. Empty: no limit.',
  ),
  totalLimit: inIndonesian('Semuanya', 'In all'),
  dayLimit: inIndonesian('Per tanggal kirim', 'Per delivery day'),
  orderLimit: inIndonesian('Per pesanan', 'Per order'),
  left: fillIndonesian('Sisa {left}', '{left} left'),
  save: inIndonesian('Simpan paket', 'Save the pack'),
  added: fillIndonesian('{name} ditambahkan', '{name} is added'),
  saved: fillIndonesian('{name} disimpan', '{name} is saved'),
  notSaved: inIndonesian('Paket belum tersimpan', 'The pack is not saved'),
} as const
