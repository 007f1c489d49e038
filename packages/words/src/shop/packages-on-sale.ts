import type { MenuBadge } from '@dimsum/domain/menu'
import { formatDayShort, formatTime, type Instant, instantMs, wibDay } from '@dimsum/domain/wib-date'
import { packageCount } from '../packages.ts'
import {
  fillIndonesian,
  inEnglish,
  inIndonesian,
  type Language,
  perLanguage,
  type Sentence,
} from '../sentence.ts'

/** Texts on a package, on landing page and order form. */
export const packagesOnSale = {
  perPiece: inIndonesian('{price} per pcs', '{price} per pc'),
  soldOut: inIndonesian('Habis untuk hari ini', 'Sold out for today'),
  /** Text on a package whose sales limit is reached. */
  gone: inIndonesian('Habis', 'Sold out'),
  soldOutUntil: fillIndonesian('Habis untuk kiriman sampai {day}', 'Sold out for delivery until {day}'),
  left: fillIndonesian('Sisa {packages}', '{packages} left', { packages: packageCount }),
  over: inIndonesian('PO sudah ditutup', 'Pre-orders are closed'),
  early: inIndonesian(
    (terms: SaleWindow) =>
      withDelivery(`PO dibuka ${terms.orderFrom ? moment(terms.orderFrom, 'id') : ''}`, terms, 'id'),
    (terms) =>
      withDelivery(`Pre-orders open ${terms.orderFrom ? moment(terms.orderFrom, 'en') : ''}`, terms, 'en'),
  ),
  /** Order deadline and delivery days. Both are shown, because customers confuse them. */
  preOrder: inIndonesian(
    (terms: SaleWindow) =>
      withDelivery(terms.orderUntil && `PO sampai ${lastMoment(terms.orderUntil, 'id')}`, terms, 'id'),
    (terms) =>
      withDelivery(terms.orderUntil && `Pre-order until ${lastMoment(terms.orderUntil, 'en')}`, terms, 'en'),
  ),
  /** `25–28 Des` */
  deliveryDays: perLanguage((terms: SaleWindow, language) => deliveryDays(terms, language)),
} as const

export const packageBadges = {
  popular: inEnglish('Popular', 'Terpopuler'),
  new: inIndonesian('Baru', 'New'),
  seasonal: inIndonesian('Musiman', 'Seasonal'),
} as const satisfies Record<MenuBadge, Sentence>

/** Alternative texts of the built-in pictures. */
export const packagePictures = {
  kecil: inIndonesian(
    'sepuluh siomay dalam satu kukusan bambu',
    'ten siomay dumplings in one bamboo steamer',
  ),
  sedang: inIndonesian(
    'dua puluh siomay dalam dua kukusan bambu',
    'twenty siomay dumplings in two bamboo steamers',
  ),
  besar: inIndonesian('seratus siomay di atas tampah', 'a hundred siomay dumplings on a bamboo tray'),
} as const

type SaleWindow = {
  readonly orderFrom: Instant | null
  readonly orderUntil: Instant | null
  readonly deliverFrom: string | null
  readonly deliverUntil: string | null
}

const moment = (at: Instant, language: Language) =>
  `${formatDayShort(wibDay(at), language)}, ${formatTime(at)}`

/** Midnight is shown as the day that it ends: `20 Des` for the midnight after it. */
function lastMoment(at: Instant, language: Language): string {
  const before = new Date(instantMs(at) - 60_000)
  return formatTime(before) >= '23:58' ? formatDayShort(wibDay(before), language) : moment(at, language)
}

function deliveryDays({ deliverFrom: first, deliverUntil: last }: SaleWindow, language: Language): string {
  const day = (text: string) => formatDayShort(text, language)
  if (first === null) return last === null ? '' : `${language === 'id' ? 'sampai' : 'until'} ${day(last)}`
  if (last === null) return `${language === 'id' ? 'mulai' : 'from'} ${day(first)}`
  if (first === last) return day(first)
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${isSameMonth ? first.slice(8) : day(first)}–${day(last)}`
}

function withDelivery(order: string | null, terms: SaleWindow, language: Language): string {
  const days = deliveryDays(terms, language)
  const delivery = days && `${language === 'id' ? 'kirim' : 'delivery'} ${days}`
  const text = [order, delivery].filter(Boolean).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
