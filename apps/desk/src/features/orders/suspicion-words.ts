import type { AdminOrder } from '@dimsum/contract/orders'
import { isFinal } from '@dimsum/domain/order-status'

const suspicions: Readonly<Record<string, string>> = {
  'many-pending': 'Banyak pesanan belum dikonfirmasi dari nomor ini.',
  'many-from-address': 'Banyak pesanan dari sambungan internet yang sama.',
}

type Suspect = Pick<AdminOrder, 'suspicion' | 'status' | 'isPaid'>

/** What is odd about an order, while it still matters: a warning that never goes away is soon ignored. */
export function suspicionWords({ suspicion, status, isPaid }: Suspect): string | null {
  if (!suspicion || isFinal(status)) return null
  const what = suspicions[suspicion] ?? 'Ada yang tidak biasa.'
  return isPaid ? what : `${what} Telepon dulu sebelum memasak.`
}
