import { type CataloguePackage, packages, pricePerPiece } from '@dimsum/domain/catalogue'
import { formatRupiah } from '@dimsum/domain/money'
import type { UseFormRegister } from 'react-hook-form'
import { usePackageAvailability } from '../../api/availability.ts'
import { Price } from '../../components/price.tsx'
import { Badge } from '../../ui/badge.tsx'
import { RadioCard, RadioGroup } from '../../ui/radio-cards.tsx'
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
  return (
    <RadioCard {...register('packageType')} value={item.type} disabled={!isOrderable}>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="flex flex-wrap items-center gap-x-2 font-bold">
          {item.name}
          {item.popular && (
            <Badge tone="popular" lang="en">
              Popular
            </Badge>
          )}
        </span>
        <Price amount={item.price} className="text-title font-extrabold" />
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-small text-kecap-600">
        <span>{item.description}</span>
        <span className="whitespace-nowrap">{formatRupiah(pricePerPiece(item.type))} per pcs</span>
      </span>
      {!isOrderable && (
        <span className="mt-1 block text-small font-bold text-kecap-700">Habis untuk hari ini</span>
      )}
    </RadioCard>
  )
}
