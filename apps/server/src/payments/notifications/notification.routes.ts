import type { ErrorCode } from '@dimsum/contract/errors'
import { WebhookAnswer } from '@dimsum/contract/payments'
import { z } from 'zod'
import { noteForLog } from '../../platform/http/logs/request-log.ts'
import { requestLimits } from '../../platform/http/request/request-limits.ts'
import type { PaymentFeature } from '../payment-parts.ts'
import { type NotificationOutcome, receiveNotification } from './receive-notification.ts'

/** Three paths with one handler (product.md sections 2 and 7). */
const paths = ['/api/payment/notification', '/api/midtrans/notification', '/webhook/midtrans'] as const

type Answer = { status: 200 | 403 | 503; message: string; code?: ErrorCode }

/**
 * Midtrans stops retrying after 200. It retries four times in two hours after 503, but only once after 500. A forged
 * notification gets 403. https://docs.midtrans.com/docs/https-notification-webhooks
 */
const answers = {
  applied: { status: 200, message: 'Payment status updated' },
  duplicate: { status: 200, message: 'Already received, nothing changed' },
  stale: { status: 200, message: 'Already known, nothing changed' },
  mismatch: { status: 200, message: 'Does not match the order, nothing changed' },
  unmatched: { status: 200, message: 'No such payment, nothing changed' },
  unconfirmed: { status: 200, message: 'Not confirmed by the payment provider, nothing changed' },
  'bad-signature': { status: 403, message: 'Invalid signature', code: 'bad-signature' },
  'try-again': { status: 503, message: 'Please send this again later', code: 'unavailable' },
} as const satisfies Record<NotificationOutcome | 'try-again', Answer>

/** The provider's adapter parses the fields; what it cannot verify counts as unsigned. */
const AnyBody = z.unknown()
const Refused = WebhookAnswer.extend({ code: z.string() })

/**
 * The provider's notifications. There are no cookies and no rate limit: verifying a signature is cheaper than counting,
 * and a refused notification is never stored.
 */
export const notificationRoutes: PaymentFeature = (app, { payments }) => {
  let refused = 0
  app.gauge(
    'payment_messages_refused',
    'Payment messages with a bad signature since the process started',
    () => refused,
  )
  for (const path of paths) {
    app.post(
      path,
      {
        bodyLimit: requestLimits.notificationBody,
        config: { access: 'signature', isVital: true, language: 'en' },
        schema: { body: AnyBody, response: { 200: WebhookAnswer, 403: Refused, 503: Refused } },
      },
      async (request, reply) => {
        const outcome = await receiveNotification(payments, request.body).catch((error: unknown) => {
          // Whatever the reason, Midtrans must retry.
          request.log.error({ err: error }, 'payment notification could not be processed')
          return 'try-again' as const
        })
        noteForLog(request, { verdict: outcome })
        if (outcome === 'bad-signature') refused += 1
        const { status, ...body } = answers[outcome]
        if (status === 503) reply.header('retry-after', 60)
        return reply.code(status).send(body)
      },
    )
  }
}
