/** Reasons why an order is rejected, with what the customer can do instead. */
import { formatRupiah, type Rupiah } from '@dimsum/domain/money'
import { windowWords } from '@dimsum/domain/time-windows'
import { dates } from '../dates.ts'
import { fillEnglish, fillIndonesian, inEnglish, inIndonesian, type Sentence } from '../sentence.ts'

type Day = string | null

/** ` (25 Desember 2026 – 28 Desember 2026)`, appended to a sentence; empty without days. */
const span = (from: Day, until: Day) => {
  const period = (language: 'id' | 'en', begin: string, end: string) => {
    const [first, last] = [from && dates.dayOfYear(from)[language], until && dates.dayOfYear(until)[language]]
    if (first && last) return ` (${first} – ${last})`
    if (first) return ` (${begin} ${first})`
    return last ? ` (${end} ${last})` : ''
  }
  return { id: period('id', 'mulai', 'sampai'), en: period('en', 'from', 'until') }
}

export const placing = {
  blocked: inIndonesian(
    'Maaf, pesanan ini belum bisa kami terima secara online. Silakan hubungi kami lewat WhatsApp atau telepon.',
    'Sorry, we cannot take this order online. Please contact us on WhatsApp or call us.',
  ),
  closed: inIndonesian(
    'Maaf, kami sedang tidak menerima pesanan. Silakan hubungi kami lewat WhatsApp.',
    'Sorry, we are not taking orders at the moment. Please contact us on WhatsApp.',
  ),
  paused: inIndonesian(
    (until: Date, next: string | null) =>
      `Maaf, kami sedang tidak menerima pesanan sampai ${dates.deadline(until).id}. Silakan coba lagi setelah itu` +
      `${next ? `, paling cepat untuk ${dates.dayOfYear(next).id}` : ''}.`,
    (until, next) =>
      `Sorry, we are not taking orders until ${dates.deadline(until).en}. Please try again after that` +
      `${next ? `, for ${dates.dayOfYear(next).en} at the earliest` : ''}.`,
  ),
  notSold: fillIndonesian(
    'Maaf, {name} sedang tidak dijual. Silakan pilih paket lain.',
    'Sorry, {name} is not sold at the moment. Please choose another package.',
  ),
  soldOut: fillIndonesian(
    'Maaf, stok {name} sudah habis. Silakan pilih paket lain.',
    'Sorry, {name} is sold out. Please choose another package.',
  ),
  fewLeft: fillIndonesian(
    'Maaf, stok {name} tinggal {left}. Silakan kurangi jumlahnya atau pilih tanggal lain.',
    'Sorry, only {left} of {name} left. Please order fewer or choose another date.',
  ),
  early: inIndonesian(
    (name: Sentence, from: string) => `Maaf, ${name.id} baru bisa dipesan mulai ${dates.deadline(from).id}.`,
    (name, from) => `Sorry, ${name.en} can be ordered from ${dates.deadline(from).en}.`,
  ),
  over: fillIndonesian(
    'Maaf, {name} sudah tidak bisa dipesan. Silakan pilih paket lain.',
    'Sorry, {name} can no longer be ordered. Please choose another package.',
  ),
  dayNeeded: inIndonesian(
    (name: Sentence, from: Day, until: Day) =>
      `Silakan pilih tanggal untuk ${name.id}${span(from, until).id}.`,
    (name, from, until) => `Please choose a day for ${name.en}${span(from, until).en}.`,
  ),
  outsideDays: inIndonesian(
    (name: Sentence, from: Day, until: Day) =>
      `${name.id} tidak tersedia untuk tanggal ini. Silakan pilih tanggal lain${span(from, until).id}.`,
    (name, from, until) =>
      `${name.en} is not available for this day. Please choose another day${span(from, until).en}.`,
  ),
  soldOutUntil: inIndonesian(
    (name: Sentence, until: string) =>
      `Maaf, ${name.id} habis sampai ${dates.dayOfYear(until).id}. Silakan pilih tanggal lain.`,
    (name, until) =>
      `Sorry, ${name.en} is sold out until ${dates.dayOfYear(until).en}. Please choose another day.`,
  ),
  orderLimit: inIndonesian(
    (name: Sentence, most: number) => `Paling banyak ${most} ${name.id} dalam satu pesanan.`,
    (name, most) => `At most ${most} of ${name.en} in one order.`,
  ),
  dayLimit: inIndonesian(
    (name: Sentence, day: string, left: number) =>
      left === 0
        ? `Maaf, ${name.id} untuk ${dates.dayOfYear(day).id} sudah habis. Silakan pilih tanggal lain.`
        : `Maaf, ${name.id} untuk ${dates.dayOfYear(day).id} tinggal ${left}. Silakan kurangi jumlahnya atau pilih tanggal lain.`,
    (name, day, left) =>
      left === 0
        ? `Sorry, ${name.en} is sold out for ${dates.dayOfYear(day).en}. Please choose another day.`
        : `Sorry, only ${left} of ${name.en} left for ${dates.dayOfYear(day).en}. Please order fewer or choose another day.`,
  ),
  choiceNeeded: fillIndonesian(
    'Silakan pilih «{group}» untuk {name}.',
    'Please choose “{group}” for {name}.',
  ),
  choiceGone: fillIndonesian(
    'Maaf, salah satu pilihan {name} sudah tidak ada. Silakan pilih lagi.',
    'Sorry, one of your choices for {name} is no longer offered. Please choose again.',
  ),
  choiceSoldOut: inIndonesian(
    (option: Sentence, name: Sentence, until: string) =>
      `Maaf, «${option.id}» untuk ${name.id} habis sampai ${dates.dayOfYear(until).id}. Silakan pilih yang lain.`,
    (option, name, until) =>
      `Sorry, “${option.en}” for ${name.en} is sold out until ${dates.dayOfYear(until).en}. Please choose another one.`,
  ),
  unknownPackage: inEnglish(
    (known: readonly string[], asked: string) =>
      `Invalid enum value. Expected ${known.map((type) => `'${type}'`).join(' | ')}, received '${asked}'`,
    (known, asked) => `Paket '${asked}' tidak ada. Pilih ${known.map((type) => `'${type}'`).join(', ')}.`,
  ),
  tooManyPacks: fillEnglish('Quantity must be at most {most}', 'Jumlah paling banyak {most}'),
  priceChanged: inIndonesian(
    (total: Rupiah, shown: Rupiah) =>
      `Harga sudah berubah: total pesanan ini sekarang ${formatRupiah(total)}, bukan ${formatRupiah(shown)}.`,
    (total, shown) =>
      `The price has changed: this order is now ${formatRupiah(total)}, not ${formatRupiah(shown)}.`,
  ),
  areaMissing: inIndonesian('Silakan pilih area pengiriman.', 'Please choose your delivery area.'),
  areaGone: inIndonesian(
    'Area pengiriman ini sudah tidak tersedia. Silakan pilih area lain.',
    'This delivery area is no longer available. Please choose another one.',
  ),
  belowLeastOrder: inIndonesian(
    (area: string, missing: Rupiah) =>
      `Pesanan ke ${area} kurang ${formatRupiah(missing)} dari minimum. Silakan tambah jumlahnya, atau ambil sendiri.`,
    (area, missing) =>
      `An order to ${area} needs ${formatRupiah(missing)} more. Please order more, or pick it up yourself.`,
  ),
  windowMissing: inIndonesian('Silakan pilih jam.', 'Please choose a time.'),
  windowGone: inIndonesian(
    'Jam ini sudah tidak tersedia. Silakan pilih jam lain.',
    'This time is no longer available. Please choose another one.',
  ),
  windowFull: inIndonesian(
    (window: string) => `Jam ${windowWords(window)} sudah penuh. Silakan pilih jam atau tanggal lain.`,
    (window) => `${windowWords(window)} is full. Please choose another time or day.`,
  ),
  windowFewLeft: inIndonesian(
    (window: string, left: number) =>
      `Jam ${windowWords(window)} tinggal ${left} pcs. Silakan kurangi jumlahnya, atau pilih jam atau tanggal lain.`,
    (window, left) =>
      `There is room for only ${left} pcs at ${windowWords(window)}. Please order fewer, or choose another time or day.`,
  ),
  tooMuch: inIndonesian(
    'Jumlah pesanan terlalu besar. Silakan bagi menjadi beberapa pesanan.',
    'This order is too large. Please split it into several orders.',
  ),
  trap: inIndonesian(
    'Ponsel Anda mengisi kolom tersembunyi. Kami sudah mengosongkannya, silakan tekan lagi.',
    'Your phone filled in a hidden field. We have emptied it; please press again.',
  ),
  wrongPackage: inIndonesian(
    '«packageType» tidak ada di «items», yang berisi seluruh pesanan. Muat ulang halaman, lalu coba lagi.',
    '«packageType» is not among «items», which are the whole order. Reload the page and try again.',
  ),
  wrongQuantity: inIndonesian(
    '«quantity» tidak sama dengan jumlah di «items», yang berisi seluruh pesanan. Muat ulang halaman, lalu coba lagi.',
    '«quantity» is not the quantity in «items», which are the whole order. Reload the page and try again.',
  ),
  checkNumberAndPhone: inIndonesian(
    'Periksa kembali Order ID dan nomor telepon Anda.',
    'Please check your order ID and phone number.',
  ),
} as const

