import { installErrorMessages as speakErrorTexts } from '@dimsum/contract/error-texts'
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
import type { Message, Sentence } from '@dimsum/words/sentence'
import { reviewForm } from '@dimsum/words/shop/review-form'
import { reviews } from '@dimsum/words/shop/reviews'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { publicReviewsKey, writeReview } from '../../api/reviews.ts'
import {
  forgetReviewDraft,
  forgetReviewedOrder,
  keepReviewDraft,
  type ReviewedOrder,
  reviewDraft,
} from './review-draft.ts'
import { StarChoice } from './star-choice.tsx'

speakErrorTexts()

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
  const { control, register, handleSubmit, formState, subscribe, setValue } = useForm<
    WriteReviewInput,
    unknown,
    WriteReview
  >({
    resolver: zodResolver(WriteReview),
    defaultValues: reviewDraft(),
    mode: 'onTouched',
  })
  const { errors, isSubmitted } = formState
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepReviewDraft(values) }),
    [subscribe],
  )
  const close = () => {
    forgetReviewDraft()
    onClose()
  }
  const send = useMutation({
    ...writeReview,
    onSuccess: () => {
      toast({
        title: reviewForm.submittedTitle,
        description: reviewForm.submitted,
        tone: 'success',
      })
      void queries.invalidateQueries({ queryKey: publicReviewsKey })
      forgetReviewedOrder()
      close()
    },
    onError: (error) => {
      // The honeypot was filled by the phone's autofill. The next press sends it empty.
      if (error instanceof ApiError && error.issues.some(({ path }) => path === 'website'))
        setValue('website', '')
      toast({ title: reviewForm.failedTitle, description: failure(error), tone: 'danger' })
    },
  })
  const problems = labelled.filter((name) => errors[name])

  return (
    <Card className="mt-6 max-w-form p-5 sm:p-6">
      <AnnounceErrors value={isSubmitted}>
        <form
          noValidate
          aria-label={text(reviews.write)}
          onSubmit={handleSubmit((review) => {
            if (!send.isPending) send.mutate({ ...review, ...reviewed })
          })}
          className="grid grid-cols-1 gap-5"
        >
          <Controller control={control} name="rating" render={({ field }) => <StarChoice {...field} />} />
          <TextField
            label={labels.customerName}
            error={errors.customerName?.message}
            autoComplete="name"
            autoCapitalize="words"
            maxLength={100}
            enterKeyHint="next"
            {...register('customerName')}
          />
          <TextField
            label={<OptionalLabel>{labels.customerEmail}</OptionalLabel>}
            hint={reviewForm.emailHint}
            error={errors.customerEmail?.message}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={150}
            enterKeyHint="next"
            {...register('customerEmail')}
          />
          <TextArea
            label={labels.reviewText}
            error={errors.reviewText?.message}
            rows={4}
            maxLength={2000}
            autoComplete="off"
            {...register('reviewText')}
          />
          {/* Honeypot: hidden from people; bots fill it in. */}
          <div aria-hidden="true" className="sr-only">
            <input {...register('website')} type="text" tabIndex={-1} autoComplete="off" />
          </div>
          {isSubmitted && (
            <ErrorSummary
              problems={problems.map((name) => ({ id: name, label: labels[name] }))}
              title={reviewForm.fieldsToCorrect}
            />
          )}
          {send.isError && <InlineAlert title={failure(send.error)} />}
          <Say.p className="text-small text-kecap-600">
            {reviewed ? reviewForm.publishedAsBuyer : reviewForm.published}
          </Say.p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={send.isPending} busyText={reviewForm.submitting}>
              {reviewForm.submit}
            </Button>
            <Button variant="quiet" onClick={close}>
              {reviewForm.cancel}
            </Button>
          </div>
          <SlowNotice waiting={send.isPending} text={reviewForm.stillSending} />
        </form>
      </AnnounceErrors>
    </Card>
  )
}

function OptionalLabel({ children }: { children: Sentence }) {
  return (
    <>
      <Say>{children}</Say> <Say.span className="font-normal text-kecap-600">{reviewForm.optional}</Say.span>
    </>
  )
}

function failure(error: unknown): Message {
  return errorMessage(error, reviewForm.failed)
}
