import type { InventoryItem } from '@dimsum/contract/inventory'
import { catalogue } from '@dimsum/domain/catalogue'
import { isLowStock, stockStep } from '@dimsum/domain/inventory'
import { Minus, Plus, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Price } from '../../components/price.tsx'
import { ShopDate } from '../../components/shop-date.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Detail, DetailList } from '../../ui/detail-list.tsx'
import { ChangeItem } from './change-item.tsx'
import { StockLedger } from './stock-ledger.tsx'
import { useAdjustStock } from './use-adjust-stock.ts'

/** One package's stock: the figure between minus and plus, and whether it runs low. */
export function InventoryCard({ item }: { item: InventoryItem }) {
  const { stock, adjust } = useAdjustStock(item)
  const low = isLowStock({ currentStock: stock, minimumStock: item.minimumStock })
  const { name } = catalogue[item.packageType]
  return (
    <Card
      role="article"
      aria-label={name}
      data-low={low || undefined}
      className={`grid content-start gap-4 p-5 ${low ? 'border-2 border-cabai-600' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 lang="id" className="text-title font-bold">
          {name}
        </h3>
        <Badge tone={item.isActive ? 'positive' : 'plain'}>{item.isActive ? 'Active' : 'Inactive'}</Badge>
      </div>
      <div className="flex items-center justify-between gap-3">
        <StepButton label={`Kurangi stok ${name}`} disabled={stock === 0} onPress={() => adjust(-stockStep)}>
          <Minus aria-hidden="true" className="size-6" />
        </StepButton>
        <output
          aria-live="polite"
          className={`text-[1.875rem] font-extrabold ${low ? 'text-cabai-700' : ''}`}
        >
          {stock}
        </output>
        <StepButton label={`Tambah stok ${name}`} onPress={() => adjust(stockStep)}>
          <Plus aria-hidden="true" className="size-6" />
        </StepButton>
      </div>
      {low && (
        <p
          lang="id"
          className="flex items-center gap-2 rounded-input bg-cabai-100 p-3 font-bold text-cabai-700"
        >
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0" strokeWidth={2} />
          Stok menipis
        </p>
      )}
      <DetailList>
        <Detail name="Minimum Stock">{item.minimumStock}</Detail>
        <Detail name="Unit Price">
          <Price amount={item.unitPrice} />
        </Detail>
        <Detail name="Last Restocked">
          {item.lastRestocked ? <ShopDate at={item.lastRestocked} format="short-time" /> : '–'}
        </Detail>
      </DetailList>
      <ChangeItem item={item} />
      <StockLedger item={item} />
    </Card>
  )
}

function StepButton({
  label,
  disabled = false,
  onPress,
  children,
}: {
  label: string
  disabled?: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      lang="id"
      aria-label={disabled ? `${label} (stok sudah 0)` : label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
      className="inline-flex size-14 items-center justify-center rounded-button border border-garis-kuat bg-white hover:bg-santan-100 aria-disabled:bg-santan-200 aria-disabled:text-kecap-600"
    >
      {children}
    </button>
  )
}
