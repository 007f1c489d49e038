import type { AdminOrder } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { useState } from 'react'
import { AlertCancel, AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

const reasons = [
  'stok habis',
  'alamat di luar jangkauan',
  'permintaan pelanggan',
  'tidak dibayar',
  'diduga fiktif',
] as const
const other = 'lainnya'

/** Cancelling asks once, names the order and keeps the reason for the customer's message. */
export function CancelOrderDialog({
  order,
  open,
  onClose,
  onCancelOrder,
}: {
  order: AdminOrder
  open: boolean
  onClose: () => void
  onCancelOrder: (reason: string) => void
}) {
  const [choice, setChoice] = useState<string>(reasons[0])
  const [words, setWords] = useState('')
  const confirm = () => {
    onCancelOrder(choice === other ? words.trim() : choice)
    onClose()
  }
  return (
    <AlertDialog
      lang="id"
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Batalkan pesanan #${formatOrderId(order.id)}?`}
      description={
        order.isPaid
          ? 'Pesanan ini sudah dibayar: uangnya harus dikembalikan. Pembayaran virtual account hanya bisa dikembalikan lewat transfer manual.'
          : `Pesanan ${order.customerName} tidak akan dimasak. Stoknya kembali.`
      }
    >
      <SelectField
        name="reason"
        label="Alasan"
        value={choice}
        onChange={({ target }) => setChoice(target.value)}
      >
        {[...reasons, other].map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </SelectField>
      {choice === other && (
        <TextField
          name="reasonWords"
          label="Alasan lain"
          maxLength={300}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <Button variant="danger" size="xl" wide onClick={confirm}>
        Batalkan pesanan
      </Button>
      <AlertCancel>
        <Button variant="outline" size="xl" wide>
          Jangan batalkan
        </Button>
      </AlertCancel>
    </AlertDialog>
  )
}
