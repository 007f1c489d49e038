/**
 * Money is in whole rupiah everywhere in the code. The wire format is `"58000.00"` (product.md section 3,
 * `decimal(10,2)`); the payment provider takes plain integers.
 */
import { formatNumber } from './number.ts'

/** A whole amount of rupiah, made only by {@link rupiah} and {@link rupiahFromWire}. */
export type Rupiah = number & { readonly unit: 'rupiah' }

/** Converts a number to rupiah. Throws `RangeError` unless it is a safe integer. */
export function rupiah(n: number): Rupiah {
  if (!Number.isSafeInteger(n)) throw new RangeError(`Not a whole amount of rupiah: ${n}`)
  return (n + 0) as Rupiah // -0 + 0 is 0: avoids a negative zero
}

const shortForms = {
  id: { billions: 'M', millions: 'jt', thousands: 'rb' },
  en: { billions: 'B', millions: 'M', thousands: 'K' },
}

/** For screens and print: `Rp 58.000` with a no-break space, minus in front (product.md section 9). */
export const formatRupiah = (r: number): string => withCurrency(r, 'Rp\u00a0')

/** For WhatsApp texts, without the no-break space: `Rp58.000`, as the Indonesian style guide writes it. */
export const formatRupiahPlain = (r: number): string => withCurrency(r, 'Rp')

const withCurrency = (r: number, currency: string) => formatNumber(r).replace(/^-?/, `$&${currency}`)

/**
 * For chart axes: `600 rb`, `1,2 jt`, `3 M`, in English `600 K`, `1.2 M`, `3 B`. Rounded to one decimal, so not for
 * amounts to pay.
 */
export function formatRupiahShort(r: number, language: 'id' | 'en' = 'id'): string {
  const { billions, millions, thousands } = shortForms[language]
  const size = Math.abs(r)
  const short = (unit: number) => formatNumber(r / unit, language, 1)
  if (size >= 999_950_000) return `${short(1_000_000_000)} ${billions}`
  if (size >= 999_950) return `${short(1_000_000)} ${millions}`
  if (size >= 1_000) return `${short(1_000)} ${thousands}`
  return formatNumber(r, language)
}

/** The decimal string of the API and of the database column: `58000.00`. */
export function rupiahToWire(r: Rupiah): string {
  return `${r}.00`
}

const wireAmount = /^-?\d+(\.0{1,2})?$/

/** Parses `58000`, `58000.0` or `58000.00`. Throws `RangeError` for anything else, including sen. */
export function rupiahFromWire(s: string): Rupiah {
  if (!wireAmount.test(s)) throw new RangeError(`Not a whole amount of rupiah: "${s}"`)
  return rupiah(Number(s))
}

/** A change in percent in Indonesian notation: `+12,4%`, `-3%`, `0%`. */
export function formatPercentChange(n: number): string {
  const change = formatNumber(n, 'id', 1)
  return `${n > 0 && change !== '0' ? '+' : ''}${change}%`
}
