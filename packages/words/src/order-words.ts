/** Optional free texts of an order, shown on every screen, print and message. */
import { inEnglish, inIndonesian, type Sentence } from './sentence.ts'

/** Labels by field, in display order. */
export const orderWords = {
  notes: inIndonesian('Catatan', 'Notes'),
} as const satisfies Record<string, Sentence>

export type OrderWord = keyof typeof orderWords

/** Labels on the shipping label. */
export const labelOrderWords = {
  notes: inEnglish('Special Notes', 'Catatan Khusus'),
} as const satisfies Record<OrderWord, Sentence>

/** Free texts of an order; empty when left out. */
export type WordedOrder = { readonly [Word in OrderWord]?: string | null | undefined }

export type WrittenWord = {
  readonly field: OrderWord
  readonly name: Sentence
  readonly text: string
  /** For places without headings: `Siti` for notes; `Penerima: Siti` for others. */
  readonly inOneLine: string
}

/** The order's free texts with their labels. */
export const wordsOf = (order: WordedOrder): readonly WrittenWord[] =>
  (Object.keys(orderWords) as OrderWord[]).flatMap((field) => {
    const text = order[field]
    if (!text) return []
    const name = orderWords[field]
    return [{ field, name, text, inOneLine: isNote(field) ? text : `${name.id}: ${text}` }]
  })

const isNote = (field: string) => field === 'notes'
