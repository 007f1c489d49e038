import { formatOrderId, isOrderIdForm, parseWrittenOrderId } from '@dimsum/domain/order-number'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { AnnounceErrors } from '@dimsum/ui/field.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { useText } from '@dimsum/ui/say.tsx'
import { SlowNotice } from '@dimsum/ui/slow-notice.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import type { AccessFailure } from '@dimsum/web/components/access-failure.ts'
import { phoneProblem } from '@dimsum/web/components/phone-check.ts'
import { rememberedOrder, rememberOrder } from '@dimsum/web/components/remembered-order.ts'
import { useSmallForm } from '@dimsum/web/components/use-small-form.ts'
import { statusTracking } from '@dimsum/words/order-status'
import type { Message } from '@dimsum/words/sentence'
import { trackOrder } from '@dimsum/words/shop/track-order'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { FormIsLate, NeedsScripts } from '../../components/needs-scripts.tsx'
import { findOrder, type Search } from './find-order.ts'

function orderIdProblem(typed: string): Message {
  if (typed.trim() === '') return trackOrder.orderIdRequired
  return isOrderIdForm(typed) ? '' : trackOrder.digitsOnly
}

const rules = { orderId: orderIdProblem, phone: phoneProblem }

type TrackFormProps = {
  /** Order id from the URL. */
  linkedOrder: number | null
  /** Why the order of a private link cannot be opened. */
  linkFailure: AccessFailure | null
  onFound: (orderId: number) => void
}

/** Form for number and phone of an order, prefilled with the order placed last in this tab. */
export function TrackForm({ linkedOrder, linkFailure, onFound }: TrackFormProps) {
  const text = useText()
  const queries = useQueryClient()
  const { field, submit, submitted, fillIn } = useSmallForm(rules)
  const search = useMutation({
    mutationFn: (wanted: Search) => findOrder(queries, wanted),
    onSuccess: (finding, { phone }) => {
      if ('failure' in finding) {
        toast({ title: finding.failure.title, description: finding.failure.text, tone: 'danger' })
        return
      }
      const { id, status } = finding.found
      rememberOrder({ id, phone })
      toast({
        title: trackOrder.foundTitle,
        description: trackOrder.found(formatOrderId(id), statusTracking[status]),
        tone: 'success',
      })
      onFound(id)
    },
  })

  // A layout effect, so that it runs before a press made before hydration is repeated.
  useLayoutEffect(() => {
    const last = rememberedOrder()
    const id = linkedOrder ?? last?.id
    if (id !== undefined) fillIn('orderId', formatOrderId(id))
    if (last && last.id === id) fillIn('phone', last.phone)
  }, [linkedOrder, fillIn])

  const failure = search.data ? ('failure' in search.data ? search.data.failure : null) : linkFailure

  return (
    <AnnounceErrors value={submitted}>
      <Card className="p-5 sm:p-6">
        <form
          aria-label={text(trackOrder.title)}
          // `method="post"` keeps personal data out of the URL when JavaScript fails.
          method="post"
          noValidate
          onSubmit={submit((typed) => {
            if (search.isPending) return
            search.mutate({ id: parseWrittenOrderId(typed.orderId), phone: typed.phone })
          })}
          className="grid grid-cols-1 gap-4"
        >
          <NeedsScripts />
          <TextField
            {...field('orderId')}
            label={trackOrder.orderId}
            placeholder={trackOrder.orderIdExample}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
          />
          <TextField
            {...field('phone')}
            label={trackOrder.phone}
            placeholder="08xxxxxxxxxx"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint="search"
          />
          {failure && !search.isPending && <InlineAlert title={failure.title} detail={failure.text} />}
          <FormIsLate />
          <Button
            type="submit"
            size="lg"
            busy={search.isPending}
            busyText={trackOrder.searching}
            onMouseDown={(event) => event.preventDefault()}
            className="needs-scripts"
          >
            {trackOrder.search}
          </Button>
          <SlowNotice waiting={search.isPending} text={trackOrder.stillSearching} />
        </form>
      </Card>
    </AnnounceErrors>
  )
}
