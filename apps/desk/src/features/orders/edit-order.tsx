import type { AdminOrder } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isFinal } from '@dimsum/domain/order-status'
import { editing } from '@dimsum/words/desk/editing'
import { PencilLine, UserRoundPen } from 'lucide-react'
import { useState } from 'react'
import { DialogButton } from '../../components/dialog-button.tsx'
import { SendGoodsChange } from '../../components/send-whatsapp.tsx'
import { EditDetails } from './edit-details.tsx'
import { EditGoods } from './edit-goods.tsx'

/**
 * «Ubah isi pesanan» and «Ubah data pesanan», and then the message to the customer about the new total. Closing a
 * dialog keeps what was typed.
 */
export function EditOrder({ order }: { order: AdminOrder }) {
  const [isChanged, setChanged] = useState(false)
  const number = formatOrderId(order.id)
  return (
    // Hidden, not removed: a dialog that is open stays when another device ends the order.
    <div hidden={isFinal(order.status)} className="flex flex-wrap gap-2">
      <DialogButton icon={PencilLine} label={editing.title} title={editing.titleOf(number)}>
        {(close) => (
          <EditGoods
            order={order}
            onSaved={() => {
              close()
              setChanged(true)
            }}
          />
        )}
      </DialogButton>
      <DialogButton icon={UserRoundPen} label={editing.details} title={editing.detailsOf(number)}>
        {(close) => <EditDetails order={order} onClose={close} />}
      </DialogButton>
      {isChanged && <SendGoodsChange order={order} />}
    </div>
  )
}
