import type { PushPayload } from '@dimsum/contract/notifications'
import { catalogue, isPackageType } from '@dimsum/domain/catalogue'
import { type DaySummary, receivedInAll } from '@dimsum/domain/day-summary'
import { formatRupiahPlain, type Rupiah } from '@dimsum/domain/money'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isOrderStatus, type OrderStatus } from '@dimsum/domain/order-status'
import { may, type Role } from '@dimsum/domain/roles'
import { rightToHear, type TeamTopic } from '@dimsum/domain/team-topics'
import { orderNews } from '@dimsum/words/order-news'
import { statusBadge, statusTracking } from '@dimsum/words/order-status'
import { paidOrNot } from '@dimsum/words/payment-method'
import { textOf } from '@dimsum/words/sentence'

/** What a push may say of an order: its number, total and status, never who ordered. */
type PushOrder = { id: number; total: Rupiah; status: OrderStatus; isPaid: boolean }

export type PushFacts = {
  topic: string
  data: Record<string, unknown>
  order?: PushOrder | undefined
  summary?: DaySummary | undefined
}

const numberOf = ({ id }: PushOrder) => `#${formatOrderId(id)}`

/** The order on the owner's list. */
const orderScreen = ({ id }: PushOrder) => `/admin?tab=orders&order=${id}`

const team: Record<TeamTopic, (facts: PushFacts, role: Role) => Omit<PushPayload, 'tag'> | null> = {
  'order-placed': ({ order }, role) =>
    order === undefined
      ? null
      : {
          title: `Pesanan baru ${numberOf(order)}`,
          body: [
            ...(may(role, 'see-money') ? [formatRupiahPlain(order.total)] : []),
            statusBadge[order.status].id,
          ].join(' · '),
          url: may(role, 'orders') ? orderScreen(order) : '/admin/dapur',
          several: '# pesanan baru',
        },
  'order-paid': ({ order }) =>
    order === undefined
      ? null
      : {
          title: `Pembayaran ${numberOf(order)}`,
          body: `${formatRupiahPlain(order.total)} · ${paidOrNot(true).id}`,
          url: orderScreen(order),
          several: '# pembayaran masuk',
        },
  attention: ({ order }) => ({
    title: 'Perlu perhatian',
    body: order === undefined ? 'Ada yang perlu Anda putuskan.' : `Pesanan ${numberOf(order)}`,
    url: '/admin',
    several: '# hal perlu perhatian',
  }),
  'low-stock': ({ data }) => {
    const { packageType, left } = data
    return typeof packageType !== 'string' || !isPackageType(packageType)
      ? null
      : {
          title: 'Stok menipis',
          body: `${catalogue[packageType].name}: sisa ${left}`,
          url: '/admin?tab=inventory',
          several: '',
        }
  },
  backup: () => ({
    title: 'Cadangan data tidak beres',
    body: 'Buka «Perlu perhatian».',
    url: '/admin',
    several: '',
  }),
  'day-summary': ({ summary }) =>
    summary === undefined
      ? null
      : {
          title: 'Ringkasan hari ini',
          body: `${summary.orders} pesanan · ${formatRupiahPlain(receivedInAll(summary))} masuk`,
          url: '/admin',
          several: '',
        },
}

/** The texts for a device of the team; null when what it is about is gone, or not for this role. */
export const teamPush = (topic: TeamTopic, facts: PushFacts, role: Role): PushPayload | null => {
  const text = may(role, rightToHear[topic]) ? team[topic](facts, role) : null
  // Stock of another package is other news; everything else of a topic becomes one message.
  return text && { ...text, tag: topic === 'low-stock' ? `${topic} ${facts.data.packageType}` : topic }
}

/** The texts for the customer of an order: the newest message of the order replaces the one before. */
export const customerPush = ({ topic, data, order }: PushFacts): PushPayload | null => {
  if (order === undefined) return null
  const { status } = data
  const word =
    topic === 'order-paid'
      ? paidOrNot(true)
      : statusTracking[typeof status === 'string' && isOrderStatus(status) ? status : order.status]
  return {
    title: textOf(orderNews.order(numberOf(order)), 'default'),
    body: `${textOf(word, 'default')} · ${formatRupiahPlain(order.total)}`,
    url: `/track-order?orderId=${order.id}`,
    tag: `order ${order.id}`,
    several: '',
  }
}
