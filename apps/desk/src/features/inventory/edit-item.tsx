import type { InventoryItem } from '@dimsum/contract/inventory'
import { formatRupiah } from '@dimsum/domain/money'
import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { inventory, inventoryItem } from '@dimsum/words/desk/inventory'
import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { changeInventoryItem, inventoryQuery, putInventoryItem } from '../../api/inventory.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { useCallForm } from '../../components/use-call-form.ts'
import { WholeNumberField } from '../../components/whole-number-field.tsx'

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
  const { form, field, submit, sending, failure } = useCallForm<Typed, InventoryItem | null>({
    defaultValues: partOf(item, fields),
    mutationFn: async ({ isActive, ...typed }) => {
      const given = { minimumStock: typed.minimumStock ?? 0, unitPrice: typed.unitPrice ?? 0, isActive }
      const changed = fields.filter((name) => given[name] !== seen[name])
      if (changed.length === 0) return null
      return changeInventoryItem({ id: item.id, ...partOf(given, changed), expected: partOf(seen, changed) })
    },
    onSuccess: (stored) => {
      onStored()
      if (stored === null) return
      putInventoryItem(queries, stored)
      toast({ title: inventory.updated, tone: 'success' })
    },
    onError: async (error) => {
      toast({ title: inventory.failed, description: failureText(error), tone: 'danger' })
      if (!isStale(error)) return
      const items = await queries.fetchQuery({ ...inventoryQuery, staleTime: 0 })
      const now = items?.find(({ id }) => id === item.id)
      if (!now) return
      // What was not touched here follows; what was typed stays.
      form.reset(partOf(now, fields), { keepDirtyValues: true })
      setSeen(now)
    },
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <WholeNumberField
        name="minimumStock"
        control={form.control}
        label={inventoryItem.minimum}
        hint={inventoryItem.minimumHint}
      />
      <WholeNumberField
        name="unitPrice"
        control={form.control}
        label={inventoryItem.price}
        hint={inventoryItem.priceHint}
      />
      <Checkbox {...field('isActive')} label={inventoryItem.sold} hint={inventoryItem.soldHint} />
      {failure && (
        <InlineAlert title={inventoryItem.notSaved}>
          <p>
            <Say>{isStale(failure) ? overtakenText(seen) : failureText(failure)}</Say>
          </p>
        </InlineAlert>
      )}
      <Button type="submit" size="xl" wide busy={sending.isPending} busyText={inventoryItem.saving}>
        <Say>{inventoryItem.save}</Say>
      </Button>
    </form>
  )
}

type Typed = { minimumStock: number | null; unitPrice: number | null; isActive: boolean }
const isStale = (error: Error) => error instanceof ApiError && error.code === 'stale'

const fields = ['minimumStock', 'unitPrice', 'isActive'] as const
type Details = Pick<InventoryItem, (typeof fields)[number]>

const partOf = (item: Details, names: readonly (keyof Details)[]): Partial<Details> =>
  Object.fromEntries(names.map((name) => [name, item[name]]))

const overtakenText = ({ minimumStock, unitPrice, isActive }: Details) =>
  inventoryItem.overtaken(minimumStock, formatRupiah(unitPrice), isActive)

const failureText = (error: unknown) => errorMessage(error, inventory.notUpdated)
