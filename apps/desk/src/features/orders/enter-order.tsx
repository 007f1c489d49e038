import { Button } from '@dimsum/ui/button.tsx'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { EnterOrderDialog } from './enter-order-dialog.tsx'

/** Opens the form for an order taken by chat, phone or at the door. */
export function useEnterOrder() {
  const [open, setOpen] = useState(false)
  // Mounted at the first press: the form's default values need the loaded menu.
  const [isMounted, setMounted] = useState(false)
  const press = () => {
    setMounted(true)
    setOpen(true)
  }
  return {
    button: (
      <Button icon={Plus} size="xl" aria-haspopup="dialog" onClick={press} className="px-2! lg:px-3!">
        {orderEntry.title}
      </Button>
    ),
    dialog: isMounted && <EnterOrderDialog open={open} onClose={() => setOpen(false)} />,
  }
}
