import type { InventoryItem } from '@dimsum/contract/inventory'
import type { MovementReason } from '@dimsum/domain/inventory'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { movementsQuery } from '../../api/inventory.ts'
import { ShopDate } from '../../components/shop-date.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SteamerRing } from '../../ui/steamer-ring.tsx'

const words: Record<MovementReason, string> = {
  sold: 'Terjual',
  returned: 'Kembali dari pembatalan',
  received: 'Stok masuk',
  waste: 'Rusak atau terbuang',
  recount: 'Hitung ulang',
  manual: 'Diubah',
}

/** Every change of this stock with who and why, newest first. */
export function StockLedger({ item }: { item: InventoryItem }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <History aria-hidden="true" className="size-5" strokeWidth={1.75} />
        <span lang="id">Riwayat stok</span>
      </Button>
      <Dialog lang="id" open={open} onOpenChange={setOpen} title="Riwayat stok">
        {open && <Movements id={item.id} />}
      </Dialog>
    </>
  )
}

function Movements({ id }: { id: number }) {
  const movements = useQuery({ ...movementsQuery(id), staleTime: 0 })
  if (movements.isError) return <p role="alert">{movements.error.message}</p>
  if (!movements.data) return <SteamerRing />
  if (movements.data.movements.length === 0) return <p>Belum ada perubahan.</p>
  return (
    <ul className="grid gap-3">
      {movements.data.movements.map((movement) => (
        <li
          key={movement.id}
          className="flex items-baseline justify-between gap-4 border-b border-garis pb-2"
        >
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">
              {words[movement.reason]}
              {movement.orderId !== null && ` #${movement.orderId}`}
              {movement.note && `: ${movement.note}`}
            </span>
            <span className="text-small text-kecap-600">
              <ShopDate at={movement.at} format="short-time" /> · {movement.actor.replace(/^admin:/, '')}
            </span>
          </span>
          <span className="font-extrabold whitespace-nowrap">
            {movement.delta > 0 ? `+${movement.delta}` : movement.delta} → {movement.stockAfter}
          </span>
        </li>
      ))}
    </ul>
  )
}
