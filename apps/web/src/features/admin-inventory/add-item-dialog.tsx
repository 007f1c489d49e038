import { AddInventoryItem, type InventoryItem } from '@dimsum/contract/inventory'
import { packages } from '@dimsum/domain/catalogue'
import { defaultMinimumStock } from '@dimsum/domain/inventory'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { addInventoryItem, inventoryQuery } from '../../api/inventory.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast-store.ts'

type Problems = Partial<Record<string, string>>

const numbers = [
  ['currentStock', 'Current Stock', 0],
  ['minimumStock', 'Minimum Stock', defaultMinimumStock],
  ['unitPrice', 'Unit Price (Rp)', ''],
] as const

/** 'Add Inventory Item' (spec sections 2 and 5). */
export function AddItemDialog({ items }: { items: readonly InventoryItem[] }) {
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const add = useMutation({
    mutationFn: addInventoryItem,
    onSuccess: () => {
      setOpen(false)
      toast({ title: 'Inventory Created', tone: 'success', lang: 'en' })
      queries.invalidateQueries({ queryKey: inventoryQuery.queryKey })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: errorMessage(error, 'Failed to create inventory item'),
        tone: 'danger',
        lang: 'en',
      }),
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const number = (name: string) => {
      const text = String(form.get(name) ?? '').replaceAll('.', '')
      return text === '' ? undefined : Number(text)
    }
    const parsed = AddInventoryItem.safeParse({
      packageType: form.get('packageType'),
      currentStock: number('currentStock'),
      minimumStock: number('minimumStock'),
      unitPrice: number('unitPrice'),
      isActive: form.get('isActive') === 'on',
    })
    if (parsed.success) {
      setProblems({})
      add.mutate(parsed.data)
      return
    }
    const found = Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [String(path[0]), message]),
    )
    setProblems(found)
    event.currentTarget.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
  }

  return (
    <>
      <Button
        size="xl"
        onClick={() => {
          setProblems({})
          setOpen(true)
        }}
      >
        <Plus aria-hidden="true" className="size-5" />
        Add Inventory Item
      </Button>
      <Dialog lang="en" closeLabel="Close" open={open} onOpenChange={setOpen} title="Add Inventory Item">
        <form noValidate className="grid gap-4" onSubmit={submit}>
          <SelectField name="packageType" label="Package Type" error={problems.packageType}>
            {packages.map(({ type, name }) => {
              const taken = items.some((item) => item.packageType === type)
              return (
                <option key={type} value={type} disabled={taken} lang="id">
                  {taken ? `${name} (sudah ada)` : name}
                </option>
              )
            })}
          </SelectField>
          {numbers.map(([name, label, initial]) => (
            <TextField
              key={name}
              name={name}
              label={label}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={initial}
              error={problems[name]}
            />
          ))}
          <Checkbox name="isActive" label="Active" defaultChecked />
          <Button type="submit" size="xl" wide busy={add.isPending} busyText="Saving...">
            Add Item
          </Button>
        </form>
      </Dialog>
    </>
  )
}
