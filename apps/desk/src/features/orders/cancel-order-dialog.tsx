import type { AdminOrder } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { AlertCancel, AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { AnnounceErrors } from '@dimsum/ui/field.tsx'
import { SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { type FormEvent, useRef, useState } from 'react'

/** As the end of «karena …». The customer reads it, so none accuses and none is chosen beforehand. */
const reasons = [
  'stok habis',
  'alamat di luar jangkauan',
  'permintaan pelanggan',
  'pembayaran belum kami terima',
  'pesanan tidak dapat kami konfirmasi',
] as const
const other = 'lainnya'

type CancelOrderDialogProps = {
  order: AdminOrder
  onClose: () => void
  onCancelOrder: (reason: string) => void
}

/** Cancelling asks once, names the order and keeps the reason for the customer's message. */
export function CancelOrderDialog({ order, onClose, onCancelOrder }: CancelOrderDialogProps) {
  const [choice, setChoice] = useState('')
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const choiceField = useRef<HTMLSelectElement>(null)
  const wordsField = useRef<HTMLInputElement>(null)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    const reason = choice === other ? words.trim() : choice
    if (reason === '') {
      setMissing(true)
      return (choice === other ? wordsField : choiceField).current?.focus()
    }
    onCancelOrder(reason)
    onClose()
  }
  return (
    <AlertDialog
      open
      lang="id"
      onOpenChange={(next) => !next && onClose()}
      title={`Batalkan pesanan #${formatOrderId(order.id)}?`}
      description={
        order.isPaid
          ? 'Pesanan ini sudah dibayar: uangnya harus dikembalikan. Pembayaran virtual account hanya bisa dikembalikan lewat transfer manual.'
          : `Pesanan ${order.customerName} tidak akan dimasak. Stoknya kembali.`
      }
    >
      <AnnounceErrors value={isMissing}>
        <form noValidate className="grid gap-4" onSubmit={confirm}>
          <SelectField
            ref={choiceField}
            name="reason"
            label="Alasan"
            hint="Pelanggan bisa membacanya."
            value={choice}
            error={isMissing && choice === '' ? 'Pilih alasannya.' : ''}
            errorLang="id"
            onChange={({ target }) => {
              setChoice(target.value)
              setMissing(false)
            }}
          >
            <option value="" disabled>
              Pilih alasan
            </option>
            {[...reasons, other].map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </SelectField>
          {choice === other && (
            <TextField
              ref={wordsField}
              name="reasonWords"
              label="Alasan lain"
              maxLength={300}
              value={words}
              error={isMissing && words.trim() === '' ? 'Tulis alasannya.' : ''}
              errorLang="id"
              onChange={({ target }) => setWords(target.value)}
            />
          )}
          <Button type="submit" variant="danger" size="xl" wide>
            Batalkan pesanan
          </Button>
          <AlertCancel>Jangan batalkan</AlertCancel>
        </form>
      </AnnounceErrors>
    </AlertDialog>
  )
}
