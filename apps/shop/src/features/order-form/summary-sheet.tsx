import { Dialog } from '@dimsum/ui/dialog.tsx'
import type { OrderPreview } from './order-preview.ts'
import { OrderSummary } from './order-summary.tsx'

type SummarySheetProps = { preview: OrderPreview; open: boolean; onOpenChange: (open: boolean) => void }

/** The whole summary over the form, on phones. */
export default function SummarySheet({ preview, open, onOpenChange }: SummarySheetProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Ringkasan Pesanan" shape="sheet">
      <OrderSummary preview={preview} />
    </Dialog>
  )
}
