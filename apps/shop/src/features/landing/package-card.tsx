import { pricePerPieceOf } from '@dimsum/domain/menu'
import { Badge } from '@dimsum/ui/badge.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { nameOfPackage } from '@dimsum/words/menu'
import { ownText } from '@dimsum/words/sentence'
import { navigation } from '@dimsum/words/shop/navigation'
import { packagesOnSale } from '@dimsum/words/shop/packages-on-sale'
import { ArrowRight } from 'lucide-react'
import { memo } from 'react'
import type { ItemOnSale } from '../../api/package-sale.ts'
import { PackageBadge } from '../../components/package-badge.tsx'
import { PackagePicture } from '../../components/package-picture.tsx'
import { SaleNotes } from '../../components/sale-notes.tsx'

const cardStyle =
  'group flex w-full flex-col overflow-hidden rounded-card border border-garis bg-white [content-visibility:auto] [contain-intrinsic-height:auto_23rem]'

type PackageCardProps = {
  item: ItemOnSale
  /** For the two-column layout on phones. */
  isSmall: boolean
  heading: 'h3' | 'h4'
}

/** One package. The whole card links to the order form with the package chosen, unless it cannot be ordered. */
export const PackageCard = memo(function PackageCard(props: PackageCardProps) {
  const { item } = props
  const content = <CardContent {...props} />
  return item.sale.obstacle === null ? (
    <RouteLink
      href={`/order?package=${item.packageType}`}
      className={`${cardStyle} transition-transform duration-200 ease-kitchen hover:border-garis-kuat hover:shadow-raised motion-safe:hover:-translate-y-0.5`}
    >
      {content}
    </RouteLink>
  ) : (
    <div className={cardStyle}>{content}</div>
  )
})

function CardContent({ item, isSmall, heading: Heading }: PackageCardProps) {
  const { description, price, sale } = item
  const sizes = isSmall ? smallSizes : '(min-width: 80rem) 352px, (min-width: 48rem) 31vw, 92vw'
  return (
    <>
      <div className="relative">
        <PackagePicture
          item={item}
          fillsPhone={!isSmall}
          sizes={sizes}
          className={`aspect-4/3 w-full ${sale.obstacle ? 'opacity-60' : ''}`}
        />
        <PackageBadge item={item} className={isSmall ? 'absolute top-2 left-2' : 'absolute top-3 left-3'} />
      </div>
      <div className={`flex flex-1 flex-col ${isSmall ? 'p-3 md:p-5' : 'p-5'}`}>
        <Heading className={isSmall ? 'font-bold md:text-title' : 'text-title font-bold'}>
          <Say>{nameOfPackage(item)}</Say>
        </Heading>
        <Say.p className={isSmall ? 'mt-1 text-small text-kecap-700 md:text-body' : 'mt-1 text-kecap-700'}>
          {ownText(description)}
        </Say.p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-4">
          <p className="min-w-0">
            <SaleNotes sale={sale} />
            <Price
              amount={price}
              className={`block font-extrabold ${isSmall ? 'text-title md:text-price' : 'text-price'}`}
            />
            <Say.span
              className="text-caption text-kecap-600"
              parts={{ price: <Price amount={pricePerPieceOf(item)} /> }}
            >
              {packagesOnSale.perPiece}
            </Say.span>
          </p>
          {sale.obstacle ? (
            <Badge tone="warning">{sale.obstacle}</Badge>
          ) : (
            <span className="inline-flex items-center gap-1.5 font-bold text-pandan-700 group-hover:underline">
              <Say>{navigation.orderShort}</Say>
              <ArrowRight aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </span>
          )}
        </div>
      </div>
    </>
  )
}

const smallSizes = '(min-width: 64rem) 256px, (min-width: 48rem) 31vw, 46vw'
