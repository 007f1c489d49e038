const decimal = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

/** Rupiah for a chart's axis: «600 rb», «1,2 jt», «3 M»; whole below a thousand. */
export function shortRupiah(amount: number): string {
  if (amount >= 1_000_000_000) return `${decimal.format(amount / 1_000_000_000)} M`
  if (amount >= 1_000_000) return `${decimal.format(amount / 1_000_000)} jt`
  if (amount >= 1000) return `${decimal.format(amount / 1000)} rb`
  return decimal.format(amount)
}
