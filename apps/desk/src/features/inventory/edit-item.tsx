import type { InventoryItem } from '@dimsum/contract/inventory'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { changedFields, useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { deskFields } from '@dimsum/words/desk/fields'
import { inventory, inventoryItem } from '@dimsum/words/desk/inventory'
import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { changeInventoryItem, inventoryQuery, putInventoryItem } from '../../api/inventory.ts'
import { CallForm } from '../../components/call-form.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { toastFailure } from '../../components/toast-failure.ts'

/** Settings of an item: low stock limit, unit price, active or not. */
export function EditItem({ item }: { item: InventoryItem }) {
  return (
    <DialogButton icon={Pencil} label={inventoryItem.edit} title={inventoryItem.editTitle}>
      {(close) => <ItemFields item={item} onStored={close} />}
    </DialogButton>
  )
}

function ItemFields({ item, onStored }: { item: InventoryItem; onStored: () => void }) {
  const queries = useQueryClient()
  const callForm = useCallForm<Details, InventoryItem>({
    defaultValues: detailsOf(item),
    draft: `item-${item.id}`,
    words: {
      minimumStock: { validate: deskFields.required },
      unitPrice: { validate: deskFields.required },
    },
    mutationFn: (typed, seen) => {
      const { change, expected } = changedFields(typed, seen)
      return changeInventoryItem({ id: item.id, ...change, expected })
    },
    reread: async () => {
      const items = await queries.fetchQuery({ ...inventoryQuery, staleTime: 0 })
      const now = items?.find(({ id }) => id === item.id)
      return now && detailsOf(now)
    },
    onUnchanged: onStored,
    onSuccess: (stored) => {
      onStored()
      putInventoryItem(queries, stored)
      toast({ title: inventory.updated, tone: 'success' })
    },
    onError: toastFailure(inventory.failed, inventory.notUpdated),
  })
  const { field, number } = callForm
  return (
    <CallForm
      of={callForm}
      notesDraft
      failed={inventoryItem.notSaved}
      labels={labels}
      otherwise={inventory.notUpdated}
      action={inventoryItem.save}
    >
      <NumberField
        {...number('minimumStock')}
        validate={isGiven}
        label={inventoryItem.minimum}
        hint={inventoryItem.minimumHint}
      />
      <NumberField
        {...number('unitPrice')}
        validate={isGiven}
        of="amount"
        label={inventoryItem.price}
        hint={inventoryItem.priceHint}
      />
      <Checkbox {...field('isActive')} label={inventoryItem.sold} hint={inventoryItem.soldHint} />
    </CallForm>
  )
}

type Details = Pick<InventoryItem, 'minimumStock' | 'unitPrice' | 'isActive'>

const detailsOf = ({ minimumStock, unitPrice, isActive }: InventoryItem): Details => ({
  minimumStock,
  unitPrice,
  isActive,
})

const isGiven = (value: number | null) => value !== null

const labels = {
  minimumStock: inventoryItem.minimum,
  unitPrice: inventoryItem.price,
  isActive: inventoryItem.sold,
}
