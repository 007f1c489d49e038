import type { InventoryItem } from '@dimsum/contract/inventory'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { changeInventoryItem, putInventoryItem } from '../../api/inventory.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { InlineAlert } from '../../ui/inline-alert.tsx'
import { toast } from '../../ui/toast-store.ts'
import { WholeNumberField } from './whole-number-field.tsx'

/** What rarely changes about an item: when it runs low, what it costs, whether it is sold. */
export function EditItem({ item }: { item: InventoryItem }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        lang="id"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="px-3!"
      >
        <Pencil aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        Ubah
      </Button>
      <Dialog lang="id" open={open} onOpenChange={setOpen} title="Ubah paket">
        <ItemFields item={item} onStored={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ItemFields({ item, onStored }: { item: InventoryItem; onStored: () => void }) {
  const queries = useQueryClient()
  const [minimumStock, setMinimum] = useState<number | null>(item.minimumStock)
  const [unitPrice, setPrice] = useState<number | null>(item.unitPrice)
  const [isActive, setActive] = useState(item.isActive)
  const change = useMutation({
    mutationFn: changeInventoryItem,
    onSuccess: (stored) => {
      putInventoryItem(queries, stored)
      onStored()
      toast({ title: 'Inventory Updated', tone: 'success', lang: 'en' })
    },
    onError: (error) =>
      toast({ title: 'Error', description: failureText(error), tone: 'danger', lang: 'en' }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ id: item.id, minimumStock: minimumStock ?? 0, unitPrice: unitPrice ?? 0, isActive })
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <WholeNumberField
        name="minimumStock"
        label="Stok minimum"
        hint="Diperingatkan mulai dari jumlah ini"
        value={minimumStock}
        onNumber={setMinimum}
      />
      <WholeNumberField
        name="unitPrice"
        label="Harga satuan (Rp)"
        hint="Catatan Anda sendiri. Harga jual ada di Pengaturan."
        value={unitPrice}
        onNumber={setPrice}
      />
      <Checkbox
        name="isActive"
        label="Dijual"
        hint="Paket yang tidak dijual tidak bisa dipesan"
        checked={isActive}
        onChange={({ target }) => setActive(target.checked)}
      />
      {change.isError && (
        <InlineAlert title="Belum tersimpan">
          <p>{failureText(change.error)}</p>
        </InlineAlert>
      )}
      <Button type="submit" size="xl" wide busy={change.isPending} busyText="Menyimpan...">
        Simpan
      </Button>
    </form>
  )
}

const failureText = (error: unknown) => errorMessage(error, 'Failed to update inventory')
