import { Dialog } from '@dimsum/ui/dialog.tsx'
import { orderSummary } from '@dimsum/words/shop/order-summary'
import type { OrderPreview } from './order-preview.ts'
import { OrderSummary } from './order-summary.tsx'

type SummarySheetProps = { preview: OrderPreview; open: boolean; onOpenChange: (open: boolean) => void }

/** The whole summary over the form, on phones. */
export default function SummarySheet({ preview, open, onOpenChange }: SummarySheetProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={orderSummary.title} shape="sheet">
      <OrderSummary preview={preview} />
    </Dialog>
  )
}
