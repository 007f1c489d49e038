import type { Order } from '@dimsum/contract/orders'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { fields } from '@dimsum/words/fields'
import { phoneProof } from '@dimsum/words/phone-proof'
import type { Message } from '@dimsum/words/sentence'
import { useQueryClient } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { useId } from 'react'
import { proveOrderAccess, refetchOrder } from '../api/orders.ts'
import { accessFailure } from './access-failure.ts'
import { isWrittenPhone } from './phone-check.ts'
import { rememberOrder } from './remembered-order.ts'
import { useCallForm } from './use-call-form.ts'

type PhoneProofProps = {
  orderId: number
  /** Reason to verify the phone on this page: «Untuk membayar …» */
  reason: Message
  /** Called with the verified phone, also when the browser stores no cookies and the order stays masked. */
  onProved?: (phone: string) => void
}

/**
 * Form on pages with a masked order: a customer who enters the order's phone becomes its holder and sees the whole
 * order. The phone is sent in a body, never in a URL.
 */
export function PhoneProof({ orderId, reason, onProved }: PhoneProofProps) {
  const text = useText()
  const prefix = useId()
  const queries = useQueryClient()
  const { field, submit, sending, failure } = useCallForm<{ phone?: string }, Order | null>({
    defaultValues: {},
    prefix,
    words: { phone: { validate: fields.phoneTooShort } },
    mutationFn: async ({ phone = '' }) => {
      await proveOrderAccess(orderId, { phone })
      return refetchOrder(queries, orderId)
    },
    onSuccess: (order, { phone = '' }) => {
      if (order && !order.masked) rememberOrder({ id: orderId, phone })
      onProved?.(phone)
    },
  })
  const refusal = failure && accessFailure(failure)

  return (
    <Card className="p-5 sm:p-6 print:hidden">
      <form
        aria-label={text(phoneProof.form)}
        noValidate
        onSubmit={submit}
        className="grid grid-cols-1 gap-4"
      >
        <div className="flex gap-3">
          <LockKeyhole
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 text-kecap-600"
            strokeWidth={1.75}
          />
          <div>
            <Say.h2 className="text-title font-bold">{phoneProof.title}</Say.h2>
            <Say.p className="text-small text-kecap-700">{reason}</Say.p>
          </div>
        </div>
        <TextField
          {...field('phone', { validate: isWrittenPhone })}
          label={phoneProof.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="go"
        />
        {refusal && <InlineAlert title={refusal.title} detail={refusal.text} />}
        {sending.isSuccess && sending.data?.masked !== false && (
          <InlineAlert tone="note" title={phoneProof.matchesTitle} detail={phoneProof.matches} />
        )}
        <Button type="submit" variant="outline" busy={sending.isPending} busyText={phoneProof.checking}>
          {phoneProof.open}
        </Button>
      </form>
    </Card>
  )
}
