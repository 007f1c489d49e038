import type { OrderEvent, OrderItem } from '@dimsum/contract/orders'
import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'
import { isMessageEvent } from '@dimsum/domain/order-messages'
import { isOrderStatus } from '@dimsum/domain/order-status'
import { refundStates, refundWays } from '@dimsum/domain/refund'
import { windowWords } from '@dimsum/domain/time-windows'
import { isWibDay } from '@dimsum/domain/wib-date'
import { dates } from '@dimsum/words/dates'
import { goodsChanged } from '@dimsum/words/desk/editing'
import { orderTimeline } from '@dimsum/words/desk/order-timeline'
import { refundNews, refundStateWord, refundWayWord } from '@dimsum/words/desk/refunds'
import { messageEventWord, messageState } from '@dimsum/words/desk/whatsapp-messages'
import { nameOfPackage } from '@dimsum/words/menu'
import { statusBadge } from '@dimsum/words/order-status'
import { orderedPackages } from '@dimsum/words/packages'
import type { Message } from '@dimsum/words/sentence'
import { inIndonesian, inReadersLanguage, type Sentence } from '@dimsum/words/sentence'
import { paymentMethodWord } from '../../components/payment-method-word.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const status = (value: unknown): Sentence => {
  const name = text(value)
  return isOrderStatus(name) ? statusBadge[name] : inIndonesian(name, name)
}
const day = (value: unknown): Sentence => {
  const name = text(value)
  return isWibDay(name) ? dates.dayOfYear(name) : orderTimeline.noDay
}

const dayAndTime = (value: unknown, window: unknown): Sentence => {
  const [then, at] = [day(value), window === null ? orderTimeline.noTime : windowOf(text(window))]
  return at === null ? then : inIndonesian(`${then.id}, ${at.id}`, `${then.en}, ${at.en}`)
}
const windowOf = (window: string): Sentence | null =>
  window === '' ? null : inIndonesian(windowWords(window), windowWords(window))

const wayWord = (value: unknown): Sentence =>
  refundWayWord[refundWays.find((way) => way === value) ?? 'provider']
const stateWord = (value: unknown): Sentence =>
  refundStateWord[refundStates.find((state) => state === value) ?? 'unknown']

const changedFields = (names: unknown): Sentence[] =>
  Object.entries(orderTimeline.detail).flatMap(([name, label]) =>
    Array.isArray(names) && names.includes(name) ? [label] : [],
  )

/** Text of a timeline entry. An unknown kind shows its raw name. */
export function eventSentence(
  { kind, data }: Pick<OrderEvent, 'kind' | 'data'>,
  items: readonly Pick<OrderItem, 'packageType' | 'name' | 'pieces'>[],
): Message {
  switch (kind) {
    case 'placed':
      return orderTimeline.placed
    case 'status':
      return orderTimeline.status(status(data.from), status(data.to), text(data.reason))
    case 'paid':
      return orderTimeline.paid(paymentMethodWord(text(data.method)), text(data.note))
    case 'unpaid':
      return orderTimeline.unpaid(text(data.note ?? data.reason))
    case 'payment':
      if (data.via === 'correction') {
        const [from, to] = [paymentMethodWord(text(data.from)), paymentMethodWord(text(data.method))]
        return orderTimeline.corrected(from, to, text(data.note))
      }
      if (data.isPart === true) {
        const amount = rupiahFromWire(text(data.amount))
        return orderTimeline.partPaid(amount, paymentMethodWord(text(data.method)), text(data.note))
      }
      if (data.via === 'void')
        return orderTimeline.partVoided(rupiahFromWire(text(data.amount)), text(data.note))
      if (data.via === 'hand-over') return orderTimeline.stillPaid(paymentMethodWord(text(data.method)))
      return orderTimeline.paymentNews(text(data.status))
    case 'refund':
      return refundNews(
        Number(data.amount),
        wayWord(data.way),
        stateWord(data.state),
        text(data.note) || text(data.refusal),
      )
    case 'kept':
      return orderTimeline.kept(rupiahFromWire(text(data.amount)), text(data.note))
    case 'note':
      return orderTimeline.note(text(data.note))
    case 'whatsapp':
      return orderTimeline.whatsapp
    case 'whatsapp-message':
      return messageSentence(text(data.event), text(data.state), text(data.note), data.code)
    case 'whatsapp-received':
      return (data.word === 'stop' ? orderTimeline.messagesStopped : orderTimeline.messageReceived)(
        text(data.note),
      )
    case 'label':
      return orderTimeline.label
    case 'link':
      if (data.purpose === 'revoked') return orderTimeline.linksRevoked
      return data.purpose === 'review' ? orderTimeline.reviewLink : orderTimeline.trackLink
    case 'access':
      return data.via === 'link' ? orderTimeline.openedByLink : orderTimeline.openedByPhone
    case 'delivery-day':
      return orderTimeline.dayChanged(day(data.from), dayAndTime(data.to, data.window))
    case 'prepared': {
      const name = text(data.packageType)
      const line = items.find(({ packageType }) => packageType === name)
      const goods = line ? nameOfPackage(line) : inReadersLanguage(name, 'id')
      return data.isPrepared === false ? orderTimeline.notReady(goods) : orderTimeline.ready(goods)
    }
    case 'attention':
      return orderTimeline.attention(text(data.note))
    case 'details':
      return data.by === 'desk'
        ? orderTimeline.detailsByDesk(changedFields(data.fields), text(data.note))
        : orderTimeline.details(changedFields(data.fields))
    case 'goods':
      return goodsSentence(data)
    case 'change-request':
      return (data.what === 'cancel' ? orderTimeline.asksToCancel : orderTimeline.asksForChange)(
        text(data.note),
      )
    case 'change-answer':
      return (data.decision === 'approved' ? orderTimeline.approved : orderTimeline.refused)(text(data.note))
    default:
      return kind
  }
}

type GoodsFacts = { lines: Parameters<typeof orderedPackages>[0]; total: number }

function goodsSentence({ from, to, note }: OrderEvent['data']): Sentence {
  const [before, after] = [from as GoodsFacts, to as GoodsFacts]
  const totals = `${formatRupiah(before.total)} → ${formatRupiah(after.total)}`
  return goodsChanged(orderedPackages(before.lines), orderedPackages(after.lines), totals, text(note))
}

/** A WhatsApp message and its state, with Meta's error code if it failed. */
function messageSentence(event: string, state: string, reply: string, code: unknown): Sentence {
  const about = isMessageEvent(event) ? messageEventWord[event] : inIndonesian(event, event)
  const became = messageState[state] ?? inIndonesian(state, state)
  const withCode = typeof code === 'number' ? ` (${code})` : ''
  return orderTimeline.messageSent(about, inIndonesian(became.id + withCode, became.en + withCode), reply)
}
