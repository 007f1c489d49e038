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

export function rememberedOrder(): RememberedOrder | null {
  const found = recall(place)
  const isOrder =
    typeof found === 'object' &&
    found !== null &&
    'id' in found &&
    Number.isSafeInteger(found.id) &&
    'phone' in found &&
    typeof found.phone === 'string'
  return isOrder ? (found as RememberedOrder) : null
}
