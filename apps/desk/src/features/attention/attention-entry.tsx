import type { AttentionItem } from '@dimsum/contract/payments'
import { formatOrderId } from '@dimsum/domain/order-number'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorSentence } from '@dimsum/web/api/api-error.ts'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { attention } from '@dimsum/words/desk/attention'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { attentionQuery, closeAttention } from '../../api/attention.ts'
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
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const close = useMutation({
    mutationFn: closeAttention,
    onSuccess: () => {
      toast({ title: attention.closed, tone: 'success' })
      queries.invalidateQueries({ queryKey: attentionQuery.queryKey })
    },
    onError: (error) => toast({ title: attention.failed, description: failureText(error), tone: 'danger' }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(note.trim() === '')
    if (note.trim() !== '') close.mutate({ id, note })
  }
  const problem = isMissing ? attention.doneMissing : ''
  return (
    <form noValidate className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-end" onSubmit={submit}>
      <TextField
        name={`close-${id}`}
        label={attention.whatWasDone}
        maxLength={500}
        autoComplete="off"
        value={note}
        error={close.isError ? failureText(close.error) : problem}
        errorLang="id"
        onChange={({ target }) => {
          setNote(target.value)
          setMissing(false)
        }}
      />
      <Button type="submit" variant="outline" busy={close.isPending}>
        <Say>{attention.done}</Say>
      </Button>
    </form>
  )
}

const failureText = (error: unknown) => errorSentence(error, attention.notSaved)
