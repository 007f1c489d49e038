import type { Review } from '@dimsum/contract/reviews'
import { AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { reviewDeletion } from '@dimsum/words/desk/reviews'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteReview, dropReview } from '../../api/reviews.ts'

/** Deletes a review after a confirmation; this cannot be undone. */
export function DeleteReview({ review }: { review: Review }) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: deleteReview,
    onSuccess: () => {
      dropReview(queries, review.id)
      toast({ title: reviewDeletion.deleted, tone: 'success' })
    },
  })
  return (
    <>
      <Button icon={Trash2} variant="quiet" onClick={() => setAsking(true)} className="px-3!">
        {reviewDeletion.open}
      </Button>
      {isAsking && (
        <AlertDialog
          open
          onClose={() => setAsking(false)}
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
          onAction={() => remove.mutate(review.id)}
          busy={remove.isPending}
          keep={reviewDeletion.keep}
        >
          {remove.isError && <InlineAlert title={errorMessage(remove.error, reviewDeletion.notDeleted)} />}
        </AlertDialog>
      )}
    </>
  )
}
