import type { InventoryItem } from '@dimsum/contract/inventory'
import { isPackageType, type PackageType, packages } from '@dimsum/domain/catalogue'
import { defaultMinimumStock, defaultStock } from '@dimsum/domain/inventory'
import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { Dialog } from '@dimsum/ui/dialog.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { inventoryItem } from '@dimsum/words/desk/inventory'
import { packageWords } from '@dimsum/words/packages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { addInventoryItem, inventoryQuery } from '../../api/inventory.ts'
import { WholeNumberField } from './whole-number-field.tsx'

/** 'Add Inventory Item' (product.md sections 2 and 5). */
export function AddItemDialog({ items }: { items: readonly InventoryItem[] }) {
  const [open, setOpen] = useState(false)
  const free = packages.filter(({ type }) => !items.some(({ packageType }) => packageType === type))
  return (
    <>
      <Button size="xl" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" className="size-5 shrink-0" />
        <Say>{inventoryItem.add}</Say>
      </Button>
      <Dialog closeLabel={inventoryItem.close} open={open} onOpenChange={setOpen} title={inventoryItem.add}>
        {free[0] ? (
          <ItemForm free={free.map(({ type }) => type)} first={free[0].type} onAdded={() => setOpen(false)} />
        ) : (
          <p>
            <Say>{inventoryItem.allThere}</Say>
          </p>
        )}
      </Dialog>
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
  packageType: PackageType
  isActive: boolean
}

const numbers = [
  ['currentStock', inventoryItem.currentStock],
  ['minimumStock', inventoryItem.minimumStock],
  ['unitPrice', inventoryItem.unitPrice],
] as const

type ItemFormProps = { free: readonly PackageType[]; first: PackageType; onAdded: () => void }

function ItemForm({ free, first, onAdded }: ItemFormProps) {
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>({ ...emptyItem, packageType: first })
  const put = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const add = useMutation({
    mutationFn: addInventoryItem,
    onSuccess: () => {
      onAdded()
      toast({ title: inventoryItem.created, tone: 'success' })
      queries.invalidateQueries({ queryKey: inventoryQuery.queryKey, exact: true })
    },
    onError: (error) => {
      toast({ title: inventoryItem.failed, description: failureText(error), tone: 'danger' })
      const [field] = Object.keys(problemsIn(error))
      form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
      queries.invalidateQueries({ queryKey: inventoryQuery.queryKey, exact: true })
    },
  })
  const problems = problemsIn(add.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { packageType, isActive, ...counts } = draft
    const given = Object.entries(counts).filter(([, count]) => count !== null)
    add.mutate({ packageType, isActive, ...Object.fromEntries(given) })
  }
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
      <SelectField
        name="packageType"
        label={inventoryItem.packageType}
        value={draft.packageType}
        error={problems.packageType}
        onChange={({ target }) => isPackageType(target.value) && put({ packageType: target.value })}
      >
        {packages.map(({ type }) => (
          <Option key={type} value={type} disabled={!free.includes(type)}>
            {free.includes(type)
              ? packageWords[type].name
              : inventoryItem.alreadyThere(packageWords[type].name)}
          </Option>
        ))}
      </SelectField>
      {numbers.map(([name, label]) => (
        <WholeNumberField
          key={name}
          name={name}
          label={label}
          value={draft[name]}
          error={problems[name]}
          onNumber={(count) => put({ [name]: count })}
        />
      ))}
      <Checkbox
        name="isActive"
        label={inventoryItem.active}
        checked={draft.isActive}
        onChange={({ target }) => put({ isActive: target.checked })}
      />
      {add.isError && Object.keys(problems).length === 0 && (
        <InlineAlert title={inventoryItem.failed}>
          <p>
            <Say>{failureText(add.error)}</Say>
          </p>
        </InlineAlert>
      )}
      <Button type="submit" size="xl" wide busy={add.isPending} busyText={inventoryItem.addingItem}>
        <Say>{inventoryItem.addItem}</Say>
      </Button>
    </form>
  )
}

const failureText = (error: unknown) => errorMessage(error, inventoryItem.notCreated)

/** The server's messages by field; a package that got its card meanwhile is the package field's. */
function problemsIn(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'conflict') return { packageType: error.message }
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
}
