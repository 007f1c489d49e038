import type { InventoryItem } from '@dimsum/contract/inventory'
import type { OwnPackage } from '@dimsum/contract/menu'
import { defaultMinimumStock, defaultStock } from '@dimsum/domain/inventory'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { inventoryItem } from '@dimsum/words/desk/inventory'
import { menu as menuWords } from '@dimsum/words/desk/menu'
import { nameOfPackage } from '@dimsum/words/menu'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { addInventoryItem, inventoryQuery } from '../../api/inventory.ts'
import { menuQuery } from '../../api/menu.ts'
import { CallForm } from '../../components/call-form.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { toastFailure } from '../../components/toast-failure.ts'

/** 'Add Inventory Item' (product.md sections 2 and 5). */
export function AddItemDialog({ items }: { items: readonly InventoryItem[] }) {
  return (
    <DialogButton
      icon={Plus}
      variant="primary"
      size="xl"
      className=""
      label={inventoryItem.add}
      closeLabel={inventoryItem.close}
    >
      {(close) => <AddItem items={items} onAdded={close} />}
    </DialogButton>
  )
}

function AddItem({ items, onAdded }: { items: readonly InventoryItem[]; onAdded: () => void }) {
  const query = useQuery(menuQuery)
  const menu = query.data?.filter(({ state }) => state !== 'archived')
  const isFree = ({ packageType }: OwnPackage) => !items.some((item) => item.packageType === packageType)
  const first = menu?.find(isFree)
  return (
    <>
      <QueryState query={query} notLoaded={menuWords.notLoaded} bars={['h-80 w-full rounded-card']} />
      {menu && first && <ItemForm menu={menu} isFree={isFree} first={first.packageType} onAdded={onAdded} />}
      {menu && !first && <Say.p>{inventoryItem.allThere}</Say.p>}
    </>
  )
}

const emptyItem = {
  currentStock: defaultStock,
  minimumStock: defaultMinimumStock,
  unitPrice: null,
  isActive: true,
}
type Draft = Record<'currentStock' | 'minimumStock' | 'unitPrice', number | null> & {
  packageType: OwnPackage['packageType']
  isActive: boolean
}

const numbers = [
  ['currentStock', inventoryItem.currentStock, 'count'],
  ['minimumStock', inventoryItem.minimumStock, 'count'],
  ['unitPrice', inventoryItem.unitPrice, 'amount'],
] as const

type ItemFormProps = {
  menu: readonly OwnPackage[]
  /** Whether the package has no inventory card yet. */
  isFree: (item: OwnPackage) => boolean
  first: OwnPackage['packageType']
  onAdded: () => void
}

function ItemForm({ menu, isFree, first, onAdded }: ItemFormProps) {
  const queries = useQueryClient()
  const callForm = useCallForm<Draft, InventoryItem>({
    defaultValues: { ...emptyItem, packageType: first },
    draft: 'new-item',
    mutationFn: ({ packageType, isActive, ...counts }) => {
      const given = Object.entries(counts).filter(([, count]) => count !== null)
      return addInventoryItem({ packageType, isActive, ...Object.fromEntries(given) })
    },
    onSuccess: () => {
      onAdded()
      toast({ title: inventoryItem.created, tone: 'success' })
      queries.invalidateQueries({ queryKey: inventoryQuery.queryKey, exact: true })
    },
    onError: (error) => {
      toastFailure(inventoryItem.failed, inventoryItem.notCreated)(error)
      if (isTaken(error)) form.setError('packageType', { message: error.message }, { shouldFocus: true })
      queries.invalidateQueries({ queryKey: inventoryQuery.queryKey, exact: true })
    },
  })
  const { form, field, number, failure } = callForm
  return (
    <CallForm
      of={failure && isTaken(failure) ? { ...callForm, failure: null } : callForm}
      notesDraft
      failed={inventoryItem.failed}
      otherwise={inventoryItem.notCreated}
      action={inventoryItem.addItem}
      busyText={inventoryItem.addingItem}
    >
      <SelectField {...field('packageType')} label={inventoryItem.packageType}>
        {menu.map((item) => (
          <Option key={item.packageType} value={item.packageType} disabled={!isFree(item)}>
            {isFree(item) ? nameOfPackage(item) : inventoryItem.alreadyThere(nameOfPackage(item))}
          </Option>
        ))}
      </SelectField>
      {numbers.map(([name, label, of]) => (
        <NumberField key={name} {...number(name)} of={of} label={label} />
      ))}
      <Checkbox {...field('isActive')} label={inventoryItem.active} />
    </CallForm>
  )
}

/** Another user added the package's card meanwhile; the error belongs to the package field. */
const isTaken = (error: Error) => error instanceof ApiError && error.code === 'conflict'
