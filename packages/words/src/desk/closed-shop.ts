import { dates } from '../dates.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Banner on every desk screen while customers cannot order. */
export const closedShop = {
  label: inIndonesian('Toko tidak menerima pesanan', 'The shop is not taking orders'),
  closed: inIndonesian('Toko ditutup', 'The shop is closed'),
  pausedUntil: fillIndonesian('Toko dijeda sampai {until}', 'The shop is paused until {until}', {
    until: dates.deadline,
  }),
  open: inIndonesian('Buka lagi', 'Open again'),
  opening: inIndonesian('Membuka...', 'Opening...'),
  opened: inIndonesian('Toko menerima pesanan lagi', 'The shop is taking orders again'),
  notOpened: inIndonesian('Toko belum dibuka', 'The shop is not open yet'),
} as const
