import { useLang, useText } from '@dimsum/ui/say.tsx'
import { appWords } from '@dimsum/words/app'

const star = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z'

/** 0, 0.5 or 1. */
const filledPart = (rating: number, index: number) =>
  Math.min(1, Math.max(0, Math.round((rating - index) * 2) / 2))

/** A rating as stars and halves, with the accessible name `5 out of 5`. */
export function Stars({ rating, className = 'h-5' }: { rating: number; className?: string }) {
  const text = useText()
  const lang = useLang()
  const words = appWords.stars(rating)
  return (
    <svg
      role="img"
      lang={lang(words)}
      aria-label={text(words)}
      viewBox="0 0 104 20"
      className={`w-auto shrink-0 ${className}`}
    >
      {[0, 1, 2, 3, 4].map((index) => (
        <g key={index} transform={`translate(${index * 21} 0)`} strokeWidth="1.5">
          <path d={star} className="fill-none stroke-garis-kuat" />
          {/* A nested svg cuts off what is wider. */}
          <svg aria-hidden="true" width={20 * filledPart(rating, index)} height="20">
            <path d={star} className="fill-bintang stroke-bintang" />
          </svg>
        </g>
      ))}
    </svg>
  )
}
