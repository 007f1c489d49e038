import { formatOrderId, isOrderIdForm, parseWrittenOrderId } from '@dimsum/domain/order-number'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { AnnounceErrors } from '@dimsum/ui/field.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { useText } from '@dimsum/ui/say.tsx'
import { SlowNotice } from '@dimsum/ui/slow-notice.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { isWrittenPhone } from '@dimsum/web/components/phone-check.ts'
import { rememberedOrder, rememberOrder } from '@dimsum/web/components/remembered-order.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { fields } from '@dimsum/words/fields'
import { statusTracking } from '@dimsum/words/order-status'
import { trackOrder } from '@dimsum/words/shop/track-order'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { FormIsLate, NeedsScripts } from '../../components/needs-scripts.tsx'
import { type Finding, findOrder } from './find-order.ts'
import type { OpenedLink } from './use-private-link.ts'

/** Without default values, so that text typed before hydration is kept. */
type TrackFields = { orderId?: string; phone?: string }

const validOrderId = {
  required: (typed = '') => typed.trim() !== '',
  digits: (typed = '') => isOrderIdForm(typed),
}

type TrackFormProps = {
  /** Order id from the URL. */
  linkedOrder: number | null
  link: OpenedLink
  onFound: (orderId: number) => void
}

/** Form for number and phone of an order, prefilled with the order placed last in this tab. */
export function TrackForm({ linkedOrder, link, onFound }: TrackFormProps) {
  const text = useText()
  const queries = useQueryClient()
  const { form, field, submit, sending } = useCallForm<TrackFields, Finding>({
    defaultValues: {},
    words: {
      orderId: { required: trackOrder.orderIdRequired, digits: trackOrder.digitsOnly },
      phone: { validate: fields.phoneTooShort },
    },
    mutationFn: ({ orderId = '', phone = '' }) =>
      findOrder(queries, { id: parseWrittenOrderId(orderId), phone }),
    onSuccess: (finding, { phone = '' }) => {
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
    // The form has no values yet, so it reads what was typed from the input.
    const fillIn = (name: keyof TrackFields, value: string) => {
      const input = document.getElementById(name)
      if (input instanceof HTMLInputElement && !input.value && input !== document.activeElement)
        form.setValue(name, value)
    }
    const last = rememberedOrder()
    const id = linkedOrder ?? last?.id
    if (id !== undefined) fillIn('orderId', formatOrderId(id))
    if (last && last.id === id) fillIn('phone', last.phone)
  }, [linkedOrder, form])

  const { data } = sending
  const isPending = sending.isPending || link.isOpening
  const failure = data ? ('failure' in data ? data.failure : null) : link.failure

  return (
    <AnnounceErrors value={form.formState.isSubmitted}>
      <Card className="p-5 sm:p-6">
        <form
          aria-label={text(trackOrder.title)}
          // `method="post"` keeps personal data out of the URL when JavaScript fails.
          method="post"
          noValidate
          onSubmit={submit}
          className="grid grid-cols-1 gap-4"
        >
          <NeedsScripts />
          <TextField
            {...field('orderId', { validate: validOrderId })}
            label={trackOrder.orderId}
            placeholder={trackOrder.orderIdExample}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
          />
          <TextField
            {...field('phone', { validate: isWrittenPhone })}
            label={trackOrder.phone}
            placeholder="08xxxxxxxxxx"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint="search"
          />
          {failure && !isPending && <InlineAlert title={failure.title} detail={failure.text} />}
          <FormIsLate />
          <Button
            type="submit"
            size="lg"
            busy={isPending}
            busyText={trackOrder.searching}
            className="needs-scripts"
          >
            {trackOrder.search}
          </Button>
          <SlowNotice waiting={isPending} text={trackOrder.stillSearching} />
        </form>
      </Card>
    </AnnounceErrors>
  )
}
