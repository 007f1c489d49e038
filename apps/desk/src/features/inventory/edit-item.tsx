import type { InventoryItem } from '@dimsum/contract/inventory'
import { formatRupiah } from '@dimsum/domain/money'
import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError, errorSentence } from '@dimsum/web/api/api-error.ts'
import { inventory, inventoryItem } from '@dimsum/words/desk/inventory'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { changeInventoryItem, inventoryQuery, putInventoryItem } from '../../api/inventory.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { WholeNumberField } from './whole-number-field.tsx'

/** What rarely changes about an item: when it runs low, what it costs, whether it is sold. */
export function EditItem({ item }: { item: InventoryItem }) {
  return (
    <DialogButton icon={Pencil} label={inventoryItem.edit} title={inventoryItem.editTitle}>
      {(close) => <ItemFields item={item} onStored={close} />}
    </DialogButton>
  )
}

function ItemFields({ item, onStored }: { item: InventoryItem; onStored: () => void }) {
  const queries = useQueryClient()
  /** The item this form was filled from: what differs from it was changed here, what changed in it was changed elsewhere. */
  const [seen, setSeen] = useState(item)
  const [overtaken, setOvertaken] = useState(false)
  const [minimumStock, setMinimum] = useState<number | null>(item.minimumStock)
  const [unitPrice, setPrice] = useState<number | null>(item.unitPrice)
  const [isActive, setActive] = useState(item.isActive)
  const change = useMutation({
    mutationFn: changeInventoryItem,
    onSuccess: (stored) => {
      putInventoryItem(queries, stored)
      onStored()
      toast({ title: inventory.updated, tone: 'success' })
    },
    onError: async (error) => {
      toast({ title: inventory.failed, description: failureText(error), tone: 'danger' })
      const isOvertaken = error instanceof ApiError && error.code === 'stale'
      setOvertaken(isOvertaken)
      if (!isOvertaken) return
      const items = await queries.fetchQuery({ ...inventoryQuery, staleTime: 0 })
      const now = items?.find(({ id }) => id === item.id)
      if (!now) return
      // What was not touched here follows; what was typed stays.
      if (minimumStock === seen.minimumStock) setMinimum(now.minimumStock)
      if (unitPrice === seen.unitPrice) setPrice(now.unitPrice)
      if (isActive === seen.isActive) setActive(now.isActive)
      setSeen(now)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = { minimumStock: minimumStock ?? 0, unitPrice: unitPrice ?? 0, isActive }
    const changed = fields.filter((field) => given[field] !== seen[field])
    if (changed.length === 0) return onStored()
    change.mutate({ id: item.id, ...partOf(given, changed), expected: partOf(seen, changed) })
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <WholeNumberField
        name="minimumStock"
        label={inventoryItem.minimum}
        hint={inventoryItem.minimumHint}
        value={minimumStock}
        onNumber={setMinimum}
      />
      <WholeNumberField
        name="unitPrice"
        label={inventoryItem.price}
        hint={inventoryItem.priceHint}
        value={unitPrice}
        onNumber={setPrice}
      />
      <Checkbox
        name="isActive"
        label={inventoryItem.sold}
        hint={inventoryItem.soldHint}
        checked={isActive}
        onChange={({ target }) => setActive(target.checked)}
      />
      {change.isError && (
        <InlineAlert title={inventoryItem.notSaved}>
          <p>
            <Say>{overtaken ? overtakenText(seen) : failureText(change.error)}</Say>
          </p>
        </InlineAlert>
      )}
      <Button type="submit" size="xl" wide busy={change.isPending} busyText={inventoryItem.saving}>
        <Say>{inventoryItem.save}</Say>
      </Button>
    </form>
  )
}

const fields = ['minimumStock', 'unitPrice', 'isActive'] as const
type Details = Pick<InventoryItem, (typeof fields)[number]>

const partOf = (item: Details, names: readonly (keyof Details)[]): Partial<Details> =>
  Object.fromEntries(names.map((name) => [name, item[name]]))

const overtakenText = ({ minimumStock, unitPrice, isActive }: Details) =>
  inventoryItem.overtaken(minimumStock, formatRupiah(unitPrice), isActive)

const failureText = (error: unknown) => errorSentence(error, inventory.notUpdated)
