import type { MenuPackage } from '@dimsum/contract/menu'
import { pricePerPieceOf } from '@dimsum/domain/menu'
import { Badge } from '@dimsum/ui/badge.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { nameOfPackage } from '@dimsum/words/menu'
import { ownText } from '@dimsum/words/sentence'
import { landing } from '@dimsum/words/shop/landing'
import { packagesOnSale } from '@dimsum/words/shop/packages-on-sale'
import { ArrowRight } from 'lucide-react'
import { usePackageAvailability } from '../../api/availability.ts'
import { PackagePicture } from '../../components/package-picture.tsx'

const cardStyle = 'group flex w-full flex-col overflow-hidden rounded-card border border-garis bg-white'

/** One package; the whole card is one link to the order form with it chosen. Sold out, it is no link. */
export function PackageCard({ item }: { item: MenuPackage }) {
  const { isOrderable } = usePackageAvailability(item.packageType)
  return isOrderable ? (
    <RouteLink
      href={`/order?package=${item.packageType}`}
      className={`${cardStyle} transition-transform duration-200 ease-kitchen hover:border-garis-kuat hover:shadow-raised motion-safe:hover:-translate-y-0.5`}
    >
      <CardContent item={item} />
    </RouteLink>
  ) : (
    <div className={cardStyle}>
      <CardContent item={item} soldOut />
    </div>
  )
}

function CardContent({ item, soldOut = false }: { item: MenuPackage; soldOut?: boolean }) {
  const { description, price, badge } = item
  return (
    <>
      <div className="relative">
        <PackagePicture
          item={item}
          fillsPhone
          sizes="(min-width: 80rem) 352px, (min-width: 48rem) 31vw, 92vw"
          className={`aspect-4/3 w-full ${soldOut ? 'opacity-60' : ''}`}
        />
        {badge === 'popular' && (
          <Badge tone="popular" className="absolute top-3 left-3">
            <Say>{packagesOnSale.popular}</Say>
          </Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col p-5">
        <h3 className="text-title font-bold">
          <Say>{nameOfPackage(item)}</Say>
        </h3>
        <p className="mt-1 text-kecap-700">
          <Say>{ownText(description)}</Say>
        </p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-4">
          <p>
            <Price amount={price} className="block text-price font-extrabold" />
            <span className="text-caption text-kecap-600">
              <Say parts={{ price: <Price amount={pricePerPieceOf(item)} /> }}>{packagesOnSale.perPiece}</Say>
            </span>
          </p>
          {soldOut ? (
            <Badge tone="warning">
              <Say>{packagesOnSale.soldOut}</Say>
            </Badge>
          ) : (
            <span className="inline-flex items-center gap-1.5 font-bold text-pandan-700 group-hover:underline">
              <Say>{landing.orderPackage}</Say>
              <ArrowRight aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </span>
          )}
        </div>
      </div>
    </>
  )
}
