import { formatRupiah } from '@dimsum/domain/money'
import type { PromotionObstacle } from '@dimsum/domain/promotion'
import { countOf } from '../counts.ts'
import { dates } from '../dates.ts'
import { fillIndonesian, inIndonesian, listOf, type Sentence } from '../sentence.ts'

const usesOfMost = fillIndonesian('{uses} dari {most} kali dipakai', '{uses} of {most} uses')
const timesUsed = fillIndonesian('{times} dipakai', 'Used {times}', { times: countOf('kali', 'time') })
const notUsed = inIndonesian('Belum dipakai', 'Not used yet')

/** Settings, «Kode promo»: the list of codes. */
export const promotions = {
  about: inIndonesian(
    'Pelanggan mengetik kode saat memesan, dan potongannya langsung dihitung; ongkir tidak ikut dipotong. Kolomnya hanya tampil selama ada kode yang berlaku.',
    'Customers type a code as they order, and what it takes off is counted at once, delivery excepted. The field shows only while a code is valid.',
  ),
  none: inIndonesian(
    'Belum ada kode. Buat satu untuk memberi potongan kepada pelanggan yang Anda beri tahu.',
    'No codes yet. Make one to give something off to customers who know it.',
  ),
  notLoaded: inIndonesian('Kode promo belum bisa dimuat.', 'The promotion codes could not be loaded.'),
  valid: inIndonesian('Berlaku', 'Valid'),
  percentOff: fillIndonesian('Potongan {percent}%', '{percent}% off'),
  amountOff: fillIndonesian('Potongan {amount}', '{amount} off', { amount: formatRupiah }),
  uses: (uses: number, most: number | null) => {
    if (most !== null) return usesOfMost(uses, most)
    return uses === 0 ? notUsed : timesUsed(uses)
  },
  active: inIndonesian('Aktif', 'Active'),
  activeOf: fillIndonesian('{code} aktif', '{code} active'),
  edit: inIndonesian('Ubah', 'Edit'),
  editOf: fillIndonesian('Ubah {code}', 'Edit {code}'),
  switchedOn: fillIndonesian('{code} aktif', '{code} is active'),
  switchedOff: fillIndonesian('{code} tidak aktif lagi', '{code} is not active any more'),
  notDone: inIndonesian('Belum berubah', 'Not changed'),
} as const

/** Reasons why a code is not valid today. */
export const promotionStates: Record<PromotionObstacle, Sentence> = {
  off: inIndonesian('Tidak aktif', 'Not active'),
  'not-yet': inIndonesian('Belum mulai', 'Not yet'),
  over: inIndonesian('Sudah lewat', 'Over'),
  'used-up': inIndonesian('Habis dipakai', 'Used up'),
}

type Terms = {
  readonly leastOrder: number
  /** Names of packages. */
  readonly packages: readonly Sentence[]
  readonly from: string | null
  readonly until: string | null
  readonly mostUsesPerPhone: number | null
}

/** `Pesanan mulai Rp 100.000, Paket Besar (100 pcs), 1 Desember 2026 sampai 31 Desember 2026, sekali per nomor.` */
export const promotionTerms = inIndonesian(
  ({ leastOrder, packages, from, until, mostUsesPerPhone: most }: Terms) =>
    asSentence(
      leastOrder > 0 && `pesanan mulai ${formatRupiah(leastOrder)}`,
      packages.length > 0 && listOf(packages).id,
      from && until && `${dates.dateLong(from).id} sampai ${dates.dateLong(until).id}`,
      from && !until && `mulai ${dates.dateLong(from).id}`,
      until && !from && `sampai ${dates.dateLong(until).id}`,
      most !== null && (most === 1 ? 'sekali per nomor' : `${most} kali per nomor`),
    ) || 'Tanpa syarat.',
  ({ leastOrder, packages, from, until, mostUsesPerPhone: most }) =>
    asSentence(
      leastOrder > 0 && `orders from ${formatRupiah(leastOrder)}`,
      packages.length > 0 && listOf(packages).en,
      from && until && `${dates.dateLong(from).en} to ${dates.dateLong(until).en}`,
      from && !until && `from ${dates.dateLong(from).en}`,
      until && !from && `until ${dates.dateLong(until).en}`,
      most !== null && (most === 1 ? 'once per number' : `${most} times per number`),
    ) || 'No conditions.',
)

const asSentence = (...parts: readonly (string | false | null)[]) => {
  const text = parts.filter(Boolean).join(', ')
  return text && `${text[0]?.toUpperCase()}${text.slice(1)}.`
}

/** Form of a code. */
export const promotionForm = {
  add: inIndonesian('Tambah kode', 'Add a code'),
  change: fillIndonesian('Ubah kode {code}', 'Edit code {code}'),
  code: inIndonesian('Kode', 'Code'),
  codeHint: inIndonesian(
    'Misalnya HEMAT10. Huruf besar dan kecil sama saja',
    'For example HEMAT10. Capitals and small letters are the same',
  ),
  kind: inIndonesian('Potongan', 'Takes off'),
  kinds: {
    percent: inIndonesian('Persen', 'Percent'),
    amount: inIndonesian('Rupiah', 'Rupiah'),
  },
  values: {
    percent: inIndonesian('Berapa persen', 'How many percent'),
    amount: inIndonesian('Berapa rupiah', 'How many rupiah'),
  },
  leastOrder: inIndonesian('Minimum pesanan, rupiah', 'Least order, rupiah'),
  leastOrderHint: inIndonesian('Tanpa ongkir. Kosong: tanpa minimum', 'Without delivery. Empty: none'),
  packages: inIndonesian('Untuk paket', 'For packs'),
  packagesHint: inIndonesian('Tanpa centang: semua paket', 'None ticked: every pack'),
  from: inIndonesian('Hari pertama', 'First day'),
  until: inIndonesian('Hari terakhir', 'Last day'),
  mostUses: inIndonesian('Paling banyak dipakai', 'Most uses'),
  mostUsesHint: inIndonesian('Kosong: tidak dibatasi', 'Empty: no limit'),
  mostUsesPerPhone: inIndonesian('Paling banyak per nomor', 'Most uses per number'),
  keepsOrders: inIndonesian(
    'Pesanan yang sudah memakainya tidak berubah.',
    'Orders that have it already stay as they are.',
  ),
  save: inIndonesian('Simpan kode', 'Save the code'),
  added: fillIndonesian('Kode {code} ditambahkan', 'Code {code} added'),
  saved: fillIndonesian('Kode {code} disimpan', 'Code {code} saved'),
  notSaved: inIndonesian('Kode belum tersimpan', 'The code is not saved'),
} as const

/** Deleting a code that no order uses. */
export const promotionRemoval = {
  ask: inIndonesian('Hapus', 'Delete'),
  askOf: fillIndonesian('Hapus {code}', 'Delete {code}'),
  title: fillIndonesian('Hapus kode {code}?', 'Delete code {code}?'),
  about: inIndonesian('Siapa pun yang mengetiknya akan ditolak.', 'Whoever types it will be refused.'),
  remove: inIndonesian('Hapus kode', 'Delete the code'),
  keep: inIndonesian('Jangan hapus', 'Keep'),
  removed: fillIndonesian('Kode {code} dihapus', 'Code {code} deleted'),
} as const
