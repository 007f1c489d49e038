/** Reasons why an order is rejected, with what the customer can do instead. */
import { formatRupiah } from '@dimsum/domain/money'
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
  soldOutUntil: fillIndonesian(
    'Maaf, {name} habis sampai {until}. Silakan pilih tanggal lain.',
    'Sorry, {name} is sold out until {until}. Please choose another day.',
    { until: dates.dayOfYear },
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
  choiceSoldOut: fillIndonesian(
    'Maaf, «{option}» untuk {name} habis sampai {until}. Silakan pilih yang lain.',
    'Sorry, “{option}” for {name} is sold out until {until}. Please choose another one.',
    { until: dates.dayOfYear },
  ),
  unknownPackage: inEnglish(
    (known: readonly string[], asked: string) =>
      `Invalid enum value. Expected ${known.map((type) => `'${type}'`).join(' | ')}, received '${asked}'`,
    (known, asked) => `Paket '${asked}' tidak ada. Pilih ${known.map((type) => `'${type}'`).join(', ')}.`,
  ),
  tooManyPacks: fillEnglish('Quantity must be at most {most}', 'Jumlah paling banyak {most}'),
  priceChanged: fillIndonesian(
    'Harga sudah berubah: total pesanan ini sekarang {total}, bukan {shown}.',
    'The price has changed: this order is now {total}, not {shown}.',
    { total: formatRupiah, shown: formatRupiah },
  ),
  areaMissing: inIndonesian('Silakan pilih area pengiriman.', 'Please choose your delivery area.'),
  areaGone: inIndonesian(
    'Area pengiriman ini sudah tidak tersedia. Silakan pilih area lain.',
    'This delivery area is no longer available. Please choose another one.',
  ),
  belowLeastOrder: fillIndonesian(
    'Pesanan ke {area} kurang {missing} dari minimum. Silakan tambah jumlahnya, atau ambil sendiri.',
    'An order to {area} needs {missing} more. Please order more, or pick it up yourself.',
    { missing: formatRupiah },
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
  windowFewLeft: fillIndonesian(
    'Jam {window} tinggal {left} pcs. Silakan kurangi jumlahnya, atau pilih jam atau tanggal lain.',
    'There is room for only {left} pcs at {window}. Please order fewer, or choose another time or day.',
    { window: windowWords },
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

const tryDay = fillIndonesian('Coba {day}.', 'Try {day}.', { day: dates.dayOfYear })
const askUs = inIndonesian('Silakan hubungi kami lewat WhatsApp.', 'Please contact us on WhatsApp.')
const instead = (next: Day): Sentence => (next === null ? askUs : tryDay(next))
const days = { day: dates.dayOfYear, next: instead }

/** Reasons why a day is not available. `next` is the nearest day that is, or null if there is none. */
export const dayRefused = {
  closed: fillIndonesian(
    'Dapur kami tutup pada {day}. {next}',
    'Our kitchen is closed on {day}. {next}',
    days,
  ),
  full: fillIndonesian(
    'Kapasitas dapur untuk {day} sudah penuh. {next}',
    'Our kitchen is full on {day}. {next}',
    days,
  ),
  fewLeft: fillIndonesian(
    'Kapasitas dapur untuk {day} tinggal {left} pcs. {next}',
    'Our kitchen has room for only {left} pcs on {day}. {next}',
    days,
  ),
} as const
