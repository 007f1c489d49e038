import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'

/**
 * An amount of rupiah, `Rp 58.000`. Takes whole rupiah, or the wire's `"58000.00"`, which is read here and
 * never printed. Always Jakarta, never the headline face: its digits line up.
 */
export function Price({ amount, className = '' }: { amount: number | string; className?: string }) {
  const rupiah = typeof amount === 'string' ? rupiahFromWire(amount) : amount
  return <span className={`font-sans whitespace-nowrap ${className}`}>{formatRupiah(rupiah)}</span>
}
