import type { PlaceOrder } from '@dimsum/contract/place-order'
import { type CataloguePackage, packages, pricePerPiece } from '@dimsum/domain/catalogue'
import { priceOf } from '@dimsum/domain/pricing'
import { Badge } from '@dimsum/ui/badge.tsx'
import { RadioCard, RadioGroup } from '@dimsum/ui/radio-cards.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { usePrices } from '@dimsum/web/api/shop.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { packageWords } from '@dimsum/words/packages'
import { orderFields } from '@dimsum/words/shop/order-form'
import { packagesOnSale } from '@dimsum/words/shop/packages-on-sale'
import type { UseFormReturn } from 'react-hook-form'
import { usePackageAvailability } from '../../api/availability.ts'
import { PackagePicture } from '../../components/package-picture.tsx'
import { withFirst } from './basket.ts'
import type { OrderValues } from './order-fields.ts'

type OrderForm = UseFormReturn<OrderValues, unknown, PlaceOrder>

/** The three packages as cards; what is sold out cannot be chosen and says why. */
export function PackageChoice({ form, isWrong }: { form: OrderForm; isWrong: boolean }) {
  return (
    <RadioGroup
      id="packageType"
      label={orderFields.package}
      error={isWrong ? orderFields.packageMissing : undefined}
    >
      {packages.map((item) => (
        <PackageCard key={item.type} item={item} form={form} />
      ))}
    </RadioGroup>
  )
}

function PackageCard({ item, form }: { item: CataloguePackage; form: OrderForm }) {
  const { getValues, setValue } = form
  const { onChange, ...radio } = form.register('packageType')
  const { isOrderable } = usePackageAvailability(item.type)
  const price = priceOf(item.type, usePrices())
  const { name, description } = packageWords[item.type]
  return (
    <RadioCard
      {...radio}
      onChange={(event) => {
        const { quantity, items } = withFirst(getValues(), item.type)
        void onChange(event)
        setValue('quantity', quantity, { shouldDirty: true })
        setValue('items', items, { shouldDirty: true })
      }}
      value={item.type}
      disabled={!isOrderable}
    >
      <span className="@container block">
        <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 @min-[11rem]:gap-x-3">
          <span className="col-span-2 row-start-1 flex flex-wrap items-center justify-between gap-x-2 font-bold sm:justify-start">
            <Say>{name}</Say>
            {item.popular && (
              <Badge tone="popular">
                <Say>{packagesOnSale.popular}</Say>
              </Badge>
            )}
          </span>
          <span className="col-start-1 row-start-2">
            <span className="block text-small text-kecap-600">
              <Say>{description}</Say>
            </span>
            {isOrderable ? (
              <span className="mt-1 flex flex-wrap items-baseline gap-x-2">
                <Price amount={price} className="text-title font-extrabold" />
                <span className="text-caption text-kecap-600">
                  <Say parts={{ price: <Price amount={pricePerPiece(item.type, price)} /> }}>
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
            packageType={item.type}
            alt=""
            sizes="88px"
            // In letters so large that the price would have no room, there is none for a picture.
            className={`col-start-2 row-start-2 hidden aspect-4/3 w-22 self-end rounded-small object-cover @min-[11rem]:block ${isOrderable ? '' : 'opacity-60'}`}
          />
        </span>
      </span>
    </RadioCard>
  )
}
