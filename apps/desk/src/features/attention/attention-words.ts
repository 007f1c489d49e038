import type { AttentionItem, AttentionKind } from '@dimsum/contract/payments'
import { catalogue, packageTypes } from '@dimsum/domain/catalogue'
import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'
import { formatOrderId } from '@dimsum/domain/order-number'
import { paymentMethodWord, providerMethodWord } from '../../components/payment-method-word.ts'

type Words = {
  /** After an order's number, and short enough for one line of a phone. */
  short: string
  what: string
  todo: string
}

/** What happened and what to do, for every kind of entry. */
const words: Readonly<Record<AttentionKind, Words>> = {
  'paid-after-cancel': {
    short: 'dibayar setelah batal',
    what: 'Pembayaran masuk untuk pesanan yang sudah dibatalkan.',
    todo: 'Kembalikan uangnya, atau hubungi pelanggan dan aktifkan lagi pesanannya.',
  },
  'wrong-amount': {
    short: 'salah jumlah bayar',
    what: 'Jumlah yang dibayar tidak sama dengan total pesanan. Pesanan belum ditandai lunas.',
    todo: 'Cek di dashboard Midtrans, lalu hubungi pelanggan.',
  },
  'duplicate-payment': {
    short: 'dibayar dua kali',
    what: 'Pesanan ini dibayar dua kali.',
    todo: 'Kembalikan pembayaran yang kedua.',
  },
  reversal: {
    short: 'uangnya ditarik bank',
    what: 'Bank menarik kembali pembayaran. Pesanan menjadi belum bayar.',
    todo: 'Jangan kirim dulu. Hubungi pelanggan.',
  },
  'partial-refund': {
    short: 'sebagian dikembalikan',
    what: 'Sebagian uang pesanan ini dikembalikan.',
    todo: 'Catat jumlahnya di pembukuan.',
  },
  'unmatched-message': {
    short: 'pembayaran tidak dikenal',
    what: 'Midtrans mengirim kabar pembayaran yang tidak dikenal toko ini. Tidak ada pesanan yang menjadi lunas karenanya.',
    todo: 'Cari nomor transaksinya di dashboard Midtrans. Kalau uangnya untuk pesanan di sini, catat lunas dengan tangan.',
  },
  'paid-without-stock': {
    short: 'lunas, stok habis',
    what: 'Pesanan sudah dibayar, tetapi stoknya sudah habis.',
    todo: 'Hubungi pelanggan: ganti tanggal, atau kembalikan uangnya.',
  },
  'cancelled-after-paid': {
    short: 'lunas lalu dibatalkan',
    what: 'Pesanan yang sudah dibayar dibatalkan.',
    todo: 'Kembalikan uangnya. Virtual account hanya bisa lewat transfer manual.',
  },
  'phone-guessing': {
    short: 'nomor telepon ditebak-tebak',
    what: 'Ada yang menebak-nebak nomor telepon untuk membuka pesanan orang lain. Percobaannya sudah ditahan.',
    todo: 'Tidak perlu tindakan. Kalau berulang, hubungi pengelola situs.',
  },
  backup: {
    short: 'cadangan data tidak beres',
    what: 'Cadangan data tidak beres. Kalau komputer rusak hari ini, pesanan bisa hilang.',
    todo: 'Hubungi pengelola situs, atau jalankan npm run backup dan baca pesannya.',
  },
}

/** What must not wait stands first: goods about to leave unpaid, money of a customer, then the books. */
const urgency: readonly AttentionKind[] = [
  'reversal',
  'paid-without-stock',
  'wrong-amount',
  'paid-after-cancel',
  'duplicate-payment',
  'cancelled-after-paid',
  'unmatched-message',
  'backup',
  'partial-refund',
  'phone-guessing',
]

/** The entry to look at first: the most urgent kind, of one kind the newest. Undefined where there is none. */
export const mostUrgent = (items: readonly AttentionItem[]): AttentionItem | undefined =>
  items.toSorted((a, b) => urgency.indexOf(a.kind) - urgency.indexOf(b.kind) || b.id - a.id)[0]

/** What an entry is about in one short line: `#000012 dibayar dua kali`. */
export const headlineOf = ({ kind, orderId }: AttentionItem): string => {
  const { short } = words[kind]
  return orderId === null
    ? short.charAt(0).toUpperCase() + short.slice(1)
    : `#${formatOrderId(orderId)} ${short}`
}

/** The same money may be known twice: recorded by hand, then reported by the provider. */
const perhapsTheSame = {
  what: 'Pesanan ini dicatat lunas dengan tangan, lalu pembayaran masuk juga lewat Midtrans.',
  todo: 'Kalau uangnya sama, buka pesanan dan batalkan tanda lunas: pesanan tetap lunas lewat Midtrans. Kalau memang dibayar dua kali, kembalikan salah satunya.',
} as const

/** What happened and what to do. */
export const wordsOf = ({
  kind,
  data,
}: Pick<AttentionItem, 'kind' | 'data'>): Pick<Words, 'what' | 'todo'> =>
  kind === 'duplicate-payment' && data.recordedByHand !== undefined ? perhapsTheSame : words[kind]

const factNames = [
  ['total', 'Total pesanan'],
  ['received', 'Diterima'],
  ['refunded', 'Dikembalikan'],
  ['recordedByHand', 'Dicatat lunas lewat'],
  ['paymentType', 'Cara bayar'],
  ['status', 'Status di Midtrans'],
  ['transactionId', 'Nomor transaksi Midtrans'],
  ['providerOrderId', 'Nomor pesanan di Midtrans'],
  ['said', 'Pesan sistem'],
] as const
const amounts: readonly string[] = ['total', 'received', 'refunded']

type Fact = readonly [name: string, value: string]

/** The amounts and ids the owner needs to look the case up. */
export const factsOf = ({ data }: AttentionItem): readonly Fact[] => [
  ...missingPackages(data.packages),
  ...factNames.flatMap(([key, name]): Fact[] => {
    const value = data[key]
    if (typeof value !== 'string' || value === '') return []
    return [[name, textOf(key, value)]]
  }),
  ...(data.isKnownToProvider === false ? [['Diakui Midtrans saat ditanya', 'tidak'] as const] : []),
]

function textOf(key: string, value: string): string {
  if (amounts.includes(key)) return amountText(value)
  if (key === 'recordedByHand') return paymentMethodWord(value)
  return key === 'paymentType' ? providerMethodWord(value) : value
}

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
