import type { PushPayload } from '@dimsum/contract/notifications'
import { isPackageType } from '@dimsum/domain/catalogue'
import { type DaySummary, receivedInAll } from '@dimsum/domain/day-summary'
import { formatRupiahPlain, type Rupiah } from '@dimsum/domain/money'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isOrderStatus, type OrderStatus } from '@dimsum/domain/order-status'
import { may, type Role } from '@dimsum/domain/roles'
import { rightToHear, type TeamTopic } from '@dimsum/domain/team-topics'
import { teamPush as team } from '@dimsum/words/desk/team-push'
import { orderNews } from '@dimsum/words/order-news'
import { statusBadge, statusTracking } from '@dimsum/words/order-status'
import { packageWords } from '@dimsum/words/packages'
import { paidOrNot } from '@dimsum/words/payment-method'
import type { sayIn } from '@dimsum/words/sentence'

type Say = ReturnType<typeof sayIn>

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

const teamTexts: Record<
  TeamTopic,
  (say: Say, facts: PushFacts, role: Role) => Omit<PushPayload, 'tag'> | null
> = {
  'order-placed': (say, { order }, role) =>
    order === undefined
      ? null
      : {
          title: say(team.placed(numberOf(order))),
          body: [
            ...(may(role, 'see-money') ? [formatRupiahPlain(order.total)] : []),
            say(statusBadge[order.status]),
          ].join(' · '),
          url: may(role, 'orders') ? orderScreen(order) : '/admin/dapur',
          several: say(team.severalPlaced),
        },
  'order-paid': (say, { order }) =>
    order === undefined
      ? null
      : {
          title: say(team.paid(numberOf(order))),
          body: `${formatRupiahPlain(order.total)} · ${say(paidOrNot(true))}`,
          url: orderScreen(order),
          several: say(team.severalPaid),
        },
  attention: (say, { order }) => ({
    title: say(team.attention),
    body: say(order === undefined ? team.toDecide : orderNews.order(numberOf(order))),
    url: '/admin',
    several: say(team.severalAttention),
  }),
  'low-stock': (say, { data }) => {
    const { packageType, left } = data
    return typeof packageType !== 'string' || !isPackageType(packageType)
      ? null
      : {
          title: say(team.lowStock),
          body: say(team.packagesLeft({ name: packageWords[packageType].name, left })),
          url: '/admin?tab=inventory',
          several: '',
        }
  },
  backup: (say) => ({
    title: say(team.backup),
    body: say(team.openAttention),
    url: '/admin',
    several: '',
  }),
  'day-summary': (say, { summary }) =>
    summary === undefined
      ? null
      : {
          title: say(team.summary),
          body: say(
            team.ordersAndMoney({
              orders: summary.orders,
              received: formatRupiahPlain(receivedInAll(summary)),
            }),
          ),
          url: '/admin',
          several: '',
        },
}

/** The texts for a device of the team; null when what it is about is gone, or not for this role. */
export const teamPush = (say: Say, topic: TeamTopic, facts: PushFacts, role: Role): PushPayload | null => {
  const text = may(role, rightToHear[topic]) ? teamTexts[topic](say, facts, role) : null
  // Stock of another package is other news; everything else of a topic becomes one message.
  return text && { ...text, tag: topic === 'low-stock' ? `${topic} ${facts.data.packageType}` : topic }
}

/** The texts for the customer of an order: the newest message of the order replaces the one before. */
export const customerPush = (say: Say, { topic, data, order }: PushFacts): PushPayload | null => {
  if (order === undefined) return null
  const { status } = data
  const word =
    topic === 'order-paid'
      ? paidOrNot(true)
      : statusTracking[typeof status === 'string' && isOrderStatus(status) ? status : order.status]
  return {
    title: say(orderNews.order(numberOf(order))),
    body: `${say(word)} · ${formatRupiahPlain(order.total)}`,
    url: `/track-order?orderId=${order.id}`,
    tag: `order ${order.id}`,
    several: '',
  }
}
