import type { InventoryItem } from '@dimsum/contract/inventory'
import { Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { isRefusal, triesOfTab } from '@dimsum/web/api/send-once.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { inventory, inventoryItem, stockReasons, stockRecord } from '@dimsum/words/desk/inventory'
import type { Message, Sentence } from '@dimsum/words/sentence'
import { useQueryClient } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  changeInventoryItem,
  conflictingStock,
  inventoryQuery,
  movementsQuery,
  putInventoryItem,
} from '../../api/inventory.ts'
import { CallForm } from '../../components/call-form.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { toastFailure } from '../../components/toast-failure.ts'
import { type MovedStock, movedWords, moveStock } from './move-stock.ts'

const reasons = ['received', 'waste', 'recount'] as const
type Reason = (typeof reasons)[number]

/** «Catat stok»: records received goods, waste or a stock count. */
export function RecordStock({ item }: { item: InventoryItem }) {
  return (
    <DialogButton icon={ClipboardList} label={stockRecord.open}>
      {(close) => <StockForm item={item} onStored={close} />}
    </DialogButton>
  )
}

type Movement = {
  reason: Reason
  count: number | null
  note: string
  /** Stock when the count was typed. A count is valid only against this value, also after a reload. */
  countedAgainst: number | null
}

function StockForm({ item, onStored }: { item: InventoryItem; onStored: () => void }) {
  const queries = useQueryClient()
  const [tries] = useState(() => triesOfTab(`stock-${item.id}`))
  const callForm = useCallForm<Movement, MovedStock>({
    defaultValues: { reason: 'received', count: null, note: '', countedAgainst: null },
    draft: `stock-${item.id}`,
    mode: 'onSubmit',
    mutationFn: (movement: Movement) => record(item, movement, tries.key()),
    onSuccess: (moved) => {
      tries.renewKey()
      putInventoryItem(queries, moved.stored)
      onStored()
      const description = movedWords(moved)
      toast({ title: inventory.updated, ...(description && { description }), tone: 'success' })
    },
    onError: (error) => {
      if (isRefusal(error)) tries.renewKey()
      toastFailure(inventory.failed, inventory.notUpdated)(error)
      const instead = conflictingStock(error)
      if (instead !== null) form.setValue('countedAgainst', instead)
      queries.invalidateQueries({ queryKey: inventoryQuery.queryKey, exact: true })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: movementsQuery(item.id).queryKey }),
  })
  const { form, field, number, failure } = callForm
  const { reason, count } = useWatch({
    control: form.control,
    compute: ({ reason, count }) => ({ reason, count }),
  })
  const isCounted = count !== null
  useEffect(() => {
    if (!isCounted) form.setValue('countedAgainst', null)
    else if (form.getValues('countedAgainst') === null) form.setValue('countedAgainst', item.currentStock)
  }, [form, isCounted, item.currentStock])
  return (
    <CallForm
      of={callForm}
      notesDraft
      failed={inventoryItem.notSaved}
      reason={conflictText(failure)}
      otherwise={inventory.notUpdated}
      action={inventoryItem.save}
    >
      <SelectField {...field('reason')} label={stockRecord.whatHappened}>
        <Options names={stockReasons} of={reasons} />
      </SelectField>
      <NumberField
        {...number('count')}
        validate={(typed, { reason }) => problemWith(item, reason, typed) === ''}
        label={stockRecord[reason]}
        hint={stockRecord.stockNow(item.currentStock)}
        error={form.formState.errors.count && problemWith(item, reason, count)}
      />
      <TextField {...field('note')} label={stockRecord.note} optional autoComplete="off" maxLength={300} />
    </CallForm>
  )
}

/** A count replaces the stock it was made against; received goods and waste are added to any stock. */
async function record(
  item: InventoryItem,
  { reason, count: typed, note, countedAgainst }: Movement,
  key: string,
): Promise<MovedStock> {
  const count = typed ?? 0
  const about = { reason, key, ...(note.trim() && { note: note.trim() }) }
  if (reason !== 'recount') return moveStock(item, reason === 'received' ? count : -count, about)
  const expectedStock = countedAgainst ?? item.currentStock
  const stored = await changeInventoryItem({ id: item.id, currentStock: count, expectedStock, ...about })
  return { stored, meanwhile: null }
}

function problemWith(item: InventoryItem, reason: Reason, count: number | null): Message {
  if (count === null) return stockRecord.countMissing
  if (reason === 'waste' && count > item.currentStock) return stockRecord.tooMany(item.currentStock)
  return ''
}

function conflictText(error: unknown): Sentence | null {
  const instead = conflictingStock(error)
  return instead === null ? null : stockRecord.changedMeanwhile(instead)
}
