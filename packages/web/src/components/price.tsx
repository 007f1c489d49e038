import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'

/**
 * An amount, `Rp 58.000`, from whole rupiah or the wire format `"58000.00"`. Always in the text font, whose digits are
 * tabular.
 */
export function Price({ amount, className = '' }: { amount: number | string; className?: string }) {
  const rupiah = typeof amount === 'string' ? rupiahFromWire(amount) : amount
  return <span className={`font-sans whitespace-nowrap ${className}`}>{formatRupiah(rupiah)}</span>
}
