import type { Order } from '@dimsum/contract/orders'
import { isFinal } from '@dimsum/domain/order-status'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { pushAbility } from '@dimsum/web/components/push-ability.ts'
import { orderNotifications } from '@dimsum/words/shop/order-notifications'
import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { notSubscribed, readNotifications, toggleNotifications } from './toggle-notifications.ts'

/** Switches notifications about an open order on and off in this browser. Only the order's holder sees it. */
export function OrderNotifications({ order: { id, status, masked } }: { order: Order }) {
  const [state, setState] = useState(notSubscribed)
  const [isBusy, setBusy] = useState(false)
  const isOffered = !masked && !isFinal(status) && pushAbility() !== 'unsupported'
  useEffect(() => {
    if (!isOffered || !('Notification' in window) || Notification.permission !== 'granted') return
    let isWanted = true
    // On failure it stays off; a press tries again.
    readNotifications(id).then(
      (before) => isWanted && before && setState(before),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [id, isOffered])
  if (!isOffered) return null

  const turn = async () => {
    setBusy(true)
    try {
      setState(await toggleNotifications(id, !state.isOn))
    } catch (error) {
      const text = errorMessage(error, orderNotifications.failed)
      setState({ ...state, title: orderNotifications.failedTitle, text })
    }
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-input bg-santan-100 p-[min(1rem,4vw)] print:hidden">
      <div role="status" className="min-w-0 flex-[1_1_14rem]">
        <Say.p className="font-bold">{state.title}</Say.p>
        <Say.p className="text-small text-kecap-700">{state.text}</Say.p>
      </div>
      <Button
        icon={Bell}
        variant="outline"
        busy={isBusy}
        busyText={state.isOn ? orderNotifications.turningOff : orderNotifications.turningOn}
        onClick={turn}
        className="min-w-0 grow sm:grow-0"
      >
        {state.isOn ? orderNotifications.turnOff : orderNotifications.turnOn}
      </Button>
    </div>
  )
}
