import './label.css'
import type { Order } from '@dimsum/contract/orders'
import { Button } from '@dimsum/ui/button.tsx'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { SelectField } from '@dimsum/ui/select-field.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { ArrowLeft, Printer } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { isLabelPaper, type LabelPaper, labelPapers, usePaperSize } from './label-paper.ts'
import { LabelSheet } from './label-sheet.tsx'
import { PrintedQuestion } from './printed-question.tsx'
import { useLabelFit } from './use-label-fit.ts'

type OrderLabelProps = {
  order: Order
  /** Asks a stranger, who sees the label masked, for the order's phone. */
  proof: ReactNode
  /** Records that the label was printed; a customer has no such record. */
  onPrinted?: (() => void) | undefined
}

/** The label with its toolbar; on paper only the label. */
export function OrderLabel({ order, proof, onPrinted }: OrderLabelProps) {
  const [paper, setPaper] = useState<LabelPaper>('thermal')
  const sheet = useRef<HTMLElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { length, fit } = useLabelFit(sheet, paper)
  usePaperSize(paper, length)
  const printLabel = () => {
    print()
    setAsking(onPrinted !== undefined)
  }

  return (
    <div lang="en" className="label-page">
      <div className="mx-auto grid grid-cols-1 max-w-form gap-4 print:hidden">
        <div className="flex flex-wrap items-end gap-2 sm:gap-3">
          <RouteLink
            href="/admin?tab=orders"
            className={`${buttonStyle({ variant: 'outline' })} px-3! sm:px-5!`}
          >
            <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={1.75} />
            Back to Admin
          </RouteLink>
          <Button onClick={printLabel} className="px-3! sm:px-5!">
            <Printer aria-hidden="true" className="size-5" strokeWidth={1.75} />
            Print Label
          </Button>
          <div className="min-w-[min(14rem,100%)] flex-1">
            <SelectField
              label="Paper"
              name="paper"
              value={paper}
              onChange={({ target }) => {
                if (isLabelPaper(target.value)) setPaper(target.value)
              }}
            >
              {Object.entries(labelPapers).map(([value, { name }]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
        </div>
        {order.masked && proof}
      </div>
      <LabelSheet key={String(order.masked)} order={order} ref={sheet} onBarcodeDrawn={fit} />
      {onPrinted && (
        <PrintedQuestion open={isAsking} count={1} onPrinted={onPrinted} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}
