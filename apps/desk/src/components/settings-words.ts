import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { catalogue, type PackageType } from '@dimsum/domain/catalogue'
import { weekdayNames } from '@dimsum/domain/indonesian-calendar'
import { formatRupiah, rupiah } from '@dimsum/domain/money'
import { formatPieces } from '@dimsum/domain/pricing'
import { formatWibDay } from '@dimsum/domain/wib-date'
import { toWallClock } from './wall-clock-field.ts'

const wordsOf = (text: unknown) => (text === '' || text === null ? 'kosong' : String(text))
const money = (amount: unknown) => formatRupiah(rupiah(Number(amount)))
const hours = (range: unknown) => {
  const { opens, closes } = range as ShopSettings['weekdayHours']
  return `${opens}–${closes}`
}
const ordering = (value: unknown) => {
  const { state, until } = value as ShopSettings['ordering']
  if (state === 'paused' && until) return `jeda sampai ${toWallClock(until).replace('T', ' ')} WIB`
  return state === 'open' ? 'ya' : 'tutup'
}

/** Name and words of every setting that stands for itself. */
const single: Readonly<Record<string, readonly [name: string, words: (value: unknown) => string]>> = {
  shopName: ['Nama toko', wordsOf],
  founder: ['Merek pendiri', wordsOf],
  phone: ['Telepon', wordsOf],
  email: ['Email', wordsOf],
  whatsapp: ['Nomor WhatsApp', wordsOf],
  address: ['Alamat dapur', wordsOf],
  intro: ['Paragraf di beranda', wordsOf],
  thanks: ['Ucapan terima kasih', wordsOf],
  weekdayHours: ['Senin–Jumat', hours],
  weekendHours: ['Sabtu–Minggu', hours],
  halalCertificate: ['Nomor sertifikat halal', wordsOf],
  halalExpires: ['Berlaku sampai', (day) => (day === null ? 'kosong' : formatWibDay(String(day)))],
  cutOff: ['Batas pesan H-1', wordsOf],
  bigOrderPieces: ['Pesanan besar mulai', (pieces) => formatPieces(Number(pieces))],
  bigOrderLeadDays: ['Pesanan besar: H-', wordsOf],
  horizonDays: ['Bisa dipesan ke depan', (days) => `${days} hari`],
  ordering: ['Terima pesanan baru', ordering],
  cashCeiling: ['Batas bayar tunai', (amount) => (amount === null ? 'tanpa batas' : money(amount))],
  qris: ['Terima QRIS', (isOn) => (isOn ? 'ya' : 'tidak')],
  retentionMonths: ['Simpan data pelanggan', (months) => `${months} bulan`],
  secondFactorDemanded: ['Verifikasi dua langkah', (isOn) => (isOn ? 'wajib' : 'tidak wajib')],
}

/** Whether this version knows the setting a part belongs to: the log may hold one of another version. */
export const isKnownPart = (part: string): boolean => {
  const [field = '', entry = ''] = part.split('.')
  if (field === 'prices' || field === 'soldOutToday') return entry in catalogue
  return field in single || field === 'closedDates' || field === 'weekdayCapacity'
}

/** What a part of the settings is called and what it says, for `Paket Sedang (20 pcs): Rp 60.000`. */
export function partWords(part: string, value: unknown): { name: string; words: string } {
  const [field = '', entry = ''] = part.split('.')
  const known = single[field]
  if (known) return { name: known[0], words: known[1](value) }
  if (field === 'closedDates') return { name: formatWibDay(entry), words: value ? 'tutup' : 'buka' }
  if (field === 'weekdayCapacity') {
    const limit = value === null ? 'tidak dibatasi' : value === 0 ? 'libur' : formatPieces(Number(value))
    return { name: weekdayNames[weekdays[Number(entry)] ?? 1], words: limit }
  }
  const { name, price } = catalogue[entry as PackageType]
  if (field === 'prices') return { name, words: money(value ?? price) }
  return { name, words: value === undefined ? 'tidak habis' : 'habis hari ini' }
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
