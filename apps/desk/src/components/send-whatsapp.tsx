import type { AdminOrder } from '@dimsum/contract/orders'
import { whatsappLink } from '@dimsum/domain/whatsapp'
import { Button } from '@dimsum/ui/button.tsx'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say } from '@dimsum/ui/say.tsx'
import { useFirstPress } from '@dimsum/ui/use-first-press.ts'
import { VisuallyHidden } from '@dimsum/ui/visually-hidden.tsx'
import { useOpeningHours, useShop, useShopLanguage } from '@dimsum/web/api/shop.ts'
import { editing } from '@dimsum/words/desk/editing'
import { orderChat } from '@dimsum/words/desk/order-card'
import type { Sentence } from '@dimsum/words/sentence'
import { useMutation } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { makeOrderLink, recordOrderAct } from '../api/orders.ts'
import { toastFailure } from './toast-failure.ts'
import { goodsChangedText, linkPurpose, reminderText, statusText } from './whatsapp-texts.ts'

/** «Kirim WA»: opens a chat with a prepared text for the order's status. The user sends it. */
export function SendStatus({ order }: { order: AdminOrder }) {
  const shop = useShop()
  const hours = useOpeningHours()
  const language = useShopLanguage()
  const write = async () => {
    const purpose = linkPurpose(order)
    const link = purpose && (await makeOrderLink({ id: order.id, purpose })).url
    return statusText(order, { language, shop, hours, now: new Date(), link })
  }
  return (
    <ChatButton order={order} write={write}>
      {orderChat.send}
    </ChatButton>
  )
}

/** «Ingatkan bayar», for an unpaid order; for one paid in part it also confirms what came. */
export function SendReminder({ order }: { order: AdminOrder }) {
  const language = useShopLanguage()
  return (
    <ChatButton order={order} write={() => reminderText(order, location.origin, language)}>
      {order.amountPaid ? orderChat.tellRest : orderChat.remind}
    </ChatButton>
  )
}

/** «Kabari pelanggan», after the goods of the order were changed. */
export function SendGoodsChange({ order }: { order: AdminOrder }) {
  const language = useShopLanguage()
  return (
    <ChatButton order={order} write={() => goodsChangedText(order, location.origin, language)}>
      {editing.tellCustomer}
    </ChatButton>
  )
}

type ChatButtonProps = { order: AdminOrder; write: () => string | Promise<string>; children: Sentence }

/** Opens a chat with the customer and records it in the timeline; a link where `window.open` is blocked. */
function ChatButton({ order, write, children }: ChatButtonProps) {
  const opening = useMutation({
    mutationFn: async () => {
      const href = whatsappLink(order.customerPhone, await write())
      const tab = window.open(href, '_blank')
      if (!tab) return { order, href }
      tab.opener = null
      // The chat is open, so a failed timeline entry is ignored.
      recordOrderAct(order.id).catch(() => {})
      return null
    },
    onError: toastFailure(orderChat.noLink, orderChat.pressAgain),
  })
  const open = useFirstPress(() => opening.mutate())
  const blocked = opening.data
  if (order.customerPhone === '') return null
  // The text of an order that changed since is out of date.
  if (blocked?.order === order) {
    return (
      <a href={blocked.href} target="_blank" rel="noreferrer" className={buttonStyle()}>
        <Say>{orderChat.open}</Say>
      </a>
    )
  }
  return (
    <Button variant="outline" busy={opening.isPending} onClick={open} className="px-3!">
      <MessageCircle aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      <Say>{children}</Say>
      <VisuallyHidden>{orderChat.opens}</VisuallyHidden>
    </Button>
  )
}
