import { dates } from '../dates.ts'
import { inIndonesian } from '../sentence.ts'

/** Banner on every desk screen while customers cannot order. */
export const closedShop = {
  label: inIndonesian('Toko tidak menerima pesanan', 'The shop is not taking orders'),
  closed: inIndonesian('Toko ditutup', 'The shop is closed'),
  pausedUntil: inIndonesian(
    (until: Date) => `Toko dijeda sampai ${dates.deadline(until).id}`,
    (until) => `The shop is paused until ${dates.deadline(until).en}`,
  ),
  open: inIndonesian('Buka lagi', 'Open again'),
  opening: inIndonesian('Membuka...', 'Opening...'),
  opened: inIndonesian('Toko menerima pesanan lagi', 'The shop is taking orders again'),
  notOpened: inIndonesian('Toko belum dibuka', 'The shop is not open yet'),
} as const
