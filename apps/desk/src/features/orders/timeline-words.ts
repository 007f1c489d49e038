import type { OrderEvent } from '@dimsum/contract/orders'
import { catalogue, isPackageType } from '@dimsum/domain/catalogue'
import { isOrderStatus, statusBadge } from '@dimsum/domain/order-status'
import { formatWibDayOfYear, isWibDay } from '@dimsum/domain/wib-date'
import { paymentMethodWord } from '../../components/payment-method-word.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const status = (value: unknown): string => {
  const name = text(value)
  return isOrderStatus(name) ? statusBadge[name] : name
}
const day = (value: unknown): string => {
  const name = text(value)
  return isWibDay(name) ? formatWibDayOfYear(name) : 'tanpa tanggal'
}
const inBrackets = (value: unknown): string => (text(value) ? ` (${text(value)})` : '')

/** One entry of the timeline in the owner's words; a kind this screen does not know shows its own name. */
export function eventSentence({ kind, data }: Pick<OrderEvent, 'kind' | 'data'>): string {
  switch (kind) {
    case 'placed':
      return 'Pesanan masuk'
    case 'status':
      return `${status(data.from)} → ${status(data.to)}${inBrackets(data.reason)}`
    case 'paid':
      return `Lunas lewat ${paymentMethodWord(text(data.method))}${inBrackets(data.note)}`
    case 'unpaid':
      return `Menjadi belum bayar${inBrackets(data.note ?? data.reason)}`
    case 'payment':
      if (data.via === 'hand-over') return `Tetap lunas lewat ${paymentMethodWord(text(data.method))}`
      return `Kabar pembayaran: ${text(data.status) || 'diperbarui'}`
    case 'note':
      return `Catatan: ${text(data.note)}`
    case 'whatsapp':
      return 'Pesan WhatsApp dibuka'
    case 'label':
      return 'Label dibuka untuk dicetak'
    case 'link':
      return data.purpose === 'review' ? 'Tautan ulasan dibuat' : 'Tautan lacak dibuat'
    case 'access':
      return data.via === 'link'
        ? 'Pesanan ini dibuka lewat tautan pribadinya'
        : 'Pemesan membuka pesanan ini dengan nomor teleponnya'
    case 'delivery-day':
      return `Hari berubah: ${day(data.from)} → ${day(data.to)}`
    case 'prepared': {
      const name = text(data.packageType)
      const goods = isPackageType(name) ? catalogue[name].name : name
      return data.isPrepared === false ? `${goods} belum siap` : `${goods} siap`
    }
    case 'attention':
      return `Perlu perhatian: selesai${inBrackets(data.note)}`
    default:
      return kind
  }
}

/** Who did it: a name, or what stands in for one. */
export function actorName(actor: string): string {
  switch (actor) {
    case 'customer':
      return 'pelanggan'
    case 'provider':
      return 'Midtrans'
    case 'system':
      return 'otomatis'
    default:
      return actor.replace(/^admin:/, '')
  }
}
