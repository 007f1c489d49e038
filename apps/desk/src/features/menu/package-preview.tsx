import type { NewPackage } from '@dimsum/contract/change-menu'
import type { MenuPhoto } from '@dimsum/contract/menu'
import { pricePerPieceOf } from '@dimsum/domain/menu'
import { wibDay } from '@dimsum/domain/wib-date'
import { Badge } from '@dimsum/ui/badge.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useNow } from '@dimsum/web/components/now.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { menuBadgeNames, menuFacts, menuForm as words } from '@dimsum/words/desk/menu'
import { nameOfPackage } from '@dimsum/words/menu'
import { ownText } from '@dimsum/words/sentence'
import { packagesOnSale } from '@dimsum/words/shop/packages-on-sale'
import { type Control, useWatch } from 'react-hook-form'
import { PackagePicture } from './package-picture.tsx'
import type { PackageValues } from './package-values.ts'

type PackagePreviewProps = {
  control: Control<PackageValues, unknown, NewPackage>
  photo: MenuPhoto | null
  packageType: string | undefined
}

/** Preview of the package's card as customers see it. */
export function PackagePreview({ control, photo, packageType }: PackagePreviewProps) {
  const typed = useWatch({ control })
  const today = wibDay(useNow())
  const { badge, soldOutUntil, orderUntil, deliverFrom = null, deliverUntil = null } = typed
  const price = wholeOf(typed.price)
  const pieces = wholeOf(typed.pieces)
  const name = bothOf(typed.name)
  const description = bothOf(typed.description)
  return (
    <figure className="rounded-card bg-santan-100 p-3 sm:p-4">
      <figcaption className="mb-3 font-bold">
        <Say>{words.preview}</Say>
      </figcaption>
      <div className="mx-auto flex max-w-80 flex-col overflow-hidden rounded-card border border-garis bg-white">
        <div className="relative">
          <PackagePicture
            packageType={packageType}
            photo={photo}
            sizes="20rem"
            className="aspect-4/3 w-full"
          />
          {badge && (
            <Badge tone="popular" className="absolute top-3 left-3">
              {menuBadgeNames[badge]}
            </Badge>
          )}
        </div>
        <div className="flex flex-col p-5">
          <Say.p className="text-title font-bold wrap-anywhere">
            {name.id === '' ? words.noName : nameOfPackage({ name, pieces: pieces ?? 0 })}
          </Say.p>
          <Say.p className="mt-1 text-kecap-700 wrap-anywhere">{ownText(description)}</Say.p>
          <div className="flex flex-wrap items-end justify-between gap-3 pt-4">
            <p>
              <Price amount={price ?? 0} className="block text-price font-extrabold" />
              {price !== null && pieces !== null && (
                <Say.span
                  className="text-caption text-kecap-600"
                  parts={{ price: <Price amount={pricePerPieceOf({ price, pieces })} /> }}
                >
                  {packagesOnSale.perPiece}
                </Say.span>
              )}
            </p>
            {soldOutUntil && soldOutUntil >= today && (
              <Badge tone="warning">{menuFacts.soldOut(soldOutUntil, today)}</Badge>
            )}
          </div>
          {(orderUntil || deliverFrom || deliverUntil) && (
            <p className="mt-3 flex flex-wrap gap-2">
              {orderUntil && <Badge>{menuFacts.closes(orderUntil, today)}</Badge>}
              {(deliverFrom || deliverUntil) && (
                <Badge>{menuFacts.delivered({ deliverFrom, deliverUntil })}</Badge>
              )}
            </p>
          )}
        </div>
      </div>
    </figure>
  )
}

/** A value that is not a whole number is a text, or null. */
const wholeOf = (typed: unknown): number | null => (typeof typed === 'number' && typed > 0 ? typed : null)

const bothOf = ({ id = '', en = '' }: { id?: string; en?: string } = {}) => ({ id, en: en || id })
