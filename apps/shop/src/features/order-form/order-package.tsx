import type { PackageType } from '@dimsum/domain/menu'
import { pricePerPieceOf } from '@dimsum/domain/menu'
import { formQuantityMaximum } from '@dimsum/domain/quantity'
import { FieldNotes, fieldAttributes } from '@dimsum/ui/field.tsx'
import { type MessageNode, Say } from '@dimsum/ui/say.tsx'
import { ShopPhoneLink } from '@dimsum/web/components/phone-link.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { fields } from '@dimsum/words/fields'
import { nameOfPackage } from '@dimsum/words/menu'
import { type Message, ownText } from '@dimsum/words/sentence'
import { orderFields } from '@dimsum/words/shop/order-form'
import { packagesOnSale } from '@dimsum/words/shop/packages-on-sale'
import { Check } from 'lucide-react'
import { memo, type ReactNode, type Ref, useState } from 'react'
import type { ItemOnSale } from '../../api/package-sale.ts'
import { PackageBadge } from '../../components/package-badge.tsx'
import { PackagePicture } from '../../components/package-picture.tsx'
import { SaleNotes } from '../../components/sale-notes.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

type OrderPackageProps = {
  item: ItemOnSale
  /** How many its stepper counts; 0 for none. */
  quantity: number
  /** Quantity in the order; 0 for none. */
  others: number
  /** The first package, in the form's own fields. */
  isFirst: boolean
  isAlone: boolean
  error: Message | undefined
  onChoose: (packageType: PackageType) => void
  onQuantity: (packageType: PackageType, quantity: number) => void
  onBlur: () => void
  radioRef: Ref<HTMLInputElement> | undefined
  quantityRef: Ref<HTMLInputElement> | undefined
  /** Its choices, while it is in the order. */
  children: ReactNode
}

/** A package of the order form. A press on the card chooses it; minus and plus change its quantity. */
export const OrderPackage = memo(function OrderPackage(props: OrderPackageProps) {
  const { item, quantity, others, isFirst, isAlone, onChoose, onQuantity, onBlur } = props
  const { packageType, sale } = item
  const [isTooSmall, setTooSmall] = useState(false)
  const error = props.error ?? (isFirst && isTooSmall ? fields.quantityTooSmall : undefined)
  const cannotBeOrdered = sale.obstacle !== null
  const id = isFirst ? 'quantity' : `quantity-${packageType}`
  const hint = quantityHint(item, quantity + others)
  return (
    <div data-in-order={quantity > 0 ? '' : undefined} className="order-package">
      <div className="@container relative">
        <label htmlFor={`packageType-${packageType}`} className="block">
          {/* Covers the whole card, below the stepper. */}
          <input
            ref={props.radioRef}
            id={`packageType-${packageType}`}
            type="radio"
            name="packageType"
            value={packageType}
            checked={isFirst}
            disabled={cannotBeOrdered}
            onChange={() => onChoose(packageType)}
            onBlur={onBlur}
            className="absolute -inset-[min(1rem,5vw)] cursor-pointer opacity-0 disabled:cursor-default"
          />
          <PackageFacts item={item} />
        </label>
        {(quantity > 0 || !cannotBeOrdered) && (
          <QuantityStepper
            id={id}
            name={nameOfPackage(item)}
            value={quantity}
            onChange={(count) => onQuantity(packageType, count)}
            onTooSmall={setTooSmall}
            least={isAlone && !cannotBeOrdered ? 1 : 0}
            most={cannotBeOrdered ? 0 : sale.most - others}
            isKeptEmpty={item.choiceGroups.length > 0}
            attributes={fieldAttributes(id, { hint, error })}
            inputRef={props.quantityRef}
            className="relative mt-2 ml-auto @min-[17rem]:absolute @min-[17rem]:right-0 @min-[17rem]:bottom-0"
          />
        )}
      </div>
      {(hint || error) && (
        <div className="relative mt-2">
          <FieldNotes id={id} hint={hint} error={error} />
        </div>
      )}
      {props.children}
    </div>
  )
})

function PackageFacts({ item }: { item: ItemOnSale }) {
  const { sale } = item
  return (
    <span className="pointer-events-none grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 [content-visibility:auto] [contain-intrinsic-height:auto_7.75rem]">
      <span className="col-span-2 flex items-start gap-2.5 font-bold @min-[17rem]:col-span-1">
        <span aria-hidden="true" className="order-package-tick">
          <Check strokeWidth={3} />
        </span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
          <Say>{nameOfPackage(item)}</Say>
          <PackageBadge item={item} />
        </span>
      </span>
      <Say.span className="col-start-1 mt-1 text-small text-kecap-600">{ownText(item.description)}</Say.span>
      {/* Hidden at text sizes that leave no room beside the text. */}
      <span className="col-start-2 row-span-2 row-start-1 hidden @min-[17rem]:block">
        <PackagePicture
          item={item}
          alt=""
          sizes="88px"
          className={`aspect-4/3 w-18 rounded-small @min-[20rem]:w-22 ${sale.obstacle ? 'opacity-60' : ''}`}
        />
      </span>
      <span className="col-span-2">
        {sale.obstacle && (
          <Say.span className="mt-1 block font-bold text-kecap-700">{sale.obstacle}</Say.span>
        )}
        <SaleNotes sale={sale} />
      </span>
      <span className="col-span-2 mt-1 flex flex-col justify-end @min-[17rem]:min-h-12 @min-[17rem]:pr-40">
        <Price amount={item.price} className="text-title font-extrabold" />
        <Say.span
          className="text-caption text-kecap-600"
          parts={{ price: <Price amount={pricePerPieceOf(item)} /> }}
        >
          {packagesOnSale.perPiece}
        </Say.span>
      </span>
    </span>
  )
}

/** Hint about the limits of the quantity. */
function quantityHint(item: ItemOnSale, quantity: number): MessageNode {
  const { most, left, obstacle } = item.sale
  if (quantity === 0 || obstacle) return undefined
  if (left !== null && quantity >= Math.min(left, formQuantityMaximum) && left <= most)
    return orderFields.packagesLeft(left)
  if (item.orderLimit !== null && quantity >= item.orderLimit) return orderFields.orderLimit(item.orderLimit)
  if (quantity < formQuantityMaximum) return undefined
  return (
    <Say
      parts={{
        most: formQuantityMaximum,
        contact: (
          <ShopPhoneLink>
            <Say>{orderFields.contactUs}</Say>
          </ShopPhoneLink>
        ),
      }}
    >
      {orderFields.wantsMore}
    </Say>
  )
}
