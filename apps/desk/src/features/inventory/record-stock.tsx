import type { InventoryItem } from '@dimsum/contract/inventory'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
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

const reasons = {
  received: { name: 'Stok masuk', count: 'Jumlah masuk' },
  waste: { name: 'Rusak atau terbuang', count: 'Jumlah terbuang' },
  recount: { name: 'Hitung ulang', count: 'Jumlah sebenarnya' },
} as const
type Reason = keyof typeof reasons
const isReason = (text: string): text is Reason => text in reasons

/** «Catat stok»: what came in, what went to waste, or what a count of the shelf found. */
export function RecordStock({ item }: { item: InventoryItem }) {
  return (
    <DialogButton icon={ClipboardList} label="Catat stok">
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
  const [problem, setProblem] = useState('')
  const store = useMutation({
    mutationFn: (movement: Movement) => record(item, movement),
    onSuccess: (moved) => {
      putInventoryItem(queries, moved.stored)
      onStored()
      const description = movedWords(moved)
      toast({ title: 'Inventory Updated', ...(description && { description }), tone: 'success', lang: 'en' })
    },
    onError: (error) => {
      toast({ title: 'Error', description: failureText(error), tone: 'danger', lang: 'en' })
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
        label="Apa yang terjadi?"
        value={reason}
        onChange={({ target }) => isReason(target.value) && setReason(target.value)}
      >
        {Object.entries(reasons).map(([value, { name }]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <WholeNumberField
        ref={field}
        name="count"
        label={reasons[reason].count}
        hint={`Stok sekarang ${item.currentStock}`}
        value={count}
        error={problem}
        errorLang="id"
        onNumber={(next) => {
          setCount(next)
          setProblem('')
        }}
      />
      <TextField
        name="note"
        label="Keterangan"
        optional
        autoComplete="off"
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {store.isError && (
        <InlineAlert title="Belum tersimpan">
          <p>{conflictText(store.error) ?? failureText(store.error)}</p>
        </InlineAlert>
      )}
      <Button type="submit" size="xl" wide busy={store.isPending} busyText="Menyimpan...">
        Simpan
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

function problemWith(item: InventoryItem, reason: Reason, count: number | null): string {
  if (count === null) return 'Isi jumlahnya.'
  if (reason === 'waste' && count > item.currentStock) return `Stoknya hanya ${item.currentStock}.`
  return ''
}

const failureText = (error: unknown) => errorMessage(error, 'Failed to update inventory')

function conflictText(error: unknown): string | null {
  const instead = stockInstead(error)
  if (instead === null) return null
  return `Stok berubah menjadi ${instead} sejak formulir ini dibuka. Periksa jumlahnya, lalu simpan lagi.`
}
