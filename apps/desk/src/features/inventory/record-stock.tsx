import type { InventoryItem } from '@dimsum/contract/inventory'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { type Said, Say } from '@dimsum/ui/say.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorSentence } from '@dimsum/web/api/api-error.ts'
import { inventory, inventoryItem, stockReasons, stockRecord } from '@dimsum/words/desk/inventory'
import type { Sentence } from '@dimsum/words/sentence'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import {
  changeInventoryItem,
  inventoryQuery,
  movementsQuery,
  putInventoryItem,
  stockInstead,
} from '../../api/inventory.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { type MovedStock, movedWords, moveStock } from './move-stock.ts'
import { WholeNumberField } from './whole-number-field.tsx'

const reasons = ['received', 'waste', 'recount'] as const
type Reason = (typeof reasons)[number]
const isReason = (text: string): text is Reason => reasons.some((reason) => reason === text)

/** «Catat stok»: what came in, what went to waste, or what a count of the shelf found. */
export function RecordStock({ item }: { item: InventoryItem }) {
  return (
    <DialogButton icon={ClipboardList} label={stockRecord.open}>
      {(close) => <StockForm item={item} onStored={close} />}
    </DialogButton>
  )
}

type Movement = { reason: Reason; count: number; note: string }

function StockForm({ item, onStored }: { item: InventoryItem; onStored: () => void }) {
  const queries = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState<Reason>('received')
  const [count, setCount] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<Said>('')
  const store = useMutation({
    mutationFn: (movement: Movement) => record(item, movement),
    onSuccess: (moved) => {
      putInventoryItem(queries, moved.stored)
      onStored()
      const description = movedWords(moved)
      toast({ title: inventory.updated, ...(description && { description }), tone: 'success' })
    },
    onError: (error) => {
      toast({ title: inventory.failed, description: failureText(error), tone: 'danger' })
      queries.invalidateQueries({ queryKey: inventoryQuery.queryKey, exact: true })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: movementsQuery(item.id).queryKey }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = problemWith(item, reason, count)
    setProblem(wrong)
    if (wrong !== '' || count === null) return field.current?.focus()
    store.mutate({ reason, count, note: note.trim() })
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <SelectField
        name="reason"
        label={stockRecord.whatHappened}
        value={reason}
        onChange={({ target }) => isReason(target.value) && setReason(target.value)}
      >
        {reasons.map((value) => (
          <Option key={value} value={value}>
            {stockReasons[value]}
          </Option>
        ))}
      </SelectField>
      <WholeNumberField
        ref={field}
        name="count"
        label={stockRecord[reason]}
        hint={stockRecord.stockNow(item.currentStock)}
        value={count}
        error={problem}
        onNumber={(next) => {
          setCount(next)
          setProblem('')
        }}
      />
      <TextField
        name="note"
        label={stockRecord.note}
        optional
        autoComplete="off"
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {store.isError && (
        <InlineAlert title={inventoryItem.notSaved}>
          <p>
            <Say>{conflictText(store.error) ?? failureText(store.error)}</Say>
          </p>
        </InlineAlert>
      )}
      <Button type="submit" size="xl" wide busy={store.isPending} busyText={inventoryItem.saving}>
        <Say>{inventoryItem.save}</Say>
      </Button>
    </form>
  )
}

/** A count of the shelf is only true for the stock it was made against; the others add to whatever there is. */
async function record(item: InventoryItem, { reason, count, note }: Movement): Promise<MovedStock> {
  const about = { reason, ...(note && { note }) }
  if (reason !== 'recount') return moveStock(item, reason === 'received' ? count : -count, about)
  const { id, currentStock } = item
  const stored = await changeInventoryItem({ id, currentStock: count, expectedStock: currentStock, ...about })
  return { stored, meanwhile: null }
}

function problemWith(item: InventoryItem, reason: Reason, count: number | null): Said {
  if (count === null) return stockRecord.countMissing
  if (reason === 'waste' && count > item.currentStock) return stockRecord.tooMany(item.currentStock)
  return ''
}

const failureText = (error: unknown) => errorSentence(error, inventory.notUpdated)

function conflictText(error: unknown): Sentence | null {
  const instead = stockInstead(error)
  if (instead === null) return null
  return stockRecord.changedMeanwhile(instead)
}
