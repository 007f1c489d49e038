import type { AttentionItem } from '@dimsum/contract/payments'
import { formatOrderId } from '@dimsum/domain/order-number'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { attentionQuery, closeAttention } from '../../api/attention.ts'
import { ShopDate } from '../../components/shop-date.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { wordsOf } from './attention-words.ts'

/** What the owner must look at; nothing at all while there is nothing. */
export function AttentionList() {
  const attention = useQuery(attentionQuery)
  const open = attention.data?.items.filter((item) => item.closedAt === null) ?? []
  if (open.length === 0) return null
  return (
    <section
      lang="id"
      aria-labelledby="attention-title"
      className="mb-6 rounded-card border-2 border-cabai-600 bg-white p-5"
    >
      <h2 id="attention-title" className="flex items-center gap-2 text-title font-bold text-cabai-700">
        <TriangleAlert aria-hidden="true" className="size-6" strokeWidth={2} />
        Perlu perhatian ({open.length})
      </h2>
      <ul className="mt-4 grid gap-4">
        {open.map((item) => (
          <Entry key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ item }: { item: AttentionItem }) {
  const queries = useQueryClient()
  const [note, setNote] = useState('')
  const { what, todo } = wordsOf(item.kind)
  const close = useMutation({
    mutationFn: closeAttention,
    onSuccess: () => queries.invalidateQueries({ queryKey: attentionQuery.queryKey }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: errorMessage(error, 'Catatan belum tersimpan.'),
        tone: 'danger',
      }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (note.trim()) close.mutate({ id: item.id, note })
  }
  return (
    <li className="grid gap-2 border-t border-garis pt-4">
      <p className="font-bold">
        {item.orderId !== null && `#${formatOrderId(item.orderId)} · `}
        {what}
      </p>
      <p>{todo}</p>
      <p className="text-small text-kecap-600">
        <ShopDate at={item.createdAt} format="short-time" />
      </p>
      <form className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-end" onSubmit={submit}>
        <TextField
          name={`close-${item.id}`}
          label="Apa yang sudah dilakukan?"
          required
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" variant="outline" busy={close.isPending}>
          Selesai
        </Button>
      </form>
    </li>
  )
}
