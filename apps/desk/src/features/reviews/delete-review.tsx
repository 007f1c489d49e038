import type { Review } from '@dimsum/contract/reviews'
import { AlertCancel, AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteReview, dropReview } from '../../api/reviews.ts'

/** Deletes a review for good, after a question: there is nothing to take back afterwards. */
export function DeleteReview({ review }: { review: Review }) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: deleteReview,
    onSuccess: () => {
      dropReview(queries, review.id)
      toast({ title: 'Review Deleted', tone: 'success', lang: 'en' })
    },
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)} className="px-3!">
        <Trash2 aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        Delete …
      </Button>
      {isAsking && (
        <AlertDialog
          open
          lang="en"
          onOpenChange={(next) => !next && setAsking(false)}
          title="Delete this review?"
          description={
            <>
              The review by <bdi className="font-bold wrap-anywhere">{review.customerName}</bdi>{' '}
              {review.reply ? 'and the shop’s reply are' : 'is'} gone for good.
              {review.isPublic && ' Hide takes it off the page and keeps it.'}
            </>
          }
        >
          {remove.isError && <InlineAlert title={errorMessage(remove.error, 'Failed to delete review')} />}
          <Button
            variant="danger"
            size="xl"
            wide
            busy={remove.isPending}
            onClick={() => remove.mutate(review.id)}
          >
            Delete for good
          </Button>
          <AlertCancel>Keep it</AlertCancel>
        </AlertDialog>
      )}
    </>
  )
}
