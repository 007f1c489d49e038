import type { PaymentOutcome } from '@dimsum/domain/payment-outcome'
import { type PaymentProvider, ProviderError, type ProviderWords } from './payment-provider.ts'

export type Providers = {
  /** Starts new payments. */
  provider: PaymentProvider
  /** Former providers: payments started with them are still checked, cancelled and settled. */
  earlierProviders?: readonly PaymentProvider[]
}

export const allProviders = ({ provider, earlierProviders = [] }: Providers): PaymentProvider[] => [
  provider,
  ...earlierProviders,
]

/** The provider that started an attempt. Throws ProviderError `refused` when it is no longer configured. */
export const providerOf = (
  providers: Providers,
  { provider: name }: { provider: string },
): PaymentProvider => {
  const found = allProviders(providers).find((each) => each.name === name)
  if (!found) throw new ProviderError('refused', `No payment provider "${name}" is connected`)
  return found
}

/**
 * Maps a stored status with the provider that it came from; null when that is not configured or the status is unknown.
 */
export type ReadWords = (
  provider: string,
  words: Pick<ProviderWords, 'status' | 'fraud'>,
) => PaymentOutcome | null

export const wordsReader =
  (providers: Providers): ReadWords =>
  (name, words) =>
    allProviders(providers)
      .find((each) => each.name === name)
      ?.outcomeOf(words) ?? null
