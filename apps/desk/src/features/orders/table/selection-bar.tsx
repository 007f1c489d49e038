import type { AdminOrder } from '@dimsum/contract/orders'
import { isCancelled, isOrderStatus, orderStatuses } from '@dimsum/domain/order-status'
import { Button } from '@dimsum/ui/button.tsx'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { Option, Options } from '@dimsum/ui/select-field.tsx'
import { VisuallyHidden } from '@dimsum/ui/visually-hidden.tsx'
import { chosenOrders } from '@dimsum/words/desk/order-table'
import { statusBadge } from '@dimsum/words/order-status'
import { Download, Printer } from 'lucide-react'
import { useId, useState } from 'react'
import { chosenLabelsPath, readChosenExport } from '../../../api/orders.ts'
import { DownloadButton } from '../../../components/download-button.tsx'
import { IfHasRight } from '../../../components/if-has-right.tsx'
import type { BulkTarget } from './bulk-change.ts'

type ChosenBarProps = {
  chosen: readonly AdminOrder[]
  isChanging: boolean
  onChange: (target: BulkTarget) => void
  onClear: () => void
}

/** Without cancelled: each cancellation needs its own reason, which the customer reads. */
const targets = orderStatuses.filter((status) => !isCancelled(status))

/** Actions for the selected orders. */
export function SelectionBar({ chosen, isChanging, onChange, onClear }: ChosenBarProps) {
  const id = useId()
  const text = useText()
  const [target, setTarget] = useState<BulkTarget>('next')
  if (chosen.length === 0) return null
  const ids = chosen.map((order) => order.id)
  return (
    <section
      aria-label={text(chosenOrders.title)}
      className="flex flex-wrap items-center gap-2 rounded-card border border-garis-kuat bg-white p-2 shadow-floating"
    >
      <Say.p role="status" className="px-2 font-bold">
        {chosenOrders.count(chosen.length)}
      </Say.p>
      <label htmlFor={id} className="sr-only">
        <Say>{chosenOrders.statusTo}</Say>
      </label>
      <select
        id={id}
        value={target}
        onChange={({ target: { value } }) => {
          if (value === 'next' || isOrderStatus(value)) setTarget(value)
        }}
        className="h-12 rounded-input border border-garis-kuat bg-white px-3"
      >
        <Option value="next">{chosenOrders.nextStep}</Option>
        <Options names={statusBadge} of={targets} />
      </select>
      <Button busy={isChanging} onClick={() => onChange(target)}>
        {chosenOrders.changeStatus}
      </Button>
      <IfHasRight right="labels">
        <a
          href={chosenLabelsPath(ids)}
          target="_blank"
          rel="noreferrer"
          className={`${buttonStyle({ variant: 'outline' })} px-3!`}
        >
          <Printer aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          <Say>{chosenOrders.printLabels}</Say>
          <VisuallyHidden>{chosenOrders.newTab}</VisuallyHidden>
        </a>
      </IfHasRight>
      <IfHasRight right="reports">
        <DownloadButton
          icon={Download}
          label={chosenOrders.download}
          file={{ name: 'pesanan-terpilih.csv', read: () => readChosenExport(ids) }}
          className="px-3!"
        />
      </IfHasRight>
      <Button variant="quiet" onClick={onClear}>
        {chosenOrders.clear}
      </Button>
    </section>
  )
}
