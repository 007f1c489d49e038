import { rupiahFromWire } from '@dimsum/domain/money'
import { quietForMs } from '@dimsum/domain/order-messages'
import { normalisePhone, whatsappNumber } from '@dimsum/domain/phone'
import { wibDay } from '@dimsum/domain/wib-date'
import { pageLanguage } from '@dimsum/words/sentence'
import { filledTemplate } from '@dimsum/words/whatsapp-templates'
import { hashOf } from '../../platform/config/secret-token.ts'
import type { WhatsappAccess } from '../../platform/config/whatsapp-config.ts'
import { isWithinLimit, type LimitParts } from '../../platform/limits/limit.ts'
import { announce } from '../../platform/live/announce.ts'
import type { MessageSender } from '../../platform/outbox/message-sender.ts'
import type { TemplateMessage, WhatsappProvider } from '../../platform/whatsapp/whatsapp.ts'
import { isWithdrawn } from '../../platform/whatsapp/withdrawals.queries.ts'
import { raiseAttention } from '../attention/attention.queries.ts'
import type { ShopParts } from '../shop-parts.ts'
import { eventOf, keyOf } from '../whatsapp/message-names.ts'
import { keepWords, raiseState, readWhatsappSettings } from '../whatsapp/whatsapp.queries.ts'
import { factsOf } from './event-facts.ts'

type Parts = LimitParts &
  Pick<ShopParts, 'settings' | 'now'> & { publicOrigin: string | undefined; access: WhatsappAccess }

type Composed = { outboxId: number; message: TemplateMessage; provider: WhatsappProvider }

/** Sends the events that the owner switched on to the customer of an order. */
export const createWhatsappSender = (parts: Parts): MessageSender<Composed> => {
  const { db } = parts
  return {
    channel: 'whatsapp',
    atOnce: 4,
    async compose(message) {
      const event = eventOf(message.event)
      const facts = await factsOf(db, 'whatsapp', message)
      const { events, quietHours } = await readWhatsappSettings(db)
      const order = facts?.order
      if (!order || event === null || !events.includes(event)) return null
      const phoneKey = normalisePhone(order.customerPhone)
      if (phoneKey === '' || (await isWithdrawn(db, phoneKey))) return null
      // The phone number of an order is unverified, so orders must not flood a stranger.
      if (message.attempts === 1 && !(await isWithinLimit(parts, 'whatsapp-per-recipient', phoneKey)))
        return null
      // A rejection is retried, so the message is sent after the quiet hours.
      if (event !== 'placed' && quietForMs(parts.now(), quietHours) > 0) throw new Error('Quiet hours')
      const { shopName, shopLanguage } = await parts.settings.current()
      const language = pageLanguage(shopLanguage)
      const shown = { ...order, orderId: order.id, total: rupiahFromWire(order.totalPrice) }
      const { name, values, text } = filledTemplate(event, shown, shopName, language)
      await keepWords(db, message.id, text)
      const { createCloudApi } = await import('../../platform/whatsapp/cloud-api.ts')
      return {
        outboxId: message.id,
        provider: createCloudApi(parts.access),
        message: {
          key: keyOf(message.id),
          to: `+${whatsappNumber(order.customerPhone)}`,
          template: name,
          language,
          values,
          linkEnd: parts.publicOrigin === undefined ? null : String(order.id),
        },
      }
    },
    async send({ outboxId, message, provider }) {
      const { outcome, providerId, accountFault } = await provider.send(message)
      // A failed write must not turn the outcome into `unknown`.
      if (providerId !== null)
        await raiseState(db, {
          wamidHash: hashOf(providerId),
          outboxId,
          state: 'accepted',
          code: null,
        }).catch(() => {})
      if (accountFault !== null) await raiseAccountFault(parts, accountFault).catch(() => {})
      announce({ db })
      return outcome
    },
  }
}

const raiseAccountFault = async ({ db, now }: Parts, code: number): Promise<void> => {
  await raiseAttention(db, {
    kind: 'whatsapp-account',
    orderId: null,
    reference: `${code} ${wibDay(now())}`,
    data: { code: String(code) },
  })
}
