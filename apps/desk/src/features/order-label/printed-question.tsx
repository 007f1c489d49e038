import { AlertCancel, AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { labelPrinted } from '@dimsum/words/desk/order-label'

type PrintedQuestionProps = {
  open: boolean
  /** How many labels were sent to the printer. */
  count: number
  onPrinted: () => void
  onClose: () => void
}

/** Asked after the print dialog: no browser says whether it was cancelled or the paper ran out. */
export function PrintedQuestion({ open, count, onPrinted, onClose }: PrintedQuestionProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={labelPrinted.isPrinted(count)}
      description={labelPrinted.about}
    >
      <Button
        size="xl"
        wide
        onClick={() => {
          onClose()
          onPrinted()
        }}
      >
        <Say>{labelPrinted.mark}</Say>
      </Button>
      <AlertCancel>{labelPrinted.notYet}</AlertCancel>
    </AlertDialog>
  )
}
