import './label.css'
import type { Order } from '@dimsum/contract/orders'
import { AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { labelPaperNames, labelPrinted, orderLabel } from '@dimsum/words/desk/order-label'
import type { Sentence } from '@dimsum/words/sentence'
import { Printer } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { isLabelPaper, type LabelPaper, usePaperSize } from './label-paper.ts'
import { LabelSheet } from './label-sheet.tsx'
import { useLabelFit } from './use-label-fit.ts'

type LabelBatchProps = {
  orders: readonly Order[]
  /** Controls of the page for a single order, which product.md fixes; a batch counts its labels. */
  single?: { back: ReactNode; print: Sentence; paper: Sentence }
  /** Further controls beside the print button. */
  children?: ReactNode
  /** Called when the owner confirmed that these labels were printed; undefined for customers. */
  onPrinted?: ((printed: readonly Order[]) => void) | undefined
}

/** Labels of one or several orders, one per page. Print shows only the labels. */
export function LabelBatch({ orders, single, children, onPrinted }: LabelBatchProps) {
  const [paper, setPaper] = useState<LabelPaper>('thermal')
  usePaperSize(paper)
  /** The printed orders: the list may change while the dialog is open. */
  const [printed, setPrinted] = useState<readonly Order[]>([])
  const printAll = () => {
    print()
    setPrinted(orders)
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end gap-2 print:hidden">
        {single?.back}
        <Button
          icon={Printer}
          size="xl"
          className="px-3!"
          onClick={printAll}
          aria-disabled={orders.length === 0 || undefined}
        >
          {single?.print ?? orderLabel.print(orders.length)}
        </Button>
        <div className="min-w-[min(14rem,100%)] flex-1 sm:max-w-80">
          <SelectField
            label={single?.paper ?? orderLabel.paperOfBatch}
            name="paper"
            value={paper}
            onChange={({ target }) => {
              if (isLabelPaper(target.value)) setPaper(target.value)
            }}
          >
            <Options names={labelPaperNames} />
          </SelectField>
        </div>
        {children}
      </div>
      <div className="label-batch">
        {orders.map((order) => (
          <FittedLabel key={order.id} order={order} paper={paper} heading={single ? 'h1' : 'h2'} />
        ))}
      </div>
      {onPrinted && (
        // Browsers do not report whether the print dialog was confirmed.
        <AlertDialog
          open={printed.length > 0}
          onClose={() => setPrinted([])}
          title={labelPrinted.isPrinted(printed.length)}
          description={labelPrinted.about}
          action={labelPrinted.mark}
          onAction={() => {
            setPrinted([])
            onPrinted(printed)
          }}
          isDanger={false}
          keep={labelPrinted.notYet}
        />
      )}
    </div>
  )
}

type FittedLabelProps = { order: Order; paper: LabelPaper; heading: 'h1' | 'h2' }

function FittedLabel({ order, paper, heading }: FittedLabelProps) {
  const sheet = useRef<HTMLElement>(null)
  const fit = useLabelFit(sheet, paper)
  return <LabelSheet order={order} ref={sheet} onBarcodeDrawn={fit} heading={heading} />
}
