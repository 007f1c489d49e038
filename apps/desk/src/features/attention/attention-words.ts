import type { AttentionItem, AttentionKind } from '@dimsum/contract/payments'
import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'
import { formatOrderId } from '@dimsum/domain/order-number'
import type { Said } from '@dimsum/ui/say.tsx'
import { attention, attentionFacts } from '@dimsum/words/desk/attention'
import { asksToCancel, attentionKinds, paidSince, perhapsTheSame } from '@dimsum/words/desk/attention-kinds'
import { listOf, type Sentence } from '@dimsum/words/sentence'
import type { PackageNames } from '../../components/package-names.ts'
import { paymentMethodWord, providerMethodWord } from '../../components/payment-method-word.ts'

type Words = {
  /** After an order's number, and short enough for one line of a phone. */
  short: Sentence
  what: Sentence
  todo: Sentence
}

/** What happened and what to do, for every kind of entry. */
const words: Readonly<Record<AttentionKind, Words>> = attentionKinds

/** What must not wait stands first: goods about to leave unpaid, money of a customer, then the books. */
const urgency: readonly AttentionKind[] = [
  'reversal',
  'paid-without-stock',
  'wrong-amount',
  'paid-after-cancel',
  'duplicate-payment',
  'change-request',
  'large-hold',
  'cancelled-after-paid',
  'unmatched-message',
  'backup',
  'partial-refund',
  'phone-guessing',
]

/** The entry to look at first: the most urgent kind, of one kind the newest. Undefined where there is none. */
export const mostUrgent = (items: readonly AttentionItem[]): AttentionItem | undefined =>
  items.toSorted((a, b) => urgency.indexOf(a.kind) - urgency.indexOf(b.kind) || b.id - a.id)[0]

/** What an entry is about in one short line: `#000012 dibayar dua kali`. */
export const headlineOf = ({ kind, orderId }: AttentionItem): Sentence => {
  const { short } = words[kind]
  return orderId === null ? attention.headlineAlone(short) : attention.headline(formatOrderId(orderId), short)
}

/** What happened and what to do. */
export const wordsOf = ({
  kind,
  data,
  isPaid,
}: Pick<AttentionItem, 'kind' | 'data' | 'isPaid'>): Pick<Words, 'what' | 'todo'> =>
  kind === 'duplicate-payment' && data.recordedByHand !== undefined
    ? perhapsTheSame
    : kind === 'change-request' && data.what === 'cancel'
      ? asksToCancel
      : kind === 'wrong-amount' && isPaid
        ? paidSince
        : words[kind]

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
  'said',
] as const
const amounts: readonly string[] = ['total', 'received', 'refunded', 'left']

type Fact = readonly [name: Sentence, value: Said]

/** The amounts and ids the owner needs to look the case up. */
export const factsOf = ({ data }: AttentionItem, { nameOf }: PackageNames): readonly Fact[] => [
  ...missingPackages(data.packages, nameOf),
  ...factKeys.flatMap((key): Fact[] => {
    const value = data[key]
    if (typeof value !== 'string' || value === '') return []
    return [[attentionFacts[key], factValue(key, value)]]
  }),
  ...(data.isKnownToProvider === false ? [[attentionFacts.knownToProvider, attentionFacts.no] as const] : []),
]

function factValue(key: string, value: string): Said {
  if (amounts.includes(key)) return amountText(value)
  if (key === 'recordedByHand') return paymentMethodWord(value)
  return key === 'paymentType' ? providerMethodWord(value) : value
}

/** Keys of packages, as these are called in the shop. */
function missingPackages(value: unknown, nameOf: PackageNames['nameOf']): Fact[] {
  const types = Array.isArray(value) ? value.filter((type) => typeof type === 'string') : []
  return types.length > 0 ? [[attentionFacts.soldOut, listOf(types.map(nameOf))]] : []
}

/** What a stranger sent as an amount may be no amount. */
function amountText(value: string): string {
  try {
    return formatRupiah(rupiahFromWire(value))
  } catch {
    return value
  }
}
