import { type PackageType, packages } from '@dimsum/domain/catalogue'
import { formatRupiah } from '@dimsum/domain/money'
import { priceOf } from '@dimsum/domain/pricing'
import { FieldNotes } from '@dimsum/ui/field.tsx'
import { type Said, Say, useText } from '@dimsum/ui/say.tsx'
import { usePrices } from '@dimsum/web/api/shop.ts'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import { packageWords } from '@dimsum/words/packages'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'

type PackCountsProps = {
  packs: Record<PackageType, number>
  error: Said | undefined
  onChange: (packs: Record<PackageType, number>) => void
}

/** More than one kitchen steams in a day; a slip of the finger, not an order. */
const most = 9999

/** How many of each package, all at a glance. */
export function PackCounts({ packs, error, onChange }: PackCountsProps) {
  const prices = usePrices()
  const set = (type: PackageType, count: number) =>
    onChange({ ...packs, [type]: Math.min(most, Math.max(0, Math.trunc(count) || 0)) })
  return (
    <fieldset
      id="packs"
      tabIndex={-1}
      className="grid min-w-0 gap-3"
      aria-describedby={error && 'packs-error'}
    >
      <legend className="mb-1 font-bold">
        <Say>{orderEntry.packages}</Say>
      </legend>
      {packages.map(({ type, piecesLabel }) => {
        const { name, shortName } = packageWords[type]
        return (
          // On the narrowest phones the name stands above its counter.
          <div key={type} className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <label htmlFor={`packs-${type}`} className="min-w-24 flex-1 leading-5">
              <span className="block font-bold">
                <Say>{shortName}</Say>
              </span>
              <span className="text-small text-kecap-600">
                {piecesLabel}, {formatRupiah(priceOf(type, prices))}
              </span>
            </label>
            <div className="ml-auto flex gap-2">
              <Step
                label={orderEntry.fewer(name)}
                isAtEnd={packs[type] === 0}
                onPress={() => set(type, packs[type] - 1)}
              >
                <Minus aria-hidden="true" className="size-5" strokeWidth={2} />
              </Step>
              <input
                id={`packs-${type}`}
                inputMode="numeric"
                autoComplete="off"
                value={packs[type]}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => set(type, Number(target.value))}
                className="h-12 w-16 rounded-input border border-garis-kuat bg-white text-center font-extrabold"
              />
              <Step
                label={orderEntry.more(name)}
                isAtEnd={packs[type] === most}
                onPress={() => set(type, packs[type] + 1)}
              >
                <Plus aria-hidden="true" className="size-5" strokeWidth={2} />
              </Step>
            </div>
          </div>
        )
      })}
      <FieldNotes id="packs" error={error} />
    </fieldset>
  )
}

type StepProps = { label: Said; isAtEnd: boolean; onPress: () => void; children: ReactNode }

function Step({ label, isAtEnd, onPress, children }: StepProps) {
  const text = useText()
  return (
    <button
      type="button"
      aria-label={text(label)}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && onPress()}
      className="inline-flex size-12 shrink-0 touch-manipulation items-center justify-center rounded-button border border-garis-kuat bg-white hover:bg-santan-100 aria-disabled:border-garis aria-disabled:bg-santan-200 aria-disabled:text-kecap-600"
    >
      {children}
    </button>
  )
}
