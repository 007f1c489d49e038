import { type CataloguePackage, packages, pricePerPiece } from '@dimsum/domain/catalogue'
import { formatRupiah } from '@dimsum/domain/money'
import { priceOf } from '@dimsum/domain/pricing'
import { Badge } from '@dimsum/ui/badge.tsx'
import { RadioCard, RadioGroup } from '@dimsum/ui/radio-cards.tsx'
import { usePrices } from '@dimsum/web/api/shop.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import type { UseFormRegister } from 'react-hook-form'
import { usePackageAvailability } from '../../api/availability.ts'
import { PackagePicture } from '../../components/package-picture.tsx'
import type { OrderValues } from './order-fields.ts'

type PackageChoiceProps = {
  register: UseFormRegister<OrderValues>
  isWrong: boolean
}

/** The three packages as cards; what is sold out cannot be chosen and says why. */
export function PackageChoice({ register, isWrong }: PackageChoiceProps) {
  return (
    <RadioGroup
      id="packageType"
      label="Paket"
      error={isWrong ? 'Pilih salah satu paket' : undefined}
      errorLang="id"
    >
      {packages.map((item) => (
        <PackageCard key={item.type} item={item} register={register} />
      ))}
    </RadioGroup>
  )
}

function PackageCard({ item, register }: { item: CataloguePackage; register: UseFormRegister<OrderValues> }) {
  const { isOrderable } = usePackageAvailability(item.type)
  const price = priceOf(item.type, usePrices())
  return (
    <RadioCard {...register('packageType')} value={item.type} disabled={!isOrderable}>
      <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
        <span className="col-span-2 row-start-1 flex flex-wrap items-center justify-between gap-x-2 font-bold sm:justify-start">
          {item.name}
          {item.popular && (
            <Badge tone="popular" lang="en">
              Popular
            </Badge>
          )}
        </span>
        <span className="col-start-1 row-start-2">
          <span className="block text-small text-kecap-600">{item.description}</span>
          {isOrderable ? (
            <span className="mt-1 flex flex-wrap items-baseline gap-x-2">
              <Price amount={price} className="text-title font-extrabold" />
              <span className="text-caption whitespace-nowrap text-kecap-600">
                {formatRupiah(pricePerPiece(item.type, price))} per pcs
              </span>
            </span>
          ) : (
            <span className="mt-1 block font-bold text-kecap-700">Habis untuk hari ini</span>
          )}
        </span>
        <PackagePicture
          packageType={item.type}
          alt=""
          sizes="88px"
          className={`col-start-2 row-start-2 aspect-4/3 w-22 self-end rounded-small object-cover ${isOrderable ? '' : 'opacity-60'}`}
        />
      </span>
    </RadioCard>
  )
}
