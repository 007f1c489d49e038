import { formatOrderId, isOrderIdForm, parseWrittenOrderId } from '@dimsum/domain/order-number'
import { statusTrackingText } from '@dimsum/domain/order-status'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { AnnounceErrors } from '@dimsum/ui/field.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { SlowNotice } from '@dimsum/ui/slow-notice.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCheckedFields } from '@dimsum/ui/use-checked-fields.ts'
import { phoneProblem } from '@dimsum/web/components/phone-check.ts'
import { rememberedOrder, rememberOrder } from '@dimsum/web/components/remembered-order.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { NeedsScripts } from '../../components/needs-scripts.tsx'
import { findOrder, type Search } from './find-order.ts'
import { usePrivateLink } from './use-private-link.ts'

const digitsOnly = 'Tulis angkanya saja, contoh 000001'

function orderIdProblem(typed: string): string {
  if (typed.trim() === '') return 'Order ID is required'
  return isOrderIdForm(typed) ? '' : digitsOnly
}

type TrackFormProps = {
  /** The order a link speaks of. */
  linkedOrder: number | null
  onFound: (orderId: number) => void
}

/** Number and phone of an order; both are filled in for the order placed last in this tab. */
export function TrackForm({ linkedOrder, onFound }: TrackFormProps) {
  const queries = useQueryClient()
  const { field, submit, submitted, fillIn } = useCheckedFields({
    orderId: { check: orderIdProblem },
    phone: { check: phoneProblem },
  })
  const search = useMutation({
    mutationFn: (wanted: Search) => findOrder(queries, wanted),
    onSuccess: (finding, { phone }) => {
      if ('failure' in finding) {
        const { title, text } = finding.failure
        toast({ title, description: text, tone: 'danger' })
        return
      }
      const { id, status } = finding.found
      rememberOrder({ id, phone })
      toast({
        title: 'Pesanan Ditemukan!',
        description: `Order #${formatOrderId(id)} - ${statusTrackingText[status]}`,
        tone: 'success',
      })
      onFound(id)
    },
  })

  const linkFailure = usePrivateLink(linkedOrder, onFound)

  // Runs before a press made before hydration is repeated.
  useLayoutEffect(() => {
    const last = rememberedOrder()
    const id = linkedOrder ?? last?.id
    if (id !== undefined) fillIn('orderId', formatOrderId(id))
    if (last && last.id === id) fillIn('phone', last.phone)
  }, [linkedOrder, fillIn])

  const failure = search.data ? ('failure' in search.data ? search.data.failure : null) : linkFailure
  const orderId = field('orderId')

  return (
    <AnnounceErrors value={submitted}>
      <Card className="p-5 sm:p-6">
        <form
          aria-label="Lacak Pesanan"
          // Never into the address, whatever happens to the scripts.
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
            {...orderId}
            label={<span lang="en">Order ID</span>}
            placeholder="Contoh: 1 atau 000001"
            errorLang={orderId.error === digitsOnly ? 'id' : 'en'}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
          />
          <TextField
            {...field('phone')}
            label="Nomor Telepon"
            placeholder="08xxxxxxxxxx"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint="search"
          />
          {failure && !search.isPending && (
            <InlineAlert title={failure.title}>
              <p>{failure.text}</p>
            </InlineAlert>
          )}
          <Button
            type="submit"
            size="lg"
            busy={search.isPending}
            busyText="Mencari..."
            onMouseDown={(event) => event.preventDefault()}
            className="needs-scripts"
          >
            Lacak Pesanan
          </Button>
          <SlowNotice waiting={search.isPending} text="Masih mencari, mohon tunggu…" />
        </form>
      </Card>
    </AnnounceErrors>
  )
}
