import { keep, recall } from './session-memory.ts'

const place = 'last-order'

/** The order placed last in this tab, to prefill forms. */
export type RememberedOrder = {
  id: number
  /** As the customer typed it. */
  phone: string
}

export function rememberOrder({ id, phone }: RememberedOrder) {
  keep(place, { id, phone })
}

export const rememberedOrder = () => (recall(place) as RememberedOrder | undefined) ?? null
