import { keep } from '@dimsum/web/components/session-memory.ts'
import { afterEach, expect, test } from 'vitest'
import { forgetReviewDraft, keepReviewDraft, reviewDraft } from './review-draft.ts'

const nothing = { customerName: '', customerEmail: '', rating: 5, reviewText: '', website: '' }

afterEach(forgetReviewDraft)

test('an unsent review is restored, stars included', () => {
  keepReviewDraft({ customerName: 'Sari', customerEmail: '', rating: 4, reviewText: 'Siomaynya enak' })
  expect(reviewDraft()).toEqual({ ...nothing, customerName: 'Sari', rating: 4, reviewText: 'Siomaynya enak' })
})

test('after Send or Cancel the form is empty with five stars', () => {
  keepReviewDraft({ customerName: 'Sari', customerEmail: '', rating: 1, reviewText: 'x' })
  forgetReviewDraft()
  expect(reviewDraft()).toEqual(nothing)
})

test.each([
  ['a text'],
  [null],
  [{ rating: 9, customerName: 7 }],
  [{ rating: 'five' }],
])('a draft that is no draft (%j) counts as none', (kept) => {
  keep('review-draft', kept)
  expect(reviewDraft()).toEqual(nothing)
})
