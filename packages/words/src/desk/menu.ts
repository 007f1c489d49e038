import type { MenuBadge, MenuState } from '@dimsum/domain/menu'
import { type Instant, wibDay } from '@dimsum/domain/wib-date'
import { dates } from '../dates.ts'
import { inEnglish, inIndonesian, type Sentence } from '../sentence.ts'

/** Settings, «Menu»: the list of packages. */
export const menu = {
  about: inIndonesian(
    'Paket yang dilihat pelanggan, dalam urutan ini. Perubahan berlaku untuk pesanan baru; pesanan yang sudah ada tetap dengan nama dan harganya.',
    'The packs customers see, in this order. Changes are for new orders; orders that came in keep their names and prices.',
  ),
  notLoaded: inIndonesian('Menu belum bisa dimuat.', 'The menu could not be loaded.'),
  tryAgain: inIndonesian('Coba lagi', 'Try again'),
  none: inIndonesian(
    'Tidak ada paket di menu. Pelanggan belum bisa memesan.',
    'There is no pack on the menu. Customers cannot order yet.',
  ),
  pieces: inIndonesian(
    (pieces: number) => `${pieces} pcs`,
    (pieces) => `${pieces} pcs`,
  ),
  category: inIndonesian(
    (category: Sentence) => `Kategori: ${category.id}`,
    (category) => `Category: ${category.en}`,
  ),
  soldLately: inIndonesian(
    (count: number) => (count === 0 ? 'Belum terjual 30 hari ini' : `${count} terjual dalam 30 hari`),
    (count) => (count === 0 ? 'None sold in 30 days' : `${count} sold in 30 days`),
  ),
  archived: inIndonesian(
    (count: number) => `Diarsipkan (${count})`,
    (count) => `Archived (${count})`,
  ),
  notDone: inIndonesian('Belum berubah', 'Not changed'),
  pressAgain: inIndonesian('Coba lagi.', 'Try again.'),
  undo: inIndonesian('Urungkan', 'Undo'),
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

/** For lists of sold packages. */
export const archivedPackage = inIndonesian(
  (name: Sentence) => `${name.id} (diarsipkan)`,
  (name) => `${name.en} (archived)`,
)

/** Availability of a package. */
export const menuFacts = {
  soldOut: inIndonesian(
    (until: string, today: string) =>
      until === today ? 'Habis hari ini' : `Habis sampai ${dates.dayShort(until).id}`,
    (until, today) => (until === today ? 'Sold out today' : `Sold out until ${dates.dayShort(until).en}`),
  ),
  allSold: inIndonesian(
    (limit: number) => `Habis: ${limit} terjual`,
    (limit) => `Sold out: all ${limit} sold`,
  ),
  left: inIndonesian(
    (left: number, limit: number) => `Sisa ${left} dari ${limit}`,
    (left, limit) => `${left} of ${limit} left`,
  ),
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
  up: inIndonesian(
    (name: Sentence) => `Naikkan ${name.id}`,
    (name) => `Move ${name.en} up`,
  ),
  down: inIndonesian(
    (name: Sentence) => `Turunkan ${name.id}`,
    (name) => `Move ${name.en} down`,
  ),
  moved: inIndonesian(
    (name: Sentence, place: number, of: number) => `${name.id}: urutan ${place} dari ${of}`,
    (name, place, of) => `${name.en}: place ${place} of ${of}`,
  ),
  failed: inIndonesian('Urutan belum tersimpan', 'The order is not saved'),
} as const

export const menuActs = {
  edit: inIndonesian('Ubah', 'Edit'),
  editOf: inIndonesian(
    (name: Sentence) => `Ubah ${name.id}`,
    (name) => `Edit ${name.en}`,
  ),
  sellOut: inIndonesian('Habis hari ini', 'Sold out today'),
  sellOutOf: inIndonesian(
    (name: Sentence) => `${name.id}: habis hari ini`,
    (name) => `${name.en}: sold out today`,
  ),
  back: inIndonesian('Ada lagi', 'Back on sale'),
  backOf: inIndonesian(
    (name: Sentence) => `${name.id}: ada lagi`,
    (name) => `${name.en}: back on sale`,
  ),
  hide: inIndonesian('Sembunyikan', 'Hide'),
  hideOf: inIndonesian(
    (name: Sentence) => `Sembunyikan ${name.id}`,
    (name) => `Hide ${name.en}`,
  ),
  show: inIndonesian('Tampilkan', 'Show'),
  showOf: inIndonesian(
    (name: Sentence) => `Tampilkan ${name.id}`,
    (name) => `Show ${name.en}`,
  ),
  archive: inIndonesian('Arsipkan', 'Archive'),
  archiveOf: inIndonesian(
    (name: Sentence) => `Arsipkan ${name.id}`,
    (name) => `Archive ${name.en}`,
  ),
  restore: inIndonesian('Kembalikan', 'Restore'),
  restoreOf: inIndonesian(
    (name: Sentence) => `Kembalikan ${name.id} ke menu`,
    (name) => `Restore ${name.en} to the menu`,
  ),
  copy: inIndonesian('Salin', 'Copy'),
  copyOf: inIndonesian(
    (name: Sentence) => `Salin ${name.id} sebagai paket baru`,
    (name) => `Copy ${name.en} as a new pack`,
  ),
  soldOut: inIndonesian(
    (name: Sentence) => `${name.id} habis untuk kiriman hari ini`,
    (name) => `${name.en} is sold out for today’s deliveries`,
  ),
  isBack: inIndonesian(
    (name: Sentence) => `${name.id} bisa dipesan lagi`,
    (name) => `${name.en} can be ordered again`,
  ),
  restored: inIndonesian(
    (name: Sentence) => `${name.id} kembali ke menu, masih disembunyikan`,
    (name) => `${name.en} is back on the menu, still hidden`,
  ),
  turned: {
    shown: inIndonesian(
      (name: Sentence) => `${name.id} tampil di toko`,
      (name) => `${name.en} is shown in the shop`,
    ),
    hidden: inIndonesian(
      (name: Sentence) => `${name.id} disembunyikan`,
      (name) => `${name.en} is hidden`,
    ),
    archived: inIndonesian(
      (name: Sentence) => `${name.id} diarsipkan`,
      (name) => `${name.en} is archived`,
    ),
  },
} as const

/** Deleting a package without orders. */
export const menuRemoval = {
  ask: inIndonesian('Hapus', 'Delete'),
  askOf: inIndonesian(
    (name: Sentence) => `Hapus ${name.id}`,
    (name) => `Delete ${name.en}`,
  ),
  title: inIndonesian(
    (name: Sentence) => `Hapus ${name.id}?`,
    (name) => `Delete ${name.en}?`,
  ),
  about: inIndonesian(
    'Belum ada pesanan untuk paket ini. Foto dan keterangannya ikut terhapus.',
    'Nobody has ordered this pack. Its photo and description go with it.',
  ),
  remove: inIndonesian('Hapus paket', 'Delete the pack'),
  keep: inIndonesian('Jangan hapus', 'Keep'),
  removed: inIndonesian(
    (name: Sentence) => `${name.id} dihapus`,
    (name) => `${name.en} is deleted`,
  ),
} as const

/** Form of a package. */
export const menuForm = {
  add: inIndonesian('Tambah paket', 'Add a pack'),
  change: inIndonesian(
    (name: Sentence) => `Ubah ${name.id}`,
    (name) => `Edit ${name.en}`,
  ),
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
  preview: inIndonesian('Seperti dilihat pelanggan', 'As customers see it'),
  noName: inIndonesian('Nama paket', 'Name of the pack'),
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
  left: inIndonesian(
    (left: number) => `Sisa ${left}`,
    (left) => `${left} left`,
  ),
  save: inIndonesian('Simpan paket', 'Save the pack'),
  saving: inIndonesian('Menyimpan...', 'Saving...'),
  added: inIndonesian(
    (name: Sentence) => `${name.id} ditambahkan`,
    (name) => `${name.en} is added`,
  ),
  saved: inIndonesian(
    (name: Sentence) => `${name.id} disimpan`,
    (name) => `${name.en} is saved`,
  ),
  notSaved: inIndonesian('Paket belum tersimpan', 'The pack is not saved'),
  overtaken: inIndonesian(
    'Baru diubah di perangkat lain. Simpan lagi untuk memakai isian Anda.',
    'Just changed on another device. Save again to use what you typed.',
  ),
  storedValue: inIndonesian(
    (label: Sentence, value: Sentence) => `${label.id}: ${value.id || '(kosong)'}`,
    (label, value) => `${label.en}: ${value.en || '(empty)'}`,
  ),
} as const
