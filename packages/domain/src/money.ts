/**
 * Money is in whole rupiah everywhere in the code. The wire format is `"58000.00"` (product.md section 3,
 * `decimal(10,2)`); the payment provider takes plain integers.
 */

/** A whole amount of rupiah, made only by {@link rupiah} and {@link rupiahFromWire}. */
export type Rupiah = number & { readonly unit: 'rupiah' }

/** Converts a number to rupiah. Throws `RangeError` unless it is a safe integer. */
export function rupiah(n: number): Rupiah {
  if (!Number.isSafeInteger(n)) throw new RangeError(`Not a whole amount of rupiah: ${n}`)
  return (n + 0) as Rupiah // -0 + 0 is 0: avoids a negative zero
}

// Both digits are set because engines disagree on the default number of decimals for IDR.
const currencyFormat = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
})
const groupedFormat = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })
const oneDecimal = { maximumFractionDigits: 1 }
const shortForms = {
  id: { format: new Intl.NumberFormat('id-ID', oneDecimal), billions: 'M', millions: 'jt', thousands: 'rb' },
  en: { format: new Intl.NumberFormat('en', oneDecimal), billions: 'B', millions: 'M', thousands: 'K' },
}
const percentFormat = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1, signDisplay: 'exceptZero' })

/** For screens and print: `Rp 58.000` with a no-break space, minus in front (product.md section 9). */
export function formatRupiah(r: number): string {
  return currencyFormat.format(Math.round(r) + 0)
}

/** For WhatsApp texts, without the no-break space: `Rp58.000`, as the Indonesian style guide writes it. */
export function formatRupiahPlain(r: number): string {
  const whole = Math.round(r) + 0
  return `${whole < 0 ? '-' : ''}Rp${groupedFormat.format(Math.abs(whole))}`
}

/**
 * For chart axes: `600 rb`, `1,2 jt`, `3 M`, in English `600 K`, `1.2 M`, `3 B`. Rounded to one decimal, so not for
 * amounts to pay.
 */
export function formatRupiahShort(r: number, language: 'id' | 'en' = 'id'): string {
  const { format, billions, millions, thousands } = shortForms[language]
  const size = Math.abs(r)
  if (size >= 999_950_000) return `${format.format(r / 1_000_000_000)} ${billions}`
  if (size >= 999_950) return `${format.format(r / 1_000_000)} ${millions}`
  if (size >= 1_000) return `${format.format(r / 1_000)} ${thousands}`
  return format.format(Math.round(r) + 0)
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
  return `${percentFormat.format(n)}%`
}
