import type { Review } from '@dimsum/contract/reviews'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { reviewDeletion } from '@dimsum/words/desk/reviews'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { deleteReview, dropReview } from '../../api/reviews.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'

/** Deletes a review after a confirmation; this cannot be undone. */
export function DeleteReview({ review }: { review: Review }) {
  const queries = useQueryClient()
  return (
    <ConfirmButton
      icon={Trash2}
      label={reviewDeletion.open}
      title={reviewDeletion.title}
      description={
        <>
          <Say parts={{ name: <bdi className="font-bold wrap-anywhere">{review.customerName}</bdi> }}>
            {review.reply ? reviewDeletion.aboutWithReply : reviewDeletion.about}
          </Say>
          {review.isPublic && (
            <>
              {' '}
              <Say>{reviewDeletion.hideInstead}</Say>
            </>
          )}
        </>
      }
      action={reviewDeletion.delete}
      keep={reviewDeletion.keep}
      call={() => deleteReview(review.id)}
      onDone={() => {
        dropReview(queries, review.id)
        toast({ title: reviewDeletion.deleted, tone: 'success' })
      }}
      otherwise={reviewDeletion.notDeleted}
    />
  )
}
