import type { OrderList } from '@dimsum/contract/orders'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { ShopDate } from '../../components/shop-date.tsx'
import { Button } from '../../ui/button.tsx'

type OrderToolsProps = {
  counts: OrderList | null | undefined
  /** When the list on screen was read (ms since 1970); 0 before. */
  updatedAt: number
  isReading: boolean
  onReload: () => void
  /** Further buttons. */
  children: ReactNode
}

/** The one line the kitchen wants, how old the list is, and what else can be done with it. */
export function OrderTools({ counts, updatedAt, isReading, onReload, children }: OrderToolsProps) {
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center sm:justify-between">
      <p lang="id" className="text-title font-bold">
        {counts ? `Perlu disiapkan: ${counts.piecesToPrepare} pcs` : '\u00a0'}
      </p>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {children}
        <Button variant="outline" size="xl" busy={isReading} onClick={onReload} className="px-4!">
          <RefreshCw aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          <span lang="id">
            {updatedAt > 0 && (
              <>
                Diperbarui <ShopDate at={new Date(updatedAt).toISOString()} format="time" /> ·{' '}
              </>
            )}
            Muat ulang
          </span>
        </Button>
      </div>
    </div>
  )
}
