import type { PushPayload } from '@dimsum/contract/notifications'
import { receivedInAll } from '@dimsum/domain/day-summary'
import { formatRupiahPlain, rupiahFromWire } from '@dimsum/domain/money'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isCancelled } from '@dimsum/domain/order-status'
import { amountDue } from '@dimsum/domain/order-total'
import { may, type Role } from '@dimsum/domain/roles'
import { rightToHear, type TeamTopic } from '@dimsum/domain/team-topics'
import { teamPush as team } from '@dimsum/words/desk/team-push'
import { nameOfPackage } from '@dimsum/words/menu'
import { orderNews } from '@dimsum/words/order-news'
import { statusBadge, statusTracking } from '@dimsum/words/order-status'
import { paymentState } from '@dimsum/words/payment-method'
import type { sayIn } from '@dimsum/words/sentence'
import type { StoredOrder } from '../orders/read/orders.queries.ts'
import type { EventFacts } from './event-facts.ts'

type Say = ReturnType<typeof sayIn>

/** A push contains an order's number, total and status, never its customer. */
type PushOrder = Pick<StoredOrder, 'id' | 'totalPrice' | 'status' | 'isPaid' | 'amountPaid' | 'charges'>

const numberOf = ({ id }: PushOrder) => `#${formatOrderId(id)}`
const totalOf = ({ totalPrice }: PushOrder) => formatRupiahPlain(rupiahFromWire(totalPrice))
/** The amount of a message about a payment: the total, or of a part what is left. */
const paidOf = (say: Say, order: PushOrder) =>
  order.amountPaid === null ? totalOf(order) : say(orderNews.rest(formatRupiahPlain(amountDue(order))))

/** The order in the owner's list. */
const orderScreen = ({ id }: PushOrder) => `/admin?tab=orders&order=${id}`

const teamTexts: Record<
  TeamTopic,
  (say: Say, facts: EventFacts, role: Role) => Omit<PushPayload, 'tag'> | null
> = {
  'order-placed': (say, { order }, role) =>
    order === undefined
      ? null
      : {
          title: say(team.placed(numberOf(order))),
          body: [...(may(role, 'see-money') ? [totalOf(order)] : []), say(statusBadge[order.status])].join(
            ' · ',
          ),
          url: may(role, 'orders') ? orderScreen(order) : '/admin/dapur',
          several: say(team.severalPlaced),
        },
  'order-paid': (say, { order }) =>
    order === undefined
      ? null
      : {
          title: say(team.paid(numberOf(order))),
          body: `${paidOf(say, order)} · ${say(paymentState(order))}`,
          url: orderScreen(order),
          several: say(team.severalPaid),
        },
  attention: (say, { order }) => ({
    title: say(team.attention),
    body: say(order === undefined ? team.toDecide : orderNews.order(numberOf(order))),
    url: '/admin',
    several: say(team.severalAttention),
  }),
  'low-stock': (say, { lowStock }) =>
    lowStock === undefined
      ? null
      : {
          title: say(team.lowStock),
          body: say(team.packagesLeft(nameOfPackage(lowStock), lowStock.left)),
          url: '/admin?tab=inventory',
          several: '',
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
          body: say(team.ordersAndMoney(summary.orders, formatRupiahPlain(receivedInAll(summary)))),
          url: '/admin',
          several: '',
        },
}

/** The texts for a device of the team; null when the subject is gone, or not for this role. */
export const teamPush = (
  say: Say,
  topic: TeamTopic,
  facts: EventFacts,
  role: Role,
  isSignedIn: boolean,
): PushPayload | null => {
  const text = may(role, rightToHear[topic]) ? teamTexts[topic](say, facts, role) : null
  // Each package with low stock gets its own notification; others of a topic are merged.
  const tag = topic === 'low-stock' ? `${topic} ${facts.data.packageType}` : topic
  // A device whose session has expired gets no figures.
  return text && { ...text, ...(isSignedIn ? {} : { body: say(team.signInAgain) }), tag }
}

/** The texts for the customer of an order: the newest notification of the order replaces the previous one. */
export const customerPush = (say: Say, { topic, order }: EventFacts): PushPayload | null => {
  if (order === undefined) return null
  const [word, amount] =
    topic === 'order-paid' && !isCancelled(order.status)
      ? [paymentState(order), paidOf(say, order)]
      : [statusTracking[order.status], totalOf(order)]
  return {
    title: say(orderNews.order(numberOf(order))),
    body: `${say(word)} · ${amount}`,
    url: `/track-order?orderId=${order.id}`,
    tag: `order ${order.id}`,
    several: '',
  }
}
