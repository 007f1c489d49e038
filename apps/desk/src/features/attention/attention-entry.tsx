import '@dimsum/web/api/schema-setup.ts'
import { CloseAttention } from '@dimsum/contract/desk-notes'
import type { AttentionItem } from '@dimsum/contract/payments'
import { formatOrderId } from '@dimsum/domain/order-number'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { attention } from '@dimsum/words/desk/attention'
import { fields } from '@dimsum/words/fields'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { attentionQuery, closeAttention } from '../../api/attention.ts'
import { useCallForm } from '../../components/use-call-form.ts'
import { factsOf, wordsOf } from './attention-words.ts'

/** One entry: what happened, what to do, and a form to close it with a note about what was done. */
export function AttentionEntry({ item }: { item: AttentionItem }) {
  const [isClosing, setClosing] = useState(false)
  const { what, todo } = wordsOf(item)
  return (
    <li className="grid gap-1 border-t border-garis pt-3">
      <p className="font-bold">
        <Say>{what}</Say>
      </p>
      <p>
        <Say>{todo}</Say>
      </p>
      <dl className="text-small text-kecap-700">
        {factsOf(item).map(([name, value]) => (
          <div key={name.id} className="flex flex-wrap gap-x-1.5">
            <dt>
              <Say>{name}</Say>:
            </dt>
            <dd className="font-bold wrap-anywhere">
              <Say>{value}</Say>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-kecap-600">
        <ShopDate at={item.createdAt} format="short-time" />
      </p>
      {isClosing ? (
        <CloseForm id={item.id} />
      ) : (
        <div className="-ml-3 flex flex-wrap">
          {item.orderId !== null && (
            <RouteLink
              href={`/admin?tab=orders&order=${item.orderId}`}
              className="inline-flex min-h-12 items-center px-3 font-bold text-pandan-700 underline"
            >
              <Say>{attention.openOrder(formatOrderId(item.orderId))}</Say>
            </RouteLink>
          )}
          <Button variant="quiet" onClick={() => setClosing(true)} className="px-3!">
            <Say>{attention.handled}</Say>
          </Button>
        </div>
      )}
    </li>
  )
}

function CloseForm({ id }: { id: number }) {
  const queries = useQueryClient()
  const { field, submit, sending, failure } = useCallForm({
    resolver: zodResolver(CloseAttention),
    defaultValues: { note: '' },
    mode: 'onSubmit',
    words: { note: { [fields.required.en]: attention.doneMissing } },
    prefix: `close-${id}-`,
    mutationFn: ({ note }) => closeAttention({ id, note }),
    onSuccess: () => {
      toast({ title: attention.closed, tone: 'success' })
      queries.invalidateQueries({ queryKey: attentionQuery.queryKey })
    },
    onError: (error) => toast({ title: attention.failed, description: failureText(error), tone: 'danger' }),
  })
  const note = field('note')
  return (
    <form noValidate className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-end" onSubmit={submit}>
      <TextField
        {...note}
        error={note.error || (failure ? failureText(failure) : '')}
        label={attention.whatWasDone}
        maxLength={500}
        autoComplete="off"
      />
      <Button type="submit" variant="outline" busy={sending.isPending}>
        <Say>{attention.done}</Say>
      </Button>
    </form>
  )
}

const failureText = (error: unknown) => errorMessage(error, attention.notSaved)
