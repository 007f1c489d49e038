import type { Order, OrderEvent } from '@dimsum/contract/orders'
import { changeObstacle, changesEnd } from '@dimsum/domain/customer-changes'
import { isFinal } from '@dimsum/domain/order-status'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { ownOrder } from '@dimsum/words/shop/own-order'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { ownTimelineQuery } from '../../api/own-order.ts'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { WhatsappOrderLink } from '../../components/whatsapp-order-link.tsx'
import { ChangeOwnOrder } from './own-order-form.tsx'
import { type OwnWish, OwnWishForm } from './own-wish-form.tsx'

type OwnAct = 'change' | OwnWish

/** Actions of the order's holder, and the shop's replies to the holder's requests. */
export function OwnOrder({
  order,
  clock,
  headingRef,
}: {
  order: Order
  clock: string
  headingRef: RefObject<HTMLHeadingElement | null>
}) {
  const [act, setAct] = useState<OwnAct | null>(null)
  const [isSaved, setSaved] = useState(false)
  const { data, isError, refetch } = useQuery(ownTimelineQuery(order.id))
  const wish = data?.events.findLast(({ kind }) => /^change-(request|answer)$/.test(kind))
  const title = useRef<HTMLHeadingElement>(null)
  const obstacle = changeObstacle(order, new Date(), clock)
  const isOpen = obstacle === null
  const isWaiting = wish?.kind === 'change-request'
  // A waiting request would look as if the cancellation still needed the shop's answer.
  if (isFinal(order.status) && !act && (!wish || isWaiting)) return null
  const ends = changesEnd(order.deliveryDate, clock)
  const acts: OwnAct[] = [
    'change',
    ...(order.isPaid || order.amountPaid
      ? isWaiting
        ? []
        : (['askToCancel'] as const)
      : (['cancel'] as const)),
    ...(isWaiting ? [] : (['askOther'] as const)),
  ]
  const end = (isDone: boolean) => {
    setAct(null)
    setSaved(isDone && act === 'change')
    // The focused button is removed together with the form, and this section with an order that ended.
    const isEnded = isFinal(order.status) || (isDone && act === 'cancel')
    ;(isEnded ? headingRef : title).current?.focus()
  }
  const begin = (wanted: OwnAct) => {
    setAct(wanted)
    setSaved(false)
  }
  return (
    <section aria-labelledby="own-order-title" className="grid grid-cols-1 gap-3">
      <Say.h3 ref={title} tabIndex={-1} id="own-order-title" className="text-title font-bold">
        {ownOrder.title}
      </Say.h3>
      <p role="status">{isSaved && <Say>{ownOrder.saved}</Say>}</p>
      {isError && !data && <NotLoaded title={ownOrder.wishesNotLoaded} onRetry={refetch} />}
      {wish && <Wish event={wish} />}
      {isOpen && (
        <Say.p className="text-kecap-700">{ends ? ownOrder.until(ends) : ownOrder.untilCooking}</Say.p>
      )}
      {!isOpen && !isFinal(order.status) && (
        <div className="text-kecap-700">
          <Say.p>{obstacle === 'too-late' && ends ? ownOrder.tooLate(ends) : ownOrder.started}</Say.p>
          <WhatsappOrderLink
            order={{ id: order.id }}
            className="inline-flex min-h-12 items-center gap-2 font-bold text-pandan-700 underline"
          >
            <Say>{ownOrder.askByChat}</Say>
          </WhatsappOrderLink>
        </div>
      )}
      {/* Stays open when the order can no longer be changed: the server's answer to sending it gives the reason. */}
      {act &&
        (act === 'change' ? (
          <ChangeOwnOrder order={order} onDone={end} />
        ) : (
          <OwnWishForm key={act} wish={act} order={order} onDone={end} />
        ))}
      {isOpen && !act && (
        <div className="grid grid-cols-1 gap-3 sm:flex sm:flex-wrap">
          {acts.map((each) => (
            <Button key={each} variant="outline" onClick={() => begin(each)}>
              {ownOrder[each]}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

/** The holder's latest request, or the owner's reply to it. */
function Wish({ event: { kind, data } }: { event: OrderEvent }) {
  const note = typeof data.note === 'string' ? data.note : ''
  const isAnswer = kind === 'change-answer'
  const answer = data.decision === 'approved' ? ownOrder.approved : ownOrder.refused
  return (
    <div role="status" className="rounded-input bg-kunyit-100 p-4 text-kunyit-800">
      <Say.p className="font-bold">{isAnswer ? answer : ownOrder.waiting}</Say.p>
      {note && <p className="wrap-anywhere">{note}</p>}
    </div>
  )
}
