import type { Review } from '@dimsum/contract/reviews'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, Star } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { adminReviewsQuery, changeReviewVisibility, replyToReview } from '../../api/admin-reviews.ts'
import { errorMessage } from '../../api/api-error.ts'
import { ShopDate } from '../../components/shop-date.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast-store.ts'

const refuse = (error: unknown) =>
  toast({
    title: 'Error',
    description: errorMessage(error, 'Failed to update review'),
    tone: 'danger',
    lang: 'en',
  })

/** One review with the owner's decision; a decision can be undone from its toast and from the card. */
export function ReviewCard({ review }: { review: Review }) {
  const queries = useQueryClient()
  const put = (stored: Review) => {
    queries.setQueryData<Review[] | null>(
      adminReviewsQuery.queryKey,
      (reviews) => reviews?.map((other) => (other.id === stored.id ? stored : other)) ?? null,
    )
    queries.invalidateQueries({ queryKey: ['reviews', 'public'] })
  }
  const decide = useMutation({
    mutationFn: changeReviewVisibility,
    onSuccess: (stored) => {
      put(stored)
      toast({
        title: 'Review Updated',
        tone: 'success',
        lang: 'en',
        action: {
          label: 'Urungkan',
          onPress: () => undo.mutate({ id: stored.id, isPublic: !stored.isPublic }),
        },
      })
    },
    onError: refuse,
  })
  const undo = useMutation({ mutationFn: changeReviewVisibility, onSuccess: put, onError: refuse })

  return (
    <Card
      role="article"
      aria-label={`Review by ${review.customerName}`}
      className="grid content-start gap-3 p-5"
    >
      <div className="flex flex-wrap items-center gap-3">
        <Stars rating={review.rating} />
        <Badge tone={review.isPublic ? 'positive' : 'warning'}>
          {review.isPublic ? 'Public' : 'Pending'}
        </Badge>
        {review.isVerified && (
          <Badge tone="halal" lang="id">
            <BadgeCheck aria-hidden="true" className="size-4" />
            Pembeli terverifikasi
          </Badge>
        )}
      </div>
      <p className="whitespace-pre-line wrap-anywhere" lang="id">
        {review.reviewText}
      </p>
      <p className="text-small text-kecap-600 wrap-anywhere">
        <bdi className="font-bold text-kecap-900">{review.customerName}</bdi>
        {review.customerEmail && ` · ${review.customerEmail}`}
        {review.orderId !== null && ` · Order #${review.orderId}`} ·{' '}
        <ShopDate at={review.createdAt} format="short-time" />
      </p>
      <div>
        <Button
          variant={review.isPublic ? 'outline' : 'primary'}
          busy={decide.isPending || undo.isPending}
          onClick={() => decide.mutate({ id: review.id, isPublic: !review.isPublic })}
        >
          {review.isPublic ? 'Hide' : 'Approve'}
        </Button>
      </div>
      <ReplyForm review={review} onStored={put} />
    </Card>
  )
}

function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5`} className="flex text-bintang">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className="size-5"
          fill={star <= rating ? 'currentColor' : 'none'}
        />
      ))}
    </span>
  )
}

function ReplyForm({ review, onStored }: { review: Review; onStored: (stored: Review) => void }) {
  const [reply, setReply] = useState(review.reply ?? '')
  const save = useMutation({
    mutationFn: replyToReview,
    onSuccess: (stored) => {
      onStored(stored)
      toast({ title: 'Review Updated', tone: 'success', lang: 'en' })
    },
    onError: refuse,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ id: review.id, reply })
  }
  return (
    <form lang="id" className="grid gap-2 border-t border-garis pt-3" onSubmit={submit}>
      <TextArea
        name={`reply-${review.id}`}
        label="Balasan toko"
        hint="Tampil di bawah ulasan. Kosongkan untuk menghapus."
        rows={2}
        maxLength={1000}
        value={reply}
        onChange={({ target }) => setReply(target.value)}
      />
      {reply !== (review.reply ?? '') && (
        <Button type="submit" variant="outline" busy={save.isPending} className="justify-self-start">
          Simpan balasan
        </Button>
      )}
    </form>
  )
}
