import { type MessageNode, Say } from '@dimsum/ui/say.tsx'
import { orderNotFound } from '@dimsum/words/order-not-found'
import type { ReactNode } from 'react'
import { SteamerMark } from './steamer-mark.tsx'

type OrderNotFoundProps = { title?: MessageNode; text?: MessageNode; children: ReactNode }

/** 'Order Not Found', shared by the pages about one order; each passes its own links. */
export function OrderNotFound({ title = orderNotFound.title, text, children }: OrderNotFoundProps) {
  return (
    <div className="mx-auto max-w-form px-4 py-16 text-center">
      <SteamerMark empty className="mx-auto size-24 text-garis-kuat" />
      <Say.h1 className="mt-6 font-display text-h1 font-semibold">{title}</Say.h1>
      {text && <Say.p className="mt-3 wrap-anywhere text-kecap-700">{text}</Say.p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
