import { AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { labelPrinted } from '@dimsum/words/desk/order-label'

type PrintedQuestionProps = {
  open: boolean
  /** Number of labels sent to the printer. */
  count: number
  onPrinted: () => void
  onClose: () => void
}

/** Asks after the print dialog whether the labels were printed: browsers do not report it. */
export function PrintedQuestion({ open, count, onPrinted, onClose }: PrintedQuestionProps) {
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={labelPrinted.isPrinted(count)}
      description={labelPrinted.about}
      action={labelPrinted.mark}
      onAction={() => {
        onClose()
        onPrinted()
      }}
      isDanger={false}
      keep={labelPrinted.notYet}
    />
  )
}
