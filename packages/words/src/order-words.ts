import { type OrderWord, orderWords } from '@dimsum/domain/order-words'
import { inIndonesian, type Sentence } from './sentence.ts'

/** Names of what a customer may add to an order in words of her own. */
export const orderWordNames = {
  notes: inIndonesian(orderWords.notes.name, 'Notes'),
} as const satisfies Record<OrderWord, Sentence>
