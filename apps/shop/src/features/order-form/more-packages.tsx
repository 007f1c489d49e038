import type { MenuPackage } from '@dimsum/contract/menu'
import type { PackageType } from '@dimsum/domain/catalogue'
import { formQuantityMaximum } from '@dimsum/domain/quantity'
import { Button } from '@dimsum/ui/button.tsx'
import { OptionalMark } from '@dimsum/ui/field.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { useMenu } from '@dimsum/web/api/shop.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { nameOfPackage } from '@dimsum/words/menu'
import { ownText } from '@dimsum/words/sentence'
import { morePackages } from '@dimsum/words/shop/order-form'
import { packagesOnSale } from '@dimsum/words/shop/packages-on-sale'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { usePackageAvailability } from '../../api/availability.ts'
import type { OrderValues } from './order-fields.ts'
import { usePressAndHold } from './use-press-and-hold.ts'

/**
 * «Tambah paket lain»: the other packages in the same order, each with a small stepper from nothing. The simple form
 * stays as it is until the customer asks for more.
 */
export function MorePackages({ control }: { control: Control<OrderValues> }) {
  const { field } = useController({ control, name: 'items' })
  const first = useWatch({ control, name: 'packageType' })
  const [isWanted, setWanted] = useState(false)
  const menu = useMenu()
  const { value: items = [], onChange } = field

  if (!first) return null
  if (!isWanted && items.length === 0) {
    return (
      <div>
        <Button variant="quiet" className="-ml-5" onClick={() => setWanted(true)}>
          <Plus aria-hidden="true" className="size-5" strokeWidth={2} />
          <Say>{morePackages.add}</Say>
        </Button>
      </div>
    )
  }
  const quantityOf = (type: PackageType) =>
    items.find(({ packageType }) => packageType === type)?.quantity ?? 0
  const set = (type: PackageType, quantity: number) => {
    const others = items.filter(({ packageType }) => packageType !== type && packageType !== first)
    const next = quantity > 0 ? [...others, { packageType: type, quantity }] : others
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">
        <Say>{morePackages.title}</Say>
        <OptionalMark />
      </legend>
      <ul className="grid gap-2">
        {menu
          .filter(({ packageType }) => packageType !== first)
          .map((item) => (
            <PackageRow
              key={item.packageType}
              item={item}
              quantity={quantityOf(item.packageType)}
              onQuantity={(quantity) => set(item.packageType, quantity)}
            />
          ))}
      </ul>
    </fieldset>
  )
}

type PackageRowProps = {
  item: MenuPackage
  quantity: number
  onQuantity: (quantity: number) => void
}

function PackageRow({ item, quantity, onQuantity }: PackageRowProps) {
  const { isOrderable, left } = usePackageAvailability(item.packageType)
  const name = nameOfPackage(item)
  const text = useText()
  const most = Math.min(formQuantityMaximum, left ?? formQuantityMaximum)
  const set = (next: number) => onQuantity(Math.min(most, Math.max(0, next)))
  const minus = usePressAndHold(() => set(quantity - 1))
  const plus = usePressAndHold(() => set(quantity + 1))
  return (
    <li className="flex items-center justify-between gap-3 rounded-card border border-garis-kuat bg-white py-2 pr-2 pl-4">
      <span className="min-w-0 flex-1">
        <span className="block font-bold">
          <Say>{ownText(item.name)}</Say> <span className="whitespace-nowrap">({item.pieces} pcs)</span>
        </span>
        {isOrderable ? (
          <Price amount={item.price} className="text-small text-kecap-700" />
        ) : (
          <span className="text-small font-bold text-kecap-700">
            <Say>{packagesOnSale.soldOut}</Say>
          </span>
        )}
      </span>
      {(isOrderable || quantity > 0) && (
        <span className="flex shrink-0 items-center gap-1">
          <button
            type="button"
            aria-label={text(morePackages.fewer(name))}
            aria-disabled={quantity === 0}
            className={stepStyle}
            {...minus}
          >
            <Minus aria-hidden="true" className="size-5" strokeWidth={2} />
          </button>
          <output
            aria-label={text(morePackages.quantity(name))}
            className="w-10 text-center text-price font-extrabold"
          >
            {quantity}
          </output>
          <button
            type="button"
            aria-label={text(morePackages.more(name))}
            aria-disabled={quantity >= most}
            className={stepStyle}
            {...plus}
          >
            <Plus aria-hidden="true" className="size-5" strokeWidth={2} />
          </button>
        </span>
      )}
    </li>
  )
}

const stepStyle =
  'inline-flex size-12 touch-manipulation items-center justify-center rounded-button border border-garis-kuat bg-white ' +
  'select-none hover:bg-santan-100 active:bg-santan-200 aria-disabled:border-garis aria-disabled:bg-santan-200 ' +
  'aria-disabled:text-kecap-600'
