import { ApiError } from '@dimsum/web/api/api-error.ts'
import { signInRefusals } from '@dimsum/words/desk/sign-in'
import { expect, test } from 'vitest'
import { refusalSentence } from './refusal-sentence.ts'

const known = Object.values(signInRefusals)

test('a text of the server is read in the other language too', () => {
  const wrong = new ApiError('Wrong code', { status: 401, code: 'unauthenticated', language: 'en' })
  expect(refusalSentence(wrong, { known })).toBe(signInRefusals.wrongCode)
})

test('who has to wait reads how long', () => {
  const message = 'Too many attempts. Please try again in 2 minutes.'
  const about = { status: 429, code: 'too-many', language: 'en', retryAfter: 61 } as const
  expect(refusalSentence(new ApiError(message, about))).toEqual({
    id: 'Terlalu banyak percobaan. Coba lagi dalam 2 menit.',
    en: message,
    byDefault: 'en',
  })
})

test('of any other text its code tells the reader of the other language what happened', () => {
  const stale = new ApiError('Baru saja diubah.', { status: 409, code: 'stale', language: 'id' })
  expect(refusalSentence(stale, { known })).toMatchObject({
    id: 'Baru saja diubah.',
    en: 'The data has changed. Please reload.',
  })
  const foreign = new ApiError('502: <html>', { status: 502, code: 'unknown' })
  expect(refusalSentence(foreign)).toBe('502: <html>')
})
