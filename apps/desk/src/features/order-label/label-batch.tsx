import './label.css'
import type { Order } from '@dimsum/contract/orders'
import { Button } from '@dimsum/ui/button.tsx'
import { orderLabel } from '@dimsum/words/desk/order-label'
import { Printer } from 'lucide-react'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { type LabelPaper, usePaperSize } from './label-paper.ts'
import { LabelSheet } from './label-sheet.tsx'
import { PaperField } from './paper-field.tsx'
import { PrintedQuestion } from './printed-question.tsx'
import { useLabelFit } from './use-label-fit.ts'

type LabelBatchProps = {
  orders: readonly Order[]
  /** Further controls beside the print button. */
  children?: ReactNode
  /** Called when the owner confirmed that these labels were printed. */
  onPrinted: (printed: readonly Order[]) => void
}

/** Labels of several orders, one per page. Print shows only the labels. */
export function LabelBatch({ orders, children, onPrinted }: LabelBatchProps) {
  const [paper, setPaper] = useState<LabelPaper>('thermal')
  const [lengths, setLengths] = useState<ReadonlyMap<number, number>>(new Map())
  // A print job has one page size, so the roll's pages are as long as the longest label.
  usePaperSize(paper, Math.max(0, ...orders.map(({ id }) => lengths.get(id) ?? 0)))
  const keepLength = useCallback(
    (id: number, length: number) =>
      setLengths((known) => (known.get(id) === length ? known : new Map(known).set(id, length))),
    [],
  )
  /** The printed orders: the list may change while the dialog is open. */
  const [printed, setPrinted] = useState<readonly Order[]>([])
  const printAll = () => {
    print()
    setPrinted(orders)
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <Button icon={Printer} size="xl" onClick={printAll} aria-disabled={orders.length === 0 || undefined}>
          {orderLabel.print(orders.length)}
        </Button>
        <div className="min-w-[min(14rem,100%)] flex-1 sm:max-w-80">
          <PaperField label={orderLabel.paperOfBatch} value={paper} onChoose={setPaper} />
        </div>
        {children}
      </div>
      <div className="label-batch">
        {orders.map((order) => (
          <FittedLabel key={order.id} order={order} paper={paper} onLength={keepLength} />
        ))}
      </div>
      <PrintedQuestion
        open={printed.length > 0}
        count={printed.length}
        onPrinted={() => onPrinted(printed)}
        onClose={() => setPrinted([])}
      />
    </div>
  )
}

function FittedLabel({
  order,
  paper,
  onLength,
}: {
  order: Order
  paper: LabelPaper
  onLength: (id: number, length: number) => void
}) {
  const sheet = useRef<HTMLElement>(null)
  const { fit } = useLabelFit(sheet, paper)
  // A new function per version of the order: the barcode is drawn again, and changed notes are fitted.
  const fitAndTell = useCallback(() => {
    fit()
    onLength(order.id, ((sheet.current?.offsetHeight ?? 0) * 25.4) / 96)
  }, [fit, order, onLength])
  return <LabelSheet order={order} ref={sheet} onBarcodeDrawn={fitAndTell} heading="h2" />
}
