import { menuSections } from '@dimsum/domain/menu'
import { Say } from '@dimsum/ui/say.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { ownText } from '@dimsum/words/sentence'
import { landing } from '@dimsum/words/shop/landing'
import { shopClaims } from '@dimsum/words/shop/shop-claims'
import { type ItemOnSale, useMenuOnSale } from '../../api/package-sale.ts'
import { hasBuiltInPicture } from '../../components/package-picture.tsx'
import { FoodFacts } from './food-facts.tsx'
import { PackageCard } from './package-card.tsx'

export function Products() {
  const menu = useMenuOnSale()
  return (
    <section id="products" aria-labelledby="products-heading" className="bg-santan-100">
      <div className="mx-auto max-w-content px-4 py-14 sm:px-6 md:py-20 lg:px-8">
        <Say.h2 id="products-heading" tabIndex={-1} className="font-display text-h2 font-semibold">
          {landing.choosePackage}
        </Say.h2>
        <Say.p className="mt-2 max-w-prose text-kecap-700">
          {menu.every(hasBuiltInPicture) ? landing.packagesHint : shopClaims.freshDaily}
        </Say.p>
        {menuSections(menu).map(({ category, items }, place) =>
          category ? (
            <section key={category.id} aria-labelledby={`category-${place}`} className="mt-10">
              <Say.h3 id={`category-${place}`} className={categoryStyle}>
                {ownText(category)}
              </Say.h3>
              <Cards items={items} menuLength={menu.length} heading="h4" className="mt-4" />
            </section>
          ) : (
            <Cards key="" items={items} menuLength={menu.length} heading="h3" className="mt-8" />
          ),
        )}
      </div>
    </section>
  )
}

const categoryStyle = 'font-display text-[length:min(1.25rem,8vw)] leading-7 font-semibold wrap-anywhere'

type CardsProps = {
  items: readonly ItemOnSale[]
  /** Number of packages on the menu: cards of all sections have one size. */
  menuLength: number
  heading: 'h3' | 'h4'
  className: string
}

function Cards({ items, menuLength, heading, className }: CardsProps) {
  const hasFacts = useShopConfig()?.foodFacts !== undefined
  return (
    <ul className={`${className} grid ${columnsFor(menuLength)}`}>
      {items.map((item) => (
        <li key={item.packageType} className={hasFacts ? cardAndFacts : 'flex min-w-0'}>
          <PackageCard item={item} isSmall={menuLength > longMenu} heading={heading} />
          {hasFacts && <FoodFacts />}
        </li>
      ))}
    </ul>
  )
}

/** With more packages, phones show two columns where the text size leaves room. */
const longMenu = 6

const columnsFor = (packages: number) => {
  if (packages > longMenu)
    return 'grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 md:grid-cols-3 md:gap-6 lg:grid-cols-4'
  if (packages === 1) return 'max-w-form gap-6'
  return packages === 2 ? 'gap-6 md:grid-cols-2 lg:gap-8' : 'gap-6 md:grid-cols-3 lg:gap-8'
}

/** Each card spans two grid rows (subgrid), so opening the food facts of one card does not stretch the others. */
const cardAndFacts = 'row-span-2 grid min-w-0 grid-rows-subgrid gap-y-1'
