import { Button } from '@dimsum/ui/button.tsx'
import { useOnDemand } from '@dimsum/ui/on-demand.ts'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import { Plus } from 'lucide-react'
import { useState } from 'react'

const fetchDialog = () => import('./enter-order-dialog.tsx')

/** Opens the form for an order taken by chat, phone or at the door; its code is loaded on first use. */
export function useEnterOrder() {
  const [open, setOpen] = useState(false)
  const { Component: EnterOrderDialog, fetch } = useOnDemand(fetchDialog)
  const press = async () => {
    if (await fetch()) setOpen(true)
    else
      toast({
        title: orderEntry.notOpened,
        description: orderEntry.checkConnection,
        tone: 'danger',
      })
  }
  return {
    button: (
      <Button size="xl" aria-haspopup="dialog" onClick={press} className="px-2! lg:px-3!">
        <Plus aria-hidden="true" className="size-5 shrink-0" strokeWidth={2} />
        <Say>{orderEntry.title}</Say>
      </Button>
    ),
    dialog: EnterOrderDialog && <EnterOrderDialog open={open} onClose={() => setOpen(false)} />,
  }
}
