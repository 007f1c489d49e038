import { catalogue } from '@dimsum/domain/catalogue'
import { formatWibDayOfYear, type WibDay } from '@dimsum/domain/wib-date'
import { ShopError } from '../../../platform/errors/shop-error.ts'
import type { PlacementRefusal } from './place-order.queries.ts'

/** A refused day, and the next one that would do. */
export type RefusedDay = { day: string; next: WibDay | null }

/**
 * What the customer reads when the shop cannot take the order: which field, how much is left (`details`), what to do.
 * @param refusedDay the day asked for, when the refusal is about it
 */
export const placementError = (refusal: PlacementRefusal, refusedDay: RefusedDay | null): ShopError => {
  switch (refusal.reason) {
    case 'sold-out':
    case 'not-sold':
      return new ShopError('out-of-stock', stockText(refusal), {
        details: String(refusal.reason === 'sold-out' ? refusal.left : 0),
        issues: [{ path: 'quantity', message: stockText(refusal) }],
      })
    case 'date-full':
    case 'date-closed': {
      const message = dayText(refusal, refusedDay)
      return new ShopError('conflict', message, { issues: [{ path: 'deliveryDate', message }] })
    }
    case 'phone-blocked':
      return new ShopError(
        'forbidden',
        'Maaf, pesanan ini belum bisa kami terima secara online. Silakan hubungi kami lewat WhatsApp atau telepon.',
      )
  }
}

const stockText = ({
  reason,
  packageType,
  left,
}: Extract<PlacementRefusal, { reason: 'sold-out' | 'not-sold' }>): string => {
  const { name } = catalogue[packageType]
  if (reason === 'not-sold') return `Maaf, ${name} sedang tidak dijual. Silakan pilih paket lain.`
  if (left === 0) return `Maaf, stok ${name} sudah habis. Silakan pilih paket lain.`
  return `Maaf, stok ${name} tinggal ${left}. Silakan kurangi jumlahnya atau pilih tanggal lain.`
}

const dayText = (
  refusal: Extract<PlacementRefusal, { reason: 'date-full' | 'date-closed' }>,
  refused: RefusedDay | null,
): string => {
  const day = refused ? formatWibDayOfYear(refused.day) : 'tanggal ini'
  const another = refused?.next
    ? `Coba ${formatWibDayOfYear(refused.next)}.`
    : 'Silakan hubungi kami lewat WhatsApp.'
  if (refusal.reason === 'date-closed') return `Dapur kami tutup pada ${day}. ${another}`
  if (refusal.left > 0) return `Kapasitas dapur untuk ${day} tinggal ${refusal.left} pcs. ${another}`
  return `Kapasitas dapur untuk ${day} sudah penuh. ${another}`
}
