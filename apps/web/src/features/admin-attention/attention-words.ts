import type { AttentionItem, AttentionKind } from '@dimsum/contract/payments'
import { catalogue, packageTypes } from '@dimsum/domain/catalogue'
import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'

type Words = { what: string; todo: string }

/** What happened and what to do, for every kind of entry. */
const words: Readonly<Record<AttentionKind, Words>> = {
  'paid-after-cancel': {
    what: 'Pembayaran masuk untuk pesanan yang sudah dibatalkan.',
    todo: 'Kembalikan uangnya, atau hubungi pelanggan dan aktifkan lagi pesanannya.',
  },
  'wrong-amount': {
    what: 'Jumlah yang dibayar tidak sama dengan total pesanan. Pesanan belum ditandai lunas.',
    todo: 'Cek di dashboard Midtrans, lalu hubungi pelanggan.',
  },
  'duplicate-payment': {
    what: 'Pesanan ini dibayar dua kali.',
    todo: 'Kembalikan pembayaran yang kedua.',
  },
  reversal: {
    what: 'Bank menarik kembali pembayaran. Pesanan menjadi belum bayar.',
    todo: 'Jangan kirim dulu. Hubungi pelanggan.',
  },
  'partial-refund': {
    what: 'Sebagian uang pesanan ini dikembalikan.',
    todo: 'Catat jumlahnya di pembukuan.',
  },
  'unmatched-message': {
    what: 'Midtrans mengirim kabar pembayaran yang tidak cocok dengan pesanan mana pun.',
    todo: 'Cari nomor transaksinya di dashboard Midtrans.',
  },
  'paid-without-stock': {
    what: 'Pesanan sudah dibayar, tetapi stoknya sudah habis.',
    todo: 'Hubungi pelanggan: ganti tanggal, atau kembalikan uangnya.',
  },
  'cancelled-after-paid': {
    what: 'Pesanan yang sudah dibayar dibatalkan.',
    todo: 'Kembalikan uangnya. Virtual account hanya bisa lewat transfer manual.',
  },
  'phone-guessing': {
    what: 'Ada yang menebak-nebak nomor telepon untuk membuka pesanan orang lain. Percobaannya sudah ditahan.',
    todo: 'Tidak perlu tindakan. Kalau berulang, hubungi pengelola situs.',
  },
  backup: {
    what: 'Cadangan data tidak beres. Kalau komputer rusak hari ini, pesanan bisa hilang.',
    todo: 'Hubungi pengelola situs, atau jalankan npm run backup dan baca pesannya.',
  },
}

export const wordsOf = (kind: AttentionKind): Words => words[kind]

const factNames = [
  ['total', 'Total pesanan'],
  ['received', 'Diterima'],
  ['refunded', 'Dikembalikan'],
  ['paymentType', 'Cara bayar'],
  ['status', 'Status di Midtrans'],
  ['transactionId', 'Nomor transaksi Midtrans'],
  ['providerOrderId', 'Nomor pesanan di Midtrans'],
  ['said', 'Pesan sistem'],
] as const
const amounts: readonly string[] = ['total', 'received', 'refunded']

type Fact = readonly [name: string, value: string]

/** The figures and numbers somebody needs to look the case up. */
export const factsOf = ({ data }: AttentionItem): readonly Fact[] => [
  ...missingPackages(data.packages),
  ...factNames.flatMap(([key, name]): Fact[] => {
    const value = data[key]
    if (typeof value !== 'string' || value === '') return []
    return [[name, amounts.includes(key) ? amountText(value) : value]]
  }),
  ...(data.isKnownToProvider === false ? [['Diakui Midtrans saat ditanya', 'tidak'] as const] : []),
]

/** `['20pcs']` as the packages are called in the shop. */
function missingPackages(value: unknown): Fact[] {
  if (!Array.isArray(value)) return []
  const names = packageTypes.filter((type) => value.includes(type)).map((type) => catalogue[type].name)
  return names.length > 0 ? [['Stok habis', names.join(', ')]] : []
}

/** What a stranger sent as an amount may be no amount. */
function amountText(value: string): string {
  try {
    return formatRupiah(rupiahFromWire(value))
  } catch {
    return value
  }
}
