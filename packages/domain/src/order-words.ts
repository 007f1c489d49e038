/** What a customer may add to an order in words of her own, as every screen, paper and message shows it. */

type Shown = { readonly name: string }

/** By the order's field, in the order in which they are shown. */
export const orderWords = {
  notes: { name: 'Catatan' },
} as const satisfies Record<string, Shown>

export type OrderWord = keyof typeof orderWords

/** The words of an order; empty where the customer left them out. */
export type WordedOrder = { readonly [Word in OrderWord]?: string | null | undefined }

export type WrittenWord = Shown & {
  readonly field: OrderWord
  readonly text: string
  /** For places where notes stand without a heading: `Siti`, for notes; `Penerima: Siti`, for others. */
  readonly inOneLine: string
}

/** What is written on this order, each under its name. */
export const wordsOf = (order: WordedOrder): readonly WrittenWord[] =>
  (Object.keys(orderWords) as OrderWord[]).flatMap((field) => {
    const text = order[field]
    if (!text) return []
    const { name } = orderWords[field]
    return [{ field, name, text, inOneLine: isNote(field) ? text : `${name}: ${text}` }]
  })

const isNote = (field: string) => field === 'notes'
