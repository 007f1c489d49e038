import type { ReactNode } from 'react'
import { SteamerMark } from './steamer-mark.tsx'

/** 'Order Not Found': the payment pages and the label say it in the same words, each with its own way back. */
export function OrderNotFound({ text, children }: { text?: ReactNode; children: ReactNode }) {
  return (
    <div lang="en" className="mx-auto max-w-form px-4 py-16 text-center">
      <SteamerMark empty className="mx-auto size-24 text-garis-kuat" />
      <h1 className="mt-6 font-display text-h1 font-semibold">Order Not Found</h1>
      {text && <p className="mt-3 text-kecap-700">{text}</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
