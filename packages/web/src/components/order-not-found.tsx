import { type MessageNode, Say } from '@dimsum/ui/say.tsx'
import { orderNotFound } from '@dimsum/words/order-not-found'
import type { ReactNode } from 'react'
import { SteamerMark } from './steamer-mark.tsx'

/** 'Order Not Found', shared by the payment pages and the label; each passes its own link. */
export function OrderNotFound({ text, children }: { text?: MessageNode; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-form px-4 py-16 text-center">
      <SteamerMark empty className="mx-auto size-24 text-garis-kuat" />
      <Say.h1 className="mt-6 font-display text-h1 font-semibold">{orderNotFound.title}</Say.h1>
      {text && <Say.p className="mt-3 text-kecap-700">{text}</Say.p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
