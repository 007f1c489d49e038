import type { InventoryItem } from '@dimsum/contract/inventory'
import type { MovementReason } from '@dimsum/domain/inventory'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { changeInventoryItem, inventoryQuery } from '../../api/inventory.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast-store.ts'

type ManualReason = Exclude<MovementReason, 'sold' | 'returned'>

const reasons: readonly (readonly [ManualReason, string])[] = [
  ['received', 'Stok masuk'],
  ['waste', 'Rusak atau terbuang'],
  ['recount', 'Hitung ulang'],
  ['manual', 'Lainnya'],
]

const whole = (form: FormData, name: string) => Math.max(0, Math.trunc(Number(form.get(name)) || 0))

/** Everything about an item in one form: stock with its reason, minimum, price, sold or not. */
export function ChangeItem({ item }: { item: InventoryItem }) {
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const change = useMutation({
    mutationFn: changeInventoryItem,
    onSuccess: () => {
      setOpen(false)
      toast({ title: 'Inventory Updated', tone: 'success', lang: 'en' })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: errorMessage(error, 'Failed to update inventory'),
        tone: 'danger',
        lang: 'en',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: inventoryQuery.queryKey }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const currentStock = whole(form, 'currentStock')
    const note = String(form.get('note') ?? '').trim()
    change.mutate({
      id: item.id,
      minimumStock: whole(form, 'minimumStock'),
      unitPrice: whole(form, 'unitPrice'),
      isActive: form.get('isActive') === 'on',
      ...(currentStock !== item.currentStock && {
        currentStock,
        expectedStock: item.currentStock,
        reason: reasons.find(([reason]) => reason === form.get('reason'))?.[0] ?? 'manual',
        ...(note && { note }),
      }),
    })
  }
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Pencil aria-hidden="true" className="size-5" strokeWidth={1.75} />
        <span lang="id">Ubah</span>
      </Button>
      <Dialog lang="id" open={open} onOpenChange={setOpen} title="Ubah stok">
        <form className="grid gap-4" onSubmit={submit}>
          <NumberField name="currentStock" label="Stok sekarang" value={item.currentStock} />
          <SelectField name="reason" label="Alasan perubahan stok" defaultValue="received">
            {reasons.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField name="note" label="Keterangan" optional maxLength={300} />
          <NumberField name="minimumStock" label="Stok minimum" value={item.minimumStock} />
          <NumberField name="unitPrice" label="Harga satuan (Rp)" value={item.unitPrice} />
          <Checkbox
            name="isActive"
            label="Dijual"
            hint="Paket yang tidak dijual tidak bisa dipesan"
            defaultChecked={item.isActive}
          />
          <Button type="submit" size="xl" wide busy={change.isPending} busyText="Menyimpan...">
            Simpan
          </Button>
        </form>
      </Dialog>
    </>
  )
}

function NumberField({ name, label, value }: { name: string; label: string; value: number }) {
  return (
    <TextField
      name={name}
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      max={2_000_000_000}
      step={1}
      required
      defaultValue={value}
    />
  )
}
