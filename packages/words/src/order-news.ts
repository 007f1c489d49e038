import { unlinked } from '@dimsum/domain/text'
import { formatWibDay } from '@dimsum/domain/wib-date'
import { fillIndonesian, inIndonesian } from './sentence.ts'

/** Amounts in words; `day` is the last one for the rest, `YYYY-MM-DD`. */
type PartNews = { number: string; paid: string; rest: string; day: string | null }

/** Emails and push messages to customers about an order; `number` includes the sign, `#000123`. */
export const orderNews = {
  order: fillIndonesian('Pesanan {number}', 'Order {number}'),
  greeting: fillIndonesian('Halo Kak {name},', 'Hello {name},', { name: unlinked }),
  placedSubject: fillIndonesian('Pesanan {number} kami terima', 'We have your order {number}'),
  placedTitle: inIndonesian('Pesanan Anda sudah masuk', 'We have your order'),
  placed: fillIndonesian(
    'pesanan {number} sudah kami terima. Kami konfirmasi sebentar lagi.',
    'we have received your order {number}. We will confirm it shortly.',
  ),
  paidSubject: fillIndonesian(
    'Pembayaran pesanan {number} kami terima',
    'We have received the payment for order {number}',
  ),
  paidTitle: inIndonesian('Pembayaran diterima', 'Payment received'),
  paid: fillIndonesian(
    'pembayaran pesanan {number} sudah kami terima. Invoice kami lampirkan.',
    'we have received the payment for your order {number}. The invoice is attached.',
  ),
  partSubject: fillIndonesian(
    'DP pesanan {number} kami terima',
    'We have received the deposit for order {number}',
  ),
  partTitle: inIndonesian('DP diterima', 'Deposit received'),
  part: inIndonesian(
    ({ number, paid, rest, day }: PartNews) =>
      `pembayaran ${paid} untuk pesanan ${number} sudah kami terima. Sisanya ${rest}${day === null ? '' : `, paling lambat ${formatWibDay(day)}`}. Invoice kami lampirkan.`,
    ({ number, paid, rest, day }) =>
      `we have received ${paid} for your order ${number}. The rest is ${rest}${day === null ? '' : `, due by ${formatWibDay(day, 'en')}`}. The invoice is attached.`,
  ),
  rest: fillIndonesian('Sisa {amount}', '{amount} left'),
  statusSubject: fillIndonesian('Pesanan {number}: {status}', 'Order {number}: {status}'),
  status: fillIndonesian('kabar pesanan {number}: {status}', 'news of your order {number}: {status}'),
  cancelled: fillIndonesian(
    'mohon maaf, pesanan {number} kami batalkan.',
    'we are sorry, we had to cancel your order {number}.',
  ),
  track: inIndonesian('Cek status pesanan', 'Check the order'),
} as const
