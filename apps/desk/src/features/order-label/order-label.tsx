import './label.css'
import type { Order } from '@dimsum/contract/orders'
import { Button } from '@dimsum/ui/button.tsx'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say } from '@dimsum/ui/say.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { orderCard } from '@dimsum/words/desk/order-card'
import { orderLabel } from '@dimsum/words/desk/order-label'
import { ArrowLeft, Printer } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { type LabelPaper, usePaperSize } from './label-paper.ts'
import { LabelSheet } from './label-sheet.tsx'
import { PaperField } from './paper-field.tsx'
import { PrintedQuestion } from './printed-question.tsx'
import { useLabelFit } from './use-label-fit.ts'

type OrderLabelProps = {
  order: Order
  /** Phone verification, shown above a masked label. */
  proof: ReactNode
  /** Records that the label was printed; undefined for customers. */
  onPrinted?: ((printed: Order) => void) | undefined
}

/** The label with its toolbar. Print shows only the label. */
export function OrderLabel({ order, proof, onPrinted }: OrderLabelProps) {
  const [paper, setPaper] = useState<LabelPaper>('thermal')
  const sheet = useRef<HTMLElement>(null)
  /** The order as printed. */
  const [printed, setPrinted] = useState<Order | null>(null)
  const { length, fit } = useLabelFit(sheet, paper)
  usePaperSize(paper, length)
  const printLabel = () => {
    print()
    setPrinted(order)
  }

  return (
    <div className="label-page">
      <div className="mx-auto grid grid-cols-1 max-w-form gap-4 print:hidden">
        <div className="flex flex-wrap items-end gap-2 sm:gap-3">
          <RouteLink
            href="/admin?tab=orders"
            className={`${buttonStyle({ variant: 'outline' })} px-3! sm:px-5!`}
          >
            <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={1.75} />
            <Say>{orderLabel.backToAdmin}</Say>
          </RouteLink>
          <Button icon={Printer} onClick={printLabel} className="px-3! sm:px-5!">
            {orderCard.printLabel}
          </Button>
          <div className="min-w-[min(14rem,100%)] flex-1">
            <PaperField label={orderLabel.paper} value={paper} onChoose={setPaper} />
          </div>
        </div>
        {order.masked && proof}
      </div>
      <LabelSheet key={String(order.masked)} order={order} ref={sheet} onBarcodeDrawn={fit} />
      {onPrinted && (
        <PrintedQuestion
          open={printed !== null}
          count={1}
          onPrinted={() => printed && onPrinted(printed)}
          onClose={() => setPrinted(null)}
        />
      )}
    </div>
  )
}
