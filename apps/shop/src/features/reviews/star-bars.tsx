import type { ReviewSummary } from '@dimsum/contract/reviews'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { reviews } from '@dimsum/words/shop/reviews'

const rows = [5, 4, 3, 2, 1] as const

/** Number of reviews per star rating, as bars with counts. */
export function StarBars({ stars, count }: Pick<ReviewSummary, 'stars' | 'count'>) {
  const text = useText()
  return (
    <ul aria-label={text(reviews.byStars)} className="mt-3 grid max-w-80 gap-1 text-small text-kecap-700">
      {rows.map((rating) => {
        const given = stars[rating - 1] ?? 0
        return (
          <li key={rating} className="grid grid-cols-[4.5rem_1fr_2.5rem] items-center gap-2">
            <Say.span>{reviews.stars(rating)}</Say.span>
            <svg aria-hidden="true" className="h-2 w-full">
              <rect width="100%" height="100%" rx="4" className="fill-santan-200" />
              <rect
                width={`${(given / Math.max(1, count)) * 100}%`}
                height="100%"
                rx="4"
                className="fill-bintang"
              />
            </svg>
            <span className="text-right">{given}</span>
          </li>
        )
      })}
    </ul>
  )
}
