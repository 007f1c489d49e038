import { findUnconfirmedRestore } from '../platform/backup/unconfirmed-restore.queries.ts'
import type { Db } from '../platform/db/connection.ts'
import { type PaymentProvider, ProviderError } from './payment-provider.ts'

/**
 * The provider of a shop that may be a restored copy. Until the owner confirms the copy, calls that would affect
 * customers of the real shop are not made. Status checks and new payments of this copy are allowed.
 */
export const guardRestoredCopy = (provider: PaymentProvider, db: Db): PaymentProvider => {
  const held =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      if (await findUnconfirmedRestore(db))
        throw new ProviderError('unreachable', 'This copy of the shop is not confirmed as the real one')
      return await call(...args)
    }
  return {
    ...provider,
    cancel: held(provider.cancel.bind(provider)),
    closePage: held(provider.closePage.bind(provider)),
    refund: held(provider.refund.bind(provider)),
  }
}
