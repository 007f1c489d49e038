import { WriteReview, type WriteReviewInput } from '@dimsum/contract/write-review'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { ErrorSummary } from '@dimsum/ui/error-summary.tsx'
import { AnnounceErrors } from '@dimsum/ui/field.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { SlowNotice } from '@dimsum/ui/slow-notice.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import type { Message } from '@dimsum/words/sentence'
import { reviewForm } from '@dimsum/words/shop/review-form'
import { reviews } from '@dimsum/words/shop/reviews'
import { useQueryClient } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { publicReviewsKey, writeReview } from '../../api/reviews.ts'
import { forgetReviewedOrder, type ReviewedOrder } from './reviewed-order.ts'
import { StarChoice } from './star-choice.tsx'

const emptyReview = { customerName: '', customerEmail: '', rating: 5, reviewText: '', website: '' }

const labels = {
  customerName: reviewForm.name,
  customerEmail: reviewForm.email,
  reviewText: reviewForm.review,
} as const
const labelled = ['customerName', 'customerEmail', 'reviewText'] as const

type ReviewFormProps = {
  /** Marks the review as a verified purchase. */
  reviewed: ReviewedOrder | null
  /** Called after Cancel and after success. A failure, reload or navigation keeps the draft. */
  onClose: () => void
}

/** Form for a review (product.md sections 4 and 5). */
export function ReviewForm({ reviewed, onClose }: ReviewFormProps) {
  const queries = useQueryClient()
  const text = useText()
  const { form, field, submit, sending, failure, draft } = useCallForm<
    WriteReviewInput,
    unknown,
    WriteReview
  >({
    resolver: zodResolver(WriteReview),
    defaultValues: emptyReview,
    draft: 'review',
    prefix: '',
    mutationFn: (review) => writeReview({ ...review, ...reviewed }),
    onSuccess: () => {
      toast({ title: reviewForm.submittedTitle, description: reviewForm.submitted, tone: 'success' })
      void queries.invalidateQueries({ queryKey: publicReviewsKey })
      forgetReviewedOrder()
      onClose()
    },
    onError: (error) => {
      // The honeypot was filled by the phone's autofill. The next press sends it empty.
      if (error instanceof ApiError && error.issues.some(({ path }) => path === 'website'))
        form.setValue('website', '')
      toast({ title: reviewForm.failedTitle, description: textOf(error), tone: 'danger' })
    },
  })
  const { errors, isSubmitted } = form.formState
  const problems = labelled.filter((name) => errors[name])

  return (
    <Card className="mt-6 max-w-form p-5 sm:p-6">
      <AnnounceErrors value={isSubmitted}>
        <form
          noValidate
          aria-label={text(reviews.write)}
          onSubmit={submit}
          className="grid grid-cols-1 gap-5"
        >
          <Controller
            control={form.control}
            name="rating"
            render={(rating) => <StarChoice {...rating.field} />}
          />
          <TextField
            {...field('customerName')}
            label={labels.customerName}
            autoComplete="name"
            autoCapitalize="words"
            maxLength={100}
            enterKeyHint="next"
          />
          <TextField
            {...field('customerEmail')}
            label={
              <>
                <Say>{labels.customerEmail}</Say>{' '}
                <Say.span className="font-normal text-kecap-600">{reviewForm.optional}</Say.span>
              </>
            }
            hint={reviewForm.emailHint}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={150}
            enterKeyHint="next"
          />
          <TextArea
            {...field('reviewText')}
            label={labels.reviewText}
            rows={4}
            maxLength={2000}
            autoComplete="off"
          />
          {/* Honeypot: hidden from people; bots fill it in. */}
          <div aria-hidden="true" className="sr-only">
            <input {...form.register('website')} type="text" tabIndex={-1} autoComplete="off" />
          </div>
          {isSubmitted && (
            <ErrorSummary
              problems={problems.map((name) => ({ id: name, label: labels[name] }))}
              title={reviewForm.fieldsToCorrect}
            />
          )}
          {failure && <InlineAlert title={textOf(failure)} />}
          <Say.p className="text-small text-kecap-600">{publishedAs(reviewed)}</Say.p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={sending.isPending} busyText={reviewForm.submitting}>
              {reviewForm.submit}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                draft.forget()
                onClose()
              }}
            >
              {reviewForm.cancel}
            </Button>
          </div>
          <SlowNotice waiting={sending.isPending} text={reviewForm.stillSending} />
        </form>
      </AnnounceErrors>
    </Card>
  )
}

function publishedAs(reviewed: ReviewedOrder | null) {
  if (!reviewed) return reviewForm.published
  // Whether a link has expired shows only when the server stores the review.
  return reviewed.orderKey ? reviewForm.publishedByLink : reviewForm.publishedAsBuyer
}

const textOf = (error: Error): Message => errorMessage(error, reviewForm.failed)
