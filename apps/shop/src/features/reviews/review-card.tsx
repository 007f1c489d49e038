import type { PublicReview } from '@dimsum/contract/reviews'
import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { useShop } from '@dimsum/web/api/shop.ts'
import { useNow } from '@dimsum/web/components/now.tsx'
import { Stars } from '@dimsum/web/components/stars.tsx'
import { dates } from '@dimsum/words/dates'
import { reviewAge } from '@dimsum/words/shop/review-age'
import { reviews } from '@dimsum/words/shop/reviews'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'

/** One review: stars, text, author, age, and the shop's reply. Never an email address. */
export function ReviewCard({ review }: { review: PublicReview }) {
  const { customerName, rating, reviewText, createdAt, isVerified, reply } = review
  const { name } = useShop()
  const now = useNow()
  const text = useText()
  return (
    <Card className="flex w-full flex-col p-5">
      <Stars rating={rating} className="h-5 self-start" />
      <ReviewText text={reviewText} />
      <p className="mt-4 flex flex-wrap items-center gap-x-2 text-small">
        <span className="font-bold wrap-anywhere">{customerName}</span>
        {isVerified && (
          <span className="inline-flex items-center gap-1 text-pandan-700">
            <BadgeCheck aria-hidden="true" className="size-4" strokeWidth={2} />
            <Say>{reviews.verified}</Say>
          </span>
        )}
        <Say.time dateTime={createdAt} title={text(dates.long(createdAt))} className="text-kecap-600">
          {reviewAge(createdAt, now)}
        </Say.time>
      </p>
      {reply && (
        <div className="mt-4 rounded-input bg-santan-100 p-4 text-small">
          <Say.p className="font-bold">{reviews.reply(name)}</Say.p>
          <p lang="id" className="mt-1 whitespace-pre-line wrap-anywhere">
            {reply}
          </p>
        </div>
      )}
    </Card>
  )
}

/** Longer reviews are collapsed (characters): one can fill several phone screens. */
const maxReviewLength = 400

/** Without scripts the whole text is visible. */
function ReviewText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const isFolded = text.length > maxReviewLength && !isOpen
  return (
    <div className="mt-3 flex-1">
      <p
        lang="id"
        className={`whitespace-pre-line wrap-anywhere ${isFolded ? '[@media(scripting:enabled)]:line-clamp-8' : ''}`}
      >
        {text}
      </p>
      {text.length > maxReviewLength && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="needs-scripts min-h-12 font-bold text-pandan-700 underline"
        >
          <Say>{isOpen ? reviews.less : reviews.more}</Say>
        </button>
      )}
    </div>
  )
}
