import { Say } from '@dimsum/ui/say.tsx'
import { inventory } from '@dimsum/words/desk/inventory'
import { useQuery } from '@tanstack/react-query'
import { inventoryQuery } from '../../api/inventory.ts'
import { EmptyList } from '../../components/empty-list.tsx'
import { IfHasRight } from '../../components/if-has-right.tsx'
import { NotLoaded, QueryState } from '../../components/query-state.tsx'
import { AddItemDialog } from './add-item-dialog.tsx'
import { InventoryCard } from './inventory-card.tsx'

/** Stock per package. A package without a card is unlimited. */
export function InventoryTab() {
  const stock = useQuery(inventoryQuery)
  if (!stock.data) {
    return (
      <QueryState
        query={stock}
        notLoaded={inventory.notLoaded}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
        bars={Array(3).fill('h-72 w-full rounded-card')}
      />
    )
  }
  const items = stock.data
  return (
    <div className="grid gap-6">
      <Say.h2 className="sr-only">{inventory.title}</Say.h2>
      {stock.isError && <NotLoaded title={inventory.notLoaded} query={stock} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Say.p className="max-w-prose text-kecap-700">{inventory.about}</Say.p>
        <IfHasRight right="packages">
          <AddItemDialog items={items} />
        </IfHasRight>
      </div>
      {items.length === 0 ? (
        <EmptyList title={inventory.none} />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((item) => (
            <InventoryCard key={item.id} item={item} />
          ))}
        </div>
      )}
    </div>
  )
}
