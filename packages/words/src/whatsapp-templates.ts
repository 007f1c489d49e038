import { formatRupiahPlain, type Rupiah } from '@dimsum/domain/money'
import type { MessageEvent } from '@dimsum/domain/order-messages'
import { formatOrderId } from '@dimsum/domain/order-number'
import type { Language } from './sentence.ts'

/*
 * Texts that Meta approves once and the shop then fills in. A text neither begins nor ends with a variable; no variable
 * is empty or contains `#`, `$` or `%`. A changed text needs a name with the next number, because Meta keeps the old text.
 */

type Template = { name: string; id: string; en: string }

const templates: Readonly<
  Record<Exclude<MessageEvent, 'ready'> | 'readyPickUp' | 'readyDelivery', Template>
> = {
  placed: {
    name: 'order_placed_v1',
    id: 'Halo Kak {{1}}, pesanan {{2}} sudah masuk ke [TOKO] dengan total {{3}}. Kami kabari setelah dikonfirmasi.',
    en: 'Hi {{1}}, order {{2}} has reached [TOKO]. The total is {{3}}. We will write once it is confirmed.',
  },
  paid: {
    name: 'order_paid_v1',
    id: 'Halo Kak {{1}}, pembayaran pesanan {{2}} sebesar {{3}} sudah kami terima. Terima kasih.',
    en: 'Hi {{1}}, for order {{2}} we have received {{3}}. Thank you.',
  },
  confirmed: {
    name: 'order_confirmed_v1',
    id: 'Halo Kak {{1}}, pesanan {{2}} sudah kami konfirmasi. Terima kasih sudah memesan di [TOKO].',
    en: 'Hi {{1}}, order {{2}} is confirmed. Thank you for ordering at [TOKO].',
  },
  preparing: {
    name: 'order_preparing_v1',
    id: 'Halo Kak {{1}}, pesanan {{2}} sedang kami siapkan di dapur [TOKO].',
    en: 'Hi {{1}}, order {{2}} is being made now in the kitchen of [TOKO].',
  },
  readyPickUp: {
    name: 'order_ready_pick_up_v1',
    id: 'Halo Kak {{1}}, pesanan {{2}} sudah siap diambil di [TOKO]. Sampai jumpa.',
    en: 'Hi {{1}}, order {{2}} is ready to be picked up at [TOKO]. See you soon.',
  },
  readyDelivery: {
    name: 'order_ready_delivery_v1',
    id: 'Halo Kak {{1}}, pesanan {{2}} sudah siap dan segera kami antar. Mohon telepon tetap aktif.',
    en: 'Hi {{1}}, order {{2}} is ready and will be on its way soon. Please keep your phone on.',
  },
  delivered: {
    name: 'order_delivered_v1',
    id: 'Halo Kak {{1}}, pesanan {{2}} sudah selesai. Terima kasih sudah memesan di [TOKO].',
    en: 'Hi {{1}}, order {{2}} is complete. Thank you for ordering at [TOKO].',
  },
  cancelled: {
    name: 'order_cancelled_v1',
    id: 'Halo Kak {{1}}, pesanan {{2}} sudah dibatalkan. Balas pesan ini bila ada pertanyaan.',
    en: 'Hi {{1}}, order {{2}} was cancelled. Answer this message if you have a question.',
  },
}

const footer = { id: 'Balas STOP bila tidak mau dikabari lagi.', en: 'Reply STOP to get no more messages.' }
const button = { id: 'Lihat pesanan', en: 'View order' }

export interface TemplateFacts {
  readonly orderId: number
  readonly customerName: string
  readonly total: Rupiah
  readonly isDelivery: boolean
}

/** One line without repeated blanks and without characters that Meta refuses. */
const clean = (text: string) => text.replace(/[#$%]/g, '').replace(/\s+/g, ' ').trim() || '-'

const templateFor = (event: MessageEvent, isDelivery: boolean): Template =>
  templates[event === 'ready' ? (isDelivery ? 'readyDelivery' : 'readyPickUp') : event]

const withShop = (text: string, shopName: string) => text.replace('[TOKO]', () => clean(shopName))

/** The template of an event for this order: its name, its values, and the complete text. */
export const filledTemplate = (
  event: MessageEvent,
  order: TemplateFacts,
  shopName: string,
  language: Language,
): { name: string; values: string[]; text: string } => {
  const template = templateFor(event, order.isDelivery)
  const known = [clean(order.customerName), formatOrderId(order.orderId), formatRupiahPlain(order.total)]
  const values = known.filter((_, n) => template.id.includes(`{{${n + 1}}}`))
  const text = withShop(template[language], shopName).replace(
    /\{\{(\d)\}\}/g,
    (_, n: string) => values[Number(n) - 1] ?? '',
  )
  return { name: template.name, values, text }
}

/** All templates, for the stand-in. */
export const templateList = Object.values(templates).flatMap(({ name, id }) =>
  (['id', 'en'] as const).map((language) => ({
    name,
    language,
    variables: id.includes('{{3}}') ? 3 : 2,
  })),
)

/** Names of an event's templates: one, or two if delivery and pick-up differ. */
export const templateNames = (event: MessageEvent): string[] => [
  ...new Set([templateFor(event, true).name, templateFor(event, false).name]),
]

/** Text of all templates for Meta's form, in both languages. `linkStart` is the fixed part of the button's URL. */
export const templateExport = (shopName: string, linkStart: string, sample: TemplateFacts): string =>
  Object.values(templates)
    .flatMap((template) =>
      (['id', 'en'] as const).map((language) =>
        [
          `Name: ${template.name}`,
          'Category: Utility',
          `Language: ${language === 'id' ? 'Indonesian (id)' : 'English (en)'}`,
          `Body: ${withShop(template[language], shopName)}`,
          `Samples: ${[
            clean(sample.customerName),
            formatOrderId(sample.orderId),
            formatRupiahPlain(sample.total),
          ]
            .filter((_, n) => template.id.includes(`{{${n + 1}}}`))
            .map((value, n) => `{{${n + 1}}} = ${value}`)
            .join(', ')}`,
          `Footer: ${footer[language]}`,
          ...(linkStart === ''
            ? []
            : [
                `Button (visit website, dynamic): ${button[language]} ${linkStart}{{1}}, sample ${linkStart}${sample.orderId}`,
              ]),
        ].join('\n'),
      ),
    )
    .join('\n\n')
