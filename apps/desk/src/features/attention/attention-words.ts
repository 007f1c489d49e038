import type { AttentionItem, AttentionKind } from '@dimsum/contract/payments'
import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'
import { formatOrderId } from '@dimsum/domain/order-number'
import { attention, attentionFacts } from '@dimsum/words/desk/attention'
import {
  asksToCancel,
  attentionKinds,
  paidSince,
  paidTooMuch,
  perhapsTheSame,
} from '@dimsum/words/desk/attention-kinds'
import type { Message } from '@dimsum/words/sentence'
import { listOf, type Sentence } from '@dimsum/words/sentence'
import type { PackageNames } from '../../components/package-names.ts'
import { paymentMethodWord, providerMethodWord } from '../../components/payment-method-word.ts'

type Words = {
  /** Follows the order id in the headline; must fit one line of a phone. */
  short: Sentence
  what: Sentence
  todo: Sentence
}

/** Texts per kind of entry. */
const words: Readonly<Record<AttentionKind, Words>> = attentionKinds

/** Most urgent first: payments that all fail, goods that leave unpaid, customers' money, then bookkeeping. */
const urgency: readonly AttentionKind[] = [
  'payment-key',
  'reversal',
  'paid-without-stock',
  'wrong-amount',
  'paid-after-cancel',
  'duplicate-payment',
  'change-request',
  'transfer-proof',
  'whatsapp-reply',
  'large-hold',
  'rest-due',
  'whatsapp-account',
  'whatsapp-unsent',
  'cancelled-after-paid',
  'unmatched-message',
  'backup',
  'partial-refund',
  'phone-guessing',
]

/** The newest entry of the most urgent kind; undefined without entries. */
export const mostUrgent = (items: readonly AttentionItem[]): AttentionItem | undefined =>
  items.toSorted((a, b) => urgency.indexOf(a.kind) - urgency.indexOf(b.kind) || b.id - a.id)[0]

/** One-line headline of an entry: `#000012 dibayar dua kali`. */
export const headlineOf = ({ kind, orderId, data }: AttentionItem): Sentence => {
  const { short } = isPaidTooMuch({ kind, data }) ? paidTooMuch : words[kind]
  return orderId === null ? attention.headlineAlone(short) : attention.headline(formatOrderId(orderId), short)
}

/** Title and advice of an entry. */
export const wordsOf = ({
  kind,
  data,
  isPaid,
}: Pick<AttentionItem, 'kind' | 'data' | 'isPaid'>): Pick<Words, 'what' | 'todo'> =>
  kind === 'duplicate-payment' && data.recordedByHand !== undefined
    ? perhapsTheSame
    : isPaidTooMuch({ kind, data })
      ? paidTooMuch
      : kind === 'change-request' && data.what === 'cancel'
        ? asksToCancel
        : kind === 'wrong-amount' && isPaid
          ? paidSince
          : words[kind]

/** Rupiah of a cancelled order that are neither given back nor kept; 0 for other entries. */
export const leftOfCancelled = ({ kind, data }: Pick<AttentionItem, 'kind' | 'data'>): number =>
  kind === 'cancelled-after-paid' || kind === 'paid-after-cancel' ? Number(data.left ?? 0) : 0

/** A surplus without a report of a second payment. */
const isPaidTooMuch = ({ kind, data }: Pick<AttentionItem, 'kind' | 'data'>): boolean =>
  kind === 'duplicate-payment' && data.left !== undefined && data.transactionId === undefined

const factKeys = [
  'total',
  'received',
  'refunded',
  'left',
  'recordedByHand',
  'paymentType',
  'status',
  'transactionId',
  'providerOrderId',
  'systemMessage',
  'code',
  'template',
  'event',
] as const
const amounts: readonly string[] = ['total', 'received', 'refunded', 'left']

type Fact = readonly [name: Sentence, value: Message]

/** Amounts and ids for looking the case up. */
export const factsOf = ({ data }: AttentionItem, { nameOf }: PackageNames): readonly Fact[] => [
  ...missingPackages(data.packages, nameOf),
  ...factKeys.flatMap((key): Fact[] => {
    const value = data[key]
    if (typeof value !== 'string' || value === '') return []
    return [[attentionFacts[key], factValue(key, value)]]
  }),
  ...(data.isKnownToProvider === false ? [[attentionFacts.knownToProvider, attentionFacts.no] as const] : []),
]

function factValue(key: string, value: string): Message {
  if (amounts.includes(key)) return amountText(value)
  if (key === 'recordedByHand') return paymentMethodWord(value)
  return key === 'paymentType' ? providerMethodWord(value) : value
}

/** Names of the packages with these keys. */
function missingPackages(value: unknown, nameOf: PackageNames['nameOf']): Fact[] {
  const types = Array.isArray(value) ? value.filter((type) => typeof type === 'string') : []
  return types.length > 0 ? [[attentionFacts.soldOut, listOf(types.map(nameOf))]] : []
}

/** The amount comes from an unverified notification, so it may not be a number. */
function amountText(value: string): string {
  try {
    return formatRupiah(rupiahFromWire(value))
  } catch {
    return value
  }
}
