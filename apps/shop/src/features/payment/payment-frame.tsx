import { Say } from '@dimsum/ui/say.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import type { Message } from '@dimsum/words/sentence'
import type { ReactNode } from 'react'
import { DemoNotice } from '../../components/demo-notice.tsx'

type PaymentFrameProps = {
  title: Message
  summary: ReactNode
  /** By default in demo mode. */
  hasDemoNotice?: boolean
  children?: ReactNode
}

/**
 * Layout of the payment pages: title, demo notice, order summary, content. Flex instead of grid: in a grid a sticky bar
 * stays within its own row.
 */
export function PaymentFrame({ title, summary, hasDemoNotice, children }: PaymentFrameProps) {
  const isDemo = useShopConfig()?.payment.mode === 'demo'
  return (
    <div className="mx-auto flex max-w-form flex-col gap-6 px-4 py-8 sm:px-6 lg:py-12">
      <Say.h1 className="font-display text-h1 font-semibold">{title}</Say.h1>
      {(hasDemoNotice ?? isDemo) && <DemoNotice />}
      {summary}
      {children}
    </div>
  )
}
