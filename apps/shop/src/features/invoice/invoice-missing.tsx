import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say } from '@dimsum/ui/say.tsx'
import { SteamerMark } from '@dimsum/web/components/steamer-mark.tsx'
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
    <div className="mx-auto max-w-form px-4 py-16 text-center">
      <SteamerMark empty className="mx-auto size-24 text-garis-kuat" />
      <Say.h1 className="mt-6 font-display text-h1 font-semibold">{title}</Say.h1>
      <Say.p className="mt-3 wrap-anywhere text-kecap-700">{text}</Say.p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <RouteLink href="/" className={buttonStyle()}>
          {navigation.backHome}
        </RouteLink>
        <RouteLink href="/track-order" className={buttonStyle({ variant: 'outline' })}>
          {navigation.track}
        </RouteLink>
        {children}
      </div>
    </div>
  )
}
