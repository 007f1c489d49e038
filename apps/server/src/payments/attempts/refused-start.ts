import { wibDay } from '@dimsum/domain/wib-date'
import { paying } from '@dimsum/words/server/paying'
import type { Db } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { raiseAttention } from '../../shop/attention/attention.queries.ts'
import type { PaymentLog } from '../payment-parts.ts'
import type { ProviderError } from '../payment-provider.ts'

/**
 * The error for the payment page. The page looks for 401 and 400 in the message and otherwise shows the details
 * (product.md section 8), so the message contains the provider's code and the details its reasons.
 */
export const refusedStart = (error: ProviderError, log: PaymentLog, orderId: number | null): ShopError => {
  const { failure, status, reasons } = error
  log.warn({ orderId, failure, status, reasons }, 'payment could not be started')
  if (failure === 'unreachable' || failure === 'cancel-failed')
    return new ShopError('provider-down', '', { details: paying.providerSilent, cause: error })
  const message = failure === 'unauthorised' ? paying.merchantRefused : paying.refusedWith(status ?? 400)
  // Midtrans's reasons are English; a reader of Indonesian gets the shop's own sentence.
  const details = { ...paying.providerRefused, en: reasons.join('; ') || paying.providerRefused.en }
  return new ShopError('provider-refused', message, { details, cause: error })
}

/** Notifies the owner, once per day, that the provider refuses the shop's key: no customer can pay. */
export const raiseKeyRefused = (db: Db): Promise<boolean> =>
  raiseAttention(db, { kind: 'payment-key', orderId: null, reference: wibDay(new Date()) })
