import { AlertCancel, AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'

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
      lang="id"
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={count === 1 ? 'Labelnya sudah tercetak?' : `${count} label sudah tercetak?`}
      description="Tandai hanya kalau kertasnya benar-benar keluar. Yang belum tercetak tetap muncul di daftar."
    >
      <Button
        size="xl"
        wide
        onClick={() => {
          onClose()
          onPrinted()
        }}
      >
        Ya, tandai sudah dicetak
      </Button>
      <AlertCancel>Belum</AlertCancel>
    </AlertDialog>
  )
}
