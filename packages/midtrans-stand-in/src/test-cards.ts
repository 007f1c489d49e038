/**
 * The published sandbox cards: https://docs.midtrans.com/docs/testing-payment-on-sandbox
 * No other number is accepted, so that no real card ever reaches the stand-in.
 */
export type CardOutcome = 'success' | 'denied-by-bank' | 'denied-by-fraud-check' | 'pending'

export interface TestCard {
  number: string
  bank: string
  outcome: CardOutcome
}

export const testCards: readonly TestCard[] = [
  { number: '4811111111111114', bank: 'bni', outcome: 'success' },
  { number: '5211111111111117', bank: 'mandiri', outcome: 'success' },
  { number: '3528203324564357', bank: 'bca', outcome: 'success' },
  { number: '4911111111111113', bank: 'bni', outcome: 'denied-by-bank' },
  { number: '4611111111111116', bank: 'bni', outcome: 'denied-by-fraud-check' },
  { number: '4024007176265022', bank: 'bni', outcome: 'pending' },
]

export const testCvv = '123'
export const testOtp = '112233'
/** The pending card is accepted this long after its verification. */
export const pendingCardMs = 60_000

export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  return testCards.find(({ number }) => number === digits)
}

/** Bank identification and last four digits, as notifications show a card: "48111111-1114". */
export const maskCard = (number: string): string => `${number.slice(0, 8)}-${number.slice(-4)}`

/** The test card behind a mask; the masks of the test cards all differ. */
export const cardBehind = (maskedCard: string | undefined): TestCard | undefined =>
  testCards.find(({ number }) => maskCard(number) === maskedCard)

/** Reads "MM/YY" (a slash is optional) and answers whether that month has not ended before `now`. */
export function isGoodExpiry(typed: string, now: number): boolean {
  const match = /^(0[1-9]|1[0-2])\s*(?:\/\s*)?(\d{2})$/.exec(typed.trim())
  if (!match) return false
  return Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) > now
}
