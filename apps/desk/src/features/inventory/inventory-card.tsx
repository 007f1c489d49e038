import type { InventoryItem } from '@dimsum/contract/inventory'
import { isLowStock, stockStep } from '@dimsum/domain/inventory'
import { typedText } from '@dimsum/domain/typed-number'
import { Badge } from '@dimsum/ui/badge.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { Detail, DetailList } from '@dimsum/ui/detail-list.tsx'
import { Say, useLang, useText } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { inventory } from '@dimsum/words/desk/inventory'
import type { Sentence } from '@dimsum/words/sentence'
import { Minus, Plus, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { IfHasRight } from '../../components/if-has-right.tsx'
import { usePackageNames } from '../../components/package-names.ts'
import { EditItem } from './edit-item.tsx'
import { RecordStock } from './record-stock.tsx'
import { StockLedger } from './stock-ledger.tsx'
import { useAdjustStock } from './use-adjust-stock.ts'

/** Stock of one package, with minus and plus, and a mark when it is low. */
export function InventoryCard({ item }: { item: InventoryItem }) {
  const text = useText()
  const { stock, adjust, problem } = useAdjustStock(item)
  const isLow = isLowStock({ currentStock: stock, minimumStock: item.minimumStock })
  const name = usePackageNames().nameOf(item.packageType)
  return (
    <Card
      role="article"
      aria-label={text(name)}
      data-low={isLow || undefined}
      className={`grid content-start gap-4 p-5 ${isLow ? 'border-cabai-600 ring-1 ring-cabai-600' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Say.h3 className="text-title font-bold">{name}</Say.h3>
        <Badge tone={item.isActive ? 'positive' : 'plain'}>
          {item.isActive ? inventory.active : inventory.inactive}
        </Badge>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StepButton
          label={stock === 0 ? inventory.lessAtEnd(name) : inventory.less(name)}
          isAtEnd={stock === 0}
          onPress={() => adjust(-stockStep)}
        >
          <Minus aria-hidden="true" className="size-6" />
        </StepButton>
        <output
          aria-live="polite"
          aria-label={text(inventory.stockOf(name))}
          className={`min-w-0 text-center text-[1.875rem] leading-9 font-extrabold wrap-anywhere ${isLow ? 'text-cabai-700' : ''}`}
        >
          {typedText(stock)}
        </output>
        <StepButton label={inventory.more(name)} onPress={() => adjust(stockStep)}>
          <Plus aria-hidden="true" className="size-6" />
        </StepButton>
      </div>
      {problem !== null && (
        <Say.p role="alert" className="rounded-input bg-cabai-100 p-3 text-small font-bold text-cabai-700">
          {problem}
        </Say.p>
      )}
      {isLow && (
        <p className="flex items-center gap-2 rounded-input bg-cabai-100 p-3 font-bold text-cabai-700">
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0" strokeWidth={2} />
          <Say>{stock === 0 ? inventory.out : inventory.low}</Say>
        </p>
      )}
      <DetailList>
        <Detail name={inventory.minimum}>{typedText(item.minimumStock)}</Detail>
        <IfHasRight right="see-money">
          <Detail name={inventory.unitPrice}>
            <Price amount={item.unitPrice} />
          </Detail>
        </IfHasRight>
        <Detail name={inventory.lastRestocked}>
          {item.lastRestocked ? (
            <ShopDate at={item.lastRestocked} format="short-time" />
          ) : (
            <Say>{inventory.never}</Say>
          )}
        </Detail>
      </DetailList>
      <div className="grid grid-pair gap-2">
        <RecordStock item={item} />
        <IfHasRight right="packages">
          <EditItem item={item} />
        </IfHasRight>
      </div>
      <StockLedger item={item} />
    </Card>
  )
}

type StepButtonProps = { label: Sentence; isAtEnd?: boolean; onPress: () => void; children: ReactNode }

function StepButton({ label, isAtEnd = false, onPress, children }: StepButtonProps) {
  const text = useText()
  const lang = useLang()
  return (
    <button
      type="button"
      aria-label={text(label)}
      lang={lang(label)}
      title={isAtEnd ? text(inventory.atEnd) : undefined}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && onPress()}
      className="inline-flex size-14 shrink-0 touch-manipulation items-center justify-center rounded-button border border-garis-kuat bg-white select-none hover:bg-santan-100 active:bg-santan-200 aria-disabled:border-garis aria-disabled:bg-santan-200 aria-disabled:text-kecap-600"
    >
      {children}
    </button>
  )
}
