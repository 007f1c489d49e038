import type { AttentionItem } from '@dimsum/contract/payments'
import { formatOrderId } from '@dimsum/domain/order-number'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { attention, keeping } from '@dimsum/words/desk/attention'
import { useState } from 'react'
import { usePackageNames } from '../../components/package-names.ts'
import { TransferProofs } from '../../components/transfer-proofs.tsx'
import { useSessionState } from '../../components/use-session-state.ts'
import { factsOf, leftOfCancelled, wordsOf } from './attention-words.ts'
import { CloseForm } from './close-form.tsx'
import { DecideForm } from './decide-form.tsx'
import { KeepForm } from './keep-form.tsx'
import { RestDue } from './rest-due.tsx'

/** One entry: what happened, what to do, and a form to close it with a note. */
export function AttentionEntry({ item }: { item: AttentionItem }) {
  const isWish = item.kind === 'change-request'
  const [form, setForm] = useState<'close' | 'keep' | null>(null)
  /** Props of a button that opens a form, and closes it again. */
  const opens = (name: 'close' | 'keep') => ({
    variant: 'quiet' as const,
    'aria-expanded': form === name,
    onClick: () => setForm(form === name ? null : name),
    className: 'px-3!',
  })
  const left = leftOfCancelled(item)
  const refundsAreOn = useShopConfig()?.refunds === true
  const givesBack = refundsAreOn && left > 0
  const [, openMore] = useSessionState(['order-more', item.orderId ?? 0], false)
  const [, askRefund] = useSessionState(['refund-open', item.orderId ?? 0], false)
  const openRefund = () => {
    openMore(true)
    askRefund(true)
  }
  const { what, todo } = wordsOf(item)
  return (
    <li className="grid gap-1 border-t border-garis pt-3">
      <Say.p className="font-bold">{what}</Say.p>
      {item.text && (
        <blockquote className="wrap-anywhere border-l-4 border-garis pl-3">{item.text}</blockquote>
      )}
      <Say.p>{todo}</Say.p>
      {item.kind === 'transfer-proof' && item.orderId !== null && <TransferProofs orderId={item.orderId} />}
      {item.kind === 'rest-due' && item.orderId !== null && <RestDue orderId={item.orderId} />}
      <dl className="text-small text-kecap-700">
        {factsOf(item, usePackageNames()).map(([name, value]) => (
          <div key={name.id} className="flex flex-wrap gap-x-1.5">
            <dt>
              <Say>{name}</Say>:
            </dt>
            <Say.dd className="font-bold wrap-anywhere">{value}</Say.dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-kecap-600">
        <ShopDate at={item.createdAt} format="short-time" />
      </p>
      <div className="-ml-3 flex flex-wrap">
        {item.orderId !== null && (
          <RouteLink
            href={`/admin?tab=orders&order=${item.orderId}`}
            {...(givesBack && { onClick: openRefund })}
            className="inline-flex min-h-12 items-center px-3 font-bold text-pandan-700 underline"
          >
            {(givesBack ? keeping.giveBack : attention.openOrder)(formatOrderId(item.orderId))}
          </RouteLink>
        )}
        {left > 0 && <Button {...opens('keep')}>{keeping.open}</Button>}
        <Button {...opens('close')}>{isWish ? attention.answer : attention.handled}</Button>
      </div>
      {form === 'close' &&
        (isWish && item.orderId !== null ? (
          <DecideForm id={item.id} orderId={item.orderId} />
        ) : (
          <CloseForm id={item.id} />
        ))}
      {form === 'keep' && item.orderId !== null && (
        <KeepForm key={left} id={item.id} orderId={item.orderId} left={left} />
      )}
    </li>
  )
}
