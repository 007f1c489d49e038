/** Numbers of things: Indonesian has one form of a noun, English has two. */
import { inIndonesian } from './sentence.ts'

/** @param several the English plural */
export const countOf = (things: string, one: string, several = `${one}s`) =>
  inIndonesian(
    (count: number) => `${count} ${things}`,
    (count) => `${count} ${count === 1 ? one : several}`,
  )

/** `3 pesanan`, in English `3 orders`. */
export const orderCount = countOf('pesanan', 'order')
export const dayCount = countOf('hari', 'day')
export const minuteCount = countOf('menit', 'minute')
