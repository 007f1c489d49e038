import type { RevenueDay, RevenueOfPackage } from '@dimsum/contract/revenue'
import { Say } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { analytics } from '@dimsum/words/desk/analytics'

type Money = Pick<RevenueDay, 'received' | 'givenBack'>

export const sumOf = (days: readonly Money[]): Money => ({
  received: days.reduce((sum, { received }) => sum + received, 0),
  givenBack: days.reduce((sum, { givenBack }) => sum + givenBack, 0),
})

/** Steps from the gross price of packages to net revenue; nothing when both are equal. */
export function PackageSum({ packages, money }: { packages: readonly RevenueOfPackage[]; money: Money }) {
  const { received, givenBack } = money
  const ofPackages = packages.reduce((sum, { revenue }) => sum + revenue, 0)
  if (received === ofPackages && givenBack === 0) return null
  const lines = [
    [analytics.packages, ofPackages],
    [analytics.chargesAndDiscounts, received - ofPackages],
    [analytics.givenBack, -givenBack],
    [analytics.netRevenue, received - givenBack],
  ] as const
  return (
    <dl className="mt-4 grid gap-1 border-t border-garis pt-3 text-small">
      {lines.map(([name, amount]) => (
        <div key={name.id} className="flex flex-wrap justify-between gap-x-4 last:font-bold">
          <Say.dt>{name}</Say.dt>
          <dd>
            <Price amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