/** The day is not available, with the nearest one that is; null: none is near. */
export const dayRefused = {
  closed: inIndonesian(
    (day: string, next: Day) => `Dapur kami tutup pada ${dates.dayOfYear(day).id}. ${instead(next).id}`,
    (day, next) => `Our kitchen is closed on ${dates.dayOfYear(day).en}. ${instead(next).en}`,
  ),
  full: inIndonesian(
    (day: string, next: Day) =>
      `Kapasitas dapur untuk ${dates.dayOfYear(day).id} sudah penuh. ${instead(next).id}`,
    (day, next) => `Our kitchen is full on ${dates.dayOfYear(day).en}. ${instead(next).en}`,
  ),
  fewLeft: inIndonesian(
    (day: string, next: Day, left: number) =>
      `Kapasitas dapur untuk ${dates.dayOfYear(day).id} tinggal ${left} pcs. ${instead(next).id}`,
    (day, next, left) =>
      `Our kitchen has room for only ${left} pcs on ${dates.dayOfYear(day).en}. ${instead(next).en}`,
  ),
} as const

const tryDay = inIndonesian(
  (day: string) => `Coba ${dates.dayOfYear(day).id}.`,
  (day) => `Try ${dates.dayOfYear(day).en}.`,
)
const askUs = inIndonesian('Silakan hubungi kami lewat WhatsApp.', 'Please contact us on WhatsApp.')
const instead = (next: Day): Sentence => (next === null ? askUs : tryDay(next))
