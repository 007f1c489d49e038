import type { AdminOrder } from '@dimsum/contract/orders'
import { isCancelled, isOrderStatus, nextStatus, orderStatuses } from '@dimsum/domain/order-status'
import { Button } from '@dimsum/ui/button.tsx'
import { RetryButton } from '@dimsum/ui/retry-button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { useFirstPress } from '@dimsum/ui/use-first-press.ts'
import { orderSteps } from '@dimsum/words/desk/order-steps'
import { nextStep, statusBadge } from '@dimsum/words/order-status'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import type { useChangeStatus } from './use-change-status.ts'

type StatusControlProps = { order: AdminOrder; moving: ReturnType<typeof useChangeStatus> }

/** The next step as a large button, all other statuses in a native select, and the last error. */
export function StatusControl({ order, moving }: StatusControlProps) {
  const [isCancelling, setCancelling] = useState(false)
  const { status, isPending, change } = moving
  const next = nextStatus(status)
  const goOn = useFirstPress(() => next && change(next))
  const choose = (wanted: string) => {
    if (!isOrderStatus(wanted) || wanted === status) return
    if (isCancelled(wanted)) setCancelling(true)
    else change(wanted)
  }
  return (
    <>
      <Failure moving={moving} />
      {next && (
        <Button size="xl" wide busy={isPending} data-shortcut="next" onClick={goOn}>
          {nextStep[status]}
        </Button>
      )}
      <SelectField
        name={`status-${order.id}`}
        label={orderSteps.status}
        value={status}
        onChange={({ target }) => choose(target.value)}
      >
        <Options names={statusBadge} of={orderStatuses} />
      </SelectField>
      {isCancelling && (
        <CancelOrderDialog order={order} moving={moving} onClose={() => setCancelling(false)} />
      )}
    </>
  )
}

/** Stays on the card until the next try, because the next toast would replace a toast. */
function Failure({ moving: { failure, tryAgain } }: { moving: StatusControlProps['moving'] }) {
  if (failure === null) return null
  return (
    <div className="flex items-center gap-2 rounded-input bg-cabai-100 py-1 pr-1 pl-3 text-cabai-700">
      <CircleAlert aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      <Say.p role="alert" className="min-w-0 flex-1 text-small font-bold wrap-anywhere">
        {failure}
      </Say.p>
      <RetryButton variant="quiet" onClick={tryAgain} className="px-3! text-cabai-700">
        {orderSteps.tryAgain}
      </RetryButton>
    </div>
  )
}
