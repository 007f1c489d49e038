import type { MenuPackage } from '@dimsum/contract/menu'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import { pricePerPieceOf } from '@dimsum/domain/menu'
import { Badge } from '@dimsum/ui/badge.tsx'
import { RadioCard, RadioGroup } from '@dimsum/ui/radio-cards.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useMenu } from '@dimsum/web/api/shop.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { nameOfPackage } from '@dimsum/words/menu'
import { ownText } from '@dimsum/words/sentence'
import { orderFields } from '@dimsum/words/shop/order-form'
import { packagesOnSale } from '@dimsum/words/shop/packages-on-sale'
import type { UseFormReturn } from 'react-hook-form'
import { usePackageAvailability } from '../../api/availability.ts'
import { PackagePicture } from '../../components/package-picture.tsx'
import { withFirst } from './basket.ts'
import type { OrderValues } from './order-fields.ts'

type OrderForm = UseFormReturn<OrderValues, unknown, PlaceOrder>

/** The packages as cards; what is sold out cannot be chosen and says why. */
export function PackageChoice({ form, isWrong }: { form: OrderForm; isWrong: boolean }) {
  const menu = useMenu()
  return (
    <RadioGroup
      id="packageType"
      label={orderFields.package}
      error={isWrong ? orderFields.packageMissing : undefined}
    >
      {menu.map((item) => (
        <PackageCard key={item.packageType} item={item} form={form} />
      ))}
    </RadioGroup>
  )
}

function PackageCard({ item, form }: { item: MenuPackage; form: OrderForm }) {
  const { getValues, setValue } = form
  const { onChange, ...radio } = form.register('packageType')
  const { isOrderable } = usePackageAvailability(item.packageType)
  const { description, price, badge } = item
  return (
    <RadioCard
      {...radio}
      onChange={(event) => {
        const { quantity, items } = withFirst(getValues(), item.packageType)
        void onChange(event)
        setValue('quantity', quantity, { shouldDirty: true })
        setValue('items', items, { shouldDirty: true })
      }}
      value={item.packageType}
      disabled={!isOrderable}
    >
      <span className="@container block">
        <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 @min-[11rem]:gap-x-3">
          <span className="col-span-2 row-start-1 flex flex-wrap items-center justify-between gap-x-2 font-bold sm:justify-start">
            <Say>{nameOfPackage(item)}</Say>
            {badge === 'popular' && (
              <Badge tone="popular">
                <Say>{packagesOnSale.popular}</Say>
              </Badge>
            )}
          </span>
          <span className="col-start-1 row-start-2">
            <span className="block text-small text-kecap-600">
              <Say>{ownText(description)}</Say>
            </span>
            {isOrderable ? (
              <span className="mt-1 flex flex-wrap items-baseline gap-x-2">
                <Price amount={price} className="text-title font-extrabold" />
                <span className="text-caption text-kecap-600">
                  <Say parts={{ price: <Price amount={pricePerPieceOf(item)} /> }}>
                    {packagesOnSale.perPiece}
                  </Say>
                </span>
              </span>
            ) : (
              <span className="mt-1 block font-bold text-kecap-700">
                <Say>{packagesOnSale.soldOut}</Say>
              </span>
            )}
          </span>
          <PackagePicture
            item={item}
            alt=""
            sizes="88px"
            // In letters so large that the price would have no room, there is none for a picture.
            className={`col-start-2 row-start-2 hidden aspect-4/3 w-22 self-end rounded-small @min-[11rem]:block ${isOrderable ? '' : 'opacity-60'}`}
          />
        </span>
      </span>
    </RadioCard>
  )
}
