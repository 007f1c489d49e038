import type { InventoryItem, InventoryMovement } from '@dimsum/contract/inventory'
import { formatOrderId } from '@dimsum/domain/order-number'
import { typedText } from '@dimsum/domain/typed-number'
import { Say } from '@dimsum/ui/say.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { stockReasons, stockRecord } from '@dimsum/words/desk/inventory'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { movementsQuery } from '../../api/inventory.ts'
import { actorName } from '../../components/actor-name.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { usePackageNames } from '../../components/package-names.ts'
import { QueryState } from '../../components/query-state.tsx'

/** Max entries that the server returns. */
const maxEntries = 200

/** Changes of this stock with user and reason, newest first. */
export function StockLedger({ item }: { item: InventoryItem }) {
  const { nameOf } = usePackageNames()
  return (
    <DialogButton
      icon={History}
      label={stockRecord.history}
      description={nameOf(item.packageType)}
      variant="quiet"
      className="-my-2"
    >
      {() => <Movements id={item.id} />}
    </DialogButton>
  )
}

function Movements({ id }: { id: number }) {
  const query = useQuery({ ...movementsQuery(id), staleTime: 0 })
  const movements = query.data?.movements
  if (!movements) {
    return (
      <QueryState
        query={query}
        notLoaded={stockRecord.historyNotLoaded}
        className="grid gap-3"
        bars={Array(3).fill('h-12 w-full')}
      />
    )
  }
  if (movements.length === 0) return <Say.p>{stockRecord.noChanges}</Say.p>
  return (
    <>
      <ul className="grid gap-3">
        {movements.map((movement) => (
          <MovementLine key={movement.id} movement={movement} />
        ))}
      </ul>
      {movements.length === maxEntries && (
        <Say.p className="mt-3 text-kecap-600">{stockRecord.lastChanges(maxEntries)}</Say.p>
      )}
    </>
  )
}

function MovementLine({ movement }: { movement: InventoryMovement }) {
  const { reason, orderId, note, at, actor, delta, stockAfter } = movement
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-garis pb-2">
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">
          <Say>{stockReasons[reason]}</Say>
          {orderId !== null && (
            <>
              {' '}
              <RouteLink
                href={`/admin?tab=orders&order=${orderId}`}
                className="inline-flex min-h-6 items-center text-pandan-700 underline"
              >
                #{formatOrderId(orderId)}
              </RouteLink>
            </>
          )}
          {note && `: ${note}`}
        </span>
        <span className="text-small text-kecap-600">
          <ShopDate at={at} format="short-time" /> · <Say>{actorName(actor)}</Say>
        </span>
      </span>
      <span className="font-extrabold whitespace-nowrap">
        {delta > 0 ? '+' : '−'}
        {typedText(Math.abs(delta))} → {typedText(stockAfter)}
      </span>
    </li>
  )
}
