/** What a customer may add to an order in words of her own, as every screen, paper and message shows it. */
import { inEnglish, inIndonesian, type Sentence } from './sentence.ts'

/** Its name, by the order's field, in the order in which they are shown. */
export const orderWords = {
  notes: inIndonesian('Catatan', 'Notes'),
} as const satisfies Record<string, Sentence>

export type OrderWord = keyof typeof orderWords

/** The same on the shipping label. */
export const labelOrderWords = {
  notes: inEnglish('Special Notes', 'Catatan Khusus'),
} as const satisfies Record<OrderWord, Sentence>

/** The words of an order; empty where the customer left them out. */
export type WordedOrder = { readonly [Word in OrderWord]?: string | null | undefined }

export type WrittenWord = {
  readonly field: OrderWord
  readonly name: Sentence
  readonly text: string
  /** For places where notes stand without a heading: `Siti`, for notes; `Penerima: Siti`, for others. */
  readonly inOneLine: string
}

/** What is written on this order, each under its name. */
export const wordsOf = (order: WordedOrder): readonly WrittenWord[] =>
  (Object.keys(orderWords) as OrderWord[]).flatMap((field) => {
    const text = order[field]
    if (!text) return []
    const name = orderWords[field]
    return [{ field, name, text, inOneLine: isNote(field) ? text : `${name.id}: ${text}` }]
  })

const isNote = (field: string) => field === 'notes'
