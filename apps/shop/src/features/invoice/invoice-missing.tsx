import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { OrderNotFound } from '@dimsum/web/components/order-not-found.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import type { Message } from '@dimsum/words/sentence'
import { navigation } from '@dimsum/words/shop/navigation'
import type { ReactNode } from 'react'

type InvoiceMissingProps = {
  title: Message
  text: Message
  children?: ReactNode
}

/** Shown when the id is missing, the order is unknown or the call failed (product.md section 2, Invoice). */
export function InvoiceMissing({ title, text, children }: InvoiceMissingProps) {
  return (
    <OrderNotFound title={title} text={text}>
      <RouteLink href="/" className={buttonStyle()}>
        {navigation.backHome}
      </RouteLink>
      <RouteLink href="/track-order" className={buttonStyle({ variant: 'outline' })}>
        {navigation.track}
      </RouteLink>
      {children}
    </OrderNotFound>
  )
}
