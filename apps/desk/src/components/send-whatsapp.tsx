import type { AdminOrder } from '@dimsum/contract/orders'
import { whatsappLink } from '@dimsum/domain/whatsapp'
import { Button } from '@dimsum/ui/button.tsx'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say } from '@dimsum/ui/say.tsx'
import { VisuallyHidden } from '@dimsum/ui/visually-hidden.tsx'
import { useOpeningHours, useShop, useShopLanguage } from '@dimsum/web/api/shop.ts'
import { editing } from '@dimsum/words/desk/editing'
import { orderChat } from '@dimsum/words/desk/order-card'
import type { Sentence } from '@dimsum/words/sentence'
import { useMutation } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { makeOrderLink, recordOrderAct } from '../api/orders.ts'
import { toastFailure } from './toast-failure.ts'
import { goodsChangedText, linkPurpose, reminderText, statusText } from './whatsapp-texts.ts'

/** «Kirim WA»: opens a chat with a prepared text for the order's status. The user sends it. */
export function SendStatus({ order }: { order: AdminOrder }) {
  const shop = useShop()
  const hours = useOpeningHours()
  const language = useShopLanguage()
  const { open, blocked } = useChat(order)
  const textWith = (link: string | null) =>
    statusText(order, { language, shop, hours, now: new Date(), link })
  const prepare = useMutation({
    mutationFn: makeOrderLink,
    onSuccess: ({ url }) => open(textWith(url)),
    onError: toastFailure(orderChat.noLink, orderChat.pressAgain),
  })
  const press = () => {
    const purpose = linkPurpose(order)
    if (purpose) prepare.mutate({ id: order.id, purpose })
    else open(textWith(null))
  }
  if (order.customerPhone === '') return null
  if (blocked) return <BlockedChat href={blocked} />
  return (
    <ChatButton busy={prepare.isPending} onClick={press}>
      {orderChat.send}
    </ChatButton>
  )
}

/** «Ingatkan bayar», for an unpaid order; for one paid in part it also confirms what came. */
export function SendReminder({ order }: { order: AdminOrder }) {
  const language = useShopLanguage()
  const { open, blocked } = useChat(order)
  if (order.customerPhone === '') return null
  if (blocked) return <BlockedChat href={blocked} />
  return (
    <ChatButton onClick={() => open(reminderText(order, location.origin, language))}>
      {order.amountPaid ? orderChat.tellRest : orderChat.remind}
    </ChatButton>
  )
}

/** «Kabari pelanggan», after the goods of the order were changed. */
export function SendGoodsChange({ order }: { order: AdminOrder }) {
  const language = useShopLanguage()
  const { open, blocked } = useChat(order)
  if (order.customerPhone === '') return null
  if (blocked) return <BlockedChat href={blocked} />
  return (
    <ChatButton onClick={() => open(goodsChangedText(order, location.origin, language))}>
      {editing.tellCustomer}
    </ChatButton>
  )
}

/** Opens a chat with the customer and records it in the timeline. */
function useChat(order: AdminOrder) {
  const [blocked, setBlocked] = useState<{ order: AdminOrder; href: string } | null>(null)
  const open = (text: string) => {
    const href = whatsappLink(order.customerPhone, text)
    const tab = window.open(href, '_blank')
    // `window.open` was blocked, so a link is shown instead.
    if (!tab) return setBlocked({ order, href })
    tab.opener = null
    // The chat is open, so a failed timeline entry is ignored.
    recordOrderAct(order.id).catch(() => {})
  }
  // The text of an order that changed since is out of date.
  return { open, blocked: blocked?.order === order ? blocked.href : null }
}

function ChatButton({
  busy = false,
  onClick,
  children,
}: {
  busy?: boolean
  onClick: () => void
  children: Sentence
}) {
  return (
    <Button variant="outline" busy={busy} onClick={onClick} className="px-3!">
      <MessageCircle aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      <Say>{children}</Say>
      <VisuallyHidden>{orderChat.opens}</VisuallyHidden>
    </Button>
  )
}

function BlockedChat({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={buttonStyle()}>
      <Say>{orderChat.open}</Say>
    </a>
  )
}
