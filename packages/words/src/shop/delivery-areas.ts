import { type BothLanguages, packageName } from '@dimsum/domain/menu'
import { formatRupiah, formatRupiahPlain } from '@dimsum/domain/money'
import { fillIndonesian, inIndonesian, type Language } from '../sentence.ts'

/** Delivery area in the order form, shown when the shop has areas. */
export const deliveryAreas = {
  area: inIndonesian('Area pengiriman', 'Delivery area'),
  choose: inIndonesian('Pilih area Anda', 'Choose your area'),
  withFee: inIndonesian(
    (name: string, fee: number) => `${name} · ${fee === 0 ? 'gratis ongkir' : `ongkir ${formatRupiah(fee)}`}`,
    (name, fee) => `${name} · ${fee === 0 ? 'free delivery' : `delivery ${formatRupiah(fee)}`}`,
  ),
  fee: inIndonesian(
    (fee: number) => (fee === 0 ? 'Gratis ongkir' : `Ongkir ${formatRupiah(fee)}`),
    (fee) => (fee === 0 ? 'Free delivery' : `Delivery ${formatRupiah(fee)}`),
  ),
  feeUntil: fillIndonesian('Ongkir {fee}, gratis mulai {from}', 'Delivery {fee}, free from {from}'),
  tooLittle: fillIndonesian(
    'Minimum untuk area ini {least}, kurang {missing}.',
    'The least order for this area is {least}; {missing} more is needed.',
    { least: formatRupiah, missing: formatRupiah },
  ),
  notListed: inIndonesian('Area Anda tidak ada? {ask}', 'Your area is not listed? {ask}'),
  ask: inIndonesian('Tanya lewat WhatsApp', 'Ask us on WhatsApp'),
} as const

type WishedLine = {
  readonly item: { readonly name: BothLanguages; readonly pieces: number }
  readonly quantity: number
}
type Wish = { readonly lines: readonly WishedLine[]; readonly total: number } | null

const packagesOf = (wish: Wish, language: Language) =>
  wish?.lines.map(({ item, quantity }) => `${packageName(item)[language]} × ${quantity}`).join(', ')

/** Chat message of a customer outside all areas, with the wanted packages. */
export const outsideMessage = inIndonesian(
  (wish: Wish) =>
    `Halo Kak, area saya tidak ada di daftar pengiriman. Apakah bisa diantar?${wish ? `\n\nSaya mau pesan: ${packagesOf(wish, 'id')} (${formatRupiahPlain(wish.total)})` : ''}\n\nAlamat saya: `,
  (wish) =>
    `Hello, my area is not among your delivery areas. Can you deliver to me?${wish ? `\n\nI would like: ${packagesOf(wish, 'en')} (${formatRupiahPlain(wish.total)})` : ''}\n\nMy address: `,
)
