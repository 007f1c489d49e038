import type { AdminOrder } from '@dimsum/contract/orders'
import { isFinal } from '@dimsum/domain/order-status'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { editing } from '@dimsum/words/desk/editing'
import { PencilLine, UserRoundPen } from 'lucide-react'
import { useState } from 'react'
import { SendGoodsChange } from '../../components/send-whatsapp.tsx'
import { EditDetailsDialog } from './edit-details-dialog.tsx'
import { EditGoodsDialog } from './edit-goods-dialog.tsx'

/** Opens «Ubah isi pesanan» and «Ubah data pesanan», and then the message to the customer about the new total. */
export function EditOrder({ order }: { order: AdminOrder }) {
  const [isOpen, setOpen] = useState(false)
  const [isDetailsOpen, setDetailsOpen] = useState(false)
  const [isChanged, setChanged] = useState(false)
  if (isFinal(order.status)) return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)} className="px-3!">
        <PencilLine aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        <Say>{editing.title}</Say>
      </Button>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setDetailsOpen(true)} className="px-3!">
        <UserRoundPen aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        <Say>{editing.details}</Say>
      </Button>
      {isChanged && <SendGoodsChange order={order} />}
      {isDetailsOpen && <EditDetailsDialog order={order} onClose={() => setDetailsOpen(false)} />}
      {isOpen && (
        <EditGoodsDialog
          order={order}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            setChanged(true)
          }}
        />
      )}
    </div>
  )
}
