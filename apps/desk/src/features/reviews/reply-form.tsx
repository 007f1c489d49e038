import { ReplyToReview } from '@dimsum/contract/desk-notes'
import type { Review } from '@dimsum/contract/reviews'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import { reviewDeletion, reviewDesk, reviewReply } from '@dimsum/words/desk/reviews'
import { useQueryClient } from '@tanstack/react-query'
import { MessageSquareReply } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isReviewGone, putReview, refetchReview, replyToReview } from '../../api/reviews.ts'
import { CallForm } from '../../components/call-form.tsx'
import { InPlace } from '../../components/in-place.tsx'
import { toastFailure } from '../../components/toast-failure.ts'
import { useGoneToast } from '../../components/use-gone-toast.ts'

/**
 * The shop's reply to a review, collapsed until it is opened.
 * @param acts further buttons in the same row; `last` those at the end while no reply is written
 */
export function ReplyForm({ review, acts, last }: { review: Review; acts: ReactNode; last: ReactNode }) {
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      {review.reply && !isWriting && (
        <p className="border-t border-garis pt-3 whitespace-pre-line wrap-anywhere">
          <Say.span className="block text-small font-bold text-kecap-600">{reviewReply.label}</Say.span>
          {review.reply}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {acts}
        <InPlace shown={isWriting}>
          {!isWriting && (
            <Button
              icon={MessageSquareReply}
              variant="quiet"
              onClick={() => setWriting(true)}
              className="px-3!"
            >
              {review.reply ? reviewReply.change : reviewReply.write}
            </Button>
          )}
        </InPlace>
        {!isWriting && last}
      </div>
      <InPlace shown={isWriting}>
        {isWriting && <Writing review={review} onDone={() => setWriting(false)} />}
      </InPlace>
    </>
  )
}

function Writing({ review, onDone }: { review: Review; onDone: () => void }) {
  const queries = useQueryClient()
  useGoneToast(() => (isReviewGone(queries, review.id) ? reviewDeletion.deleted : undefined))
  const callForm = useCallForm({
    resolver: zodResolver(ReplyToReview),
    defaultValues: { reply: review.reply ?? '' },
    draft: `review-${review.id}`,
    mutationFn: ({ reply }, seen) => replyToReview({ id: review.id, reply, expected: seen.reply }),
    reread: async () => {
      const now = await refetchReview(queries, review.id)
      return now && { reply: now.reply ?? '' }
    },
    onUnchanged: onDone,
    onSuccess: (stored) => {
      putReview(queries, stored)
      onDone()
      toast({ title: reviewDesk.updated, tone: 'success' })
    },
    onError: toastFailure(reviewDesk.failed, reviewDesk.notUpdated),
  })
  return (
    <CallForm
      of={callForm}
      notesDraft
      className="flex flex-wrap gap-3 border-t border-garis pt-3 *:not-[button]:w-full"
      labels={{ reply: reviewReply.label }}
      otherwise={reviewDesk.notUpdated}
      action={reviewReply.save}
      button={{ variant: 'outline' }}
      keep={reviewReply.cancel}
      onKeep={onDone}
    >
      <TextArea
        {...callForm.field('reply')}
        label={reviewReply.label}
        hint={reviewReply.hint}
        rows={2}
        maxLength={1000}
      />
    </CallForm>
  )
}
