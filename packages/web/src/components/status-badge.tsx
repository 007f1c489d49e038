import type { OrderStatus } from '@dimsum/domain/order-status'
import { Say } from '@dimsum/ui/say.tsx'
import { statusBadge } from '@dimsum/words/order-status'
import type { Message } from '@dimsum/words/sentence'
import { StatusGlyph } from './status-glyph.tsx'
import { statusLook } from './status-look.ts'

/** Status of an order as icon and text on a tint, so that it does not depend on colour. */
export function StatusBadge({
  status,
  text,
}: {
  status: OrderStatus
  /** Text other than the status's name. */
  text?: Message
}) {
  return (
    <span
      data-status={status}
      className={`inline-flex w-fit max-w-full items-center wrap-anywhere gap-1.5 rounded-pill py-1 pr-3 pl-2 text-small font-bold ${statusLook[status].badge}`}
    >
      <StatusGlyph status={status} />
      <Say>{text ?? statusBadge[status]}</Say>
    </span>
  )
}
