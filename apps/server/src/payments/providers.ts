import type { PaymentOutcome } from '@dimsum/domain/payment-outcome'
import { type PaymentProvider, ProviderError, type ProviderWords } from './payment-provider.ts'

export type Providers = {
  /** New payments are started with this one. */
  provider: PaymentProvider
  /** Providers the shop used before: payments started with them are still polled, cancelled and settled. */
  earlierProviders?: readonly PaymentProvider[]
}

export const allProviders = ({ provider, earlierProviders = [] }: Providers): PaymentProvider[] => [
  provider,
  ...earlierProviders,
]

/** The provider an attempt was started with. Throws ProviderError `refused` when it is no longer connected. */
export const providerOf = (
  providers: Providers,
  { provider: name }: { provider: string },
): PaymentProvider => {
  const found = allProviders(providers).find((each) => each.name === name)
  if (!found) throw new ProviderError('refused', `No payment provider "${name}" is connected`)
  return found
}

/** Reads stored words by the provider they came from; null when it is not connected or does not know them. */
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
