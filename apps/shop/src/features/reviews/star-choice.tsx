import { Say } from '@dimsum/ui/say.tsx'
import { reviewForm } from '@dimsum/words/shop/review-form'
import { reviews } from '@dimsum/words/shop/reviews'
import type { Ref } from 'react'

const ratings = [1, 2, 3, 4, 5] as const

/**
 * Five native radios styled as stars: arrow keys move, a press chooses. CSS fills the stars up to the checked one, so
 * they are always in step with the radios.
 */
export function StarChoice({
  value,
  onChange,
  ref,
}: {
  value: number
  onChange: (rating: number) => void
  /** The checked radio, for forms that focus it. */
  ref?: Ref<HTMLInputElement>
}) {
  return (
    <fieldset className="min-w-0">
      <Say.legend className="font-bold">{reviewForm.rating}</Say.legend>
      <div className="star-choice -ml-2 mt-1 flex flex-wrap">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="relative inline-flex size-12 items-center justify-center rounded-button"
          >
            <input
              ref={rating === value ? ref : undefined}
              type="radio"
              name="rating"
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
              className="sr-only"
            />
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-8"
              strokeWidth="1.5"
              strokeLinejoin="round"
            >
              <path d="M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9Z" />
            </svg>
            <Say.span className="sr-only">{reviews.stars(rating)}</Say.span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
