import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { mailboxOf } from '@dimsum/domain/mailbox'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isWithinLimit, type LimitParts } from '../../platform/limits/limit.ts'
import type { Mail, Mailer } from '../../platform/mail/mailer.ts'
import type { MessageSender } from '../../platform/outbox/message-sender.ts'
import type { OutboxMessage } from '../../platform/outbox/outbox-messages.queries.ts'
import { drawnInvoice } from '../orders/invoice/drawn-invoice.ts'
import type { StoredOrder } from '../orders/read/orders.queries.ts'
import type { ShopParts } from '../shop-parts.ts'
import { factsOf } from './event-facts.ts'
import { customerMail, summaryMail } from './mail-content.ts'
import { type MailContent, mailHtml, mailText } from './mail-layout.ts'

type Parts = LimitParts & Pick<ShopParts, 'settings'> & { publicOrigin: string | undefined; smtpUrl: string }

/** Sends e-mail: updates of their orders to customers, the day's summary to the owner. */
export const createMailSender = (parts: Parts): MessageSender<{ mail: Mail; mailer: Mailer }> => {
  let mailer: Mailer | undefined
  return {
    channel: 'mail',
    atOnce: 4,
    async compose(message) {
      const mail = await mailFor(parts, message)
      const { createMailer } = await import('../../platform/mail/mailer.ts')
      mailer ??= createMailer(parts.smtpUrl)
      return mail && { mail, mailer }
    },
    send: ({ mail, mailer }) => mailer.send(mail),
  }
}

const mailFor = async (parts: Parts, message: OutboxMessage): Promise<Mail | null> => {
  const [facts, shop] = await Promise.all([factsOf(parts.db, 'mail', message), parts.settings.current()])
  const { topic = '', order, summary } = facts ?? {}
  if (message.recipient === 'owner')
    return summary && shop.email !== '' ? written(summaryMail(summary, shop), shop, shop.email) : null
  if (!order?.customerEmail) return null
  // The address is unverified: a stranger could otherwise fill another person's mailbox.
  const mailbox = mailboxOf(order.customerEmail)
  if (message.attempts === 1 && !(await isWithinLimit(parts, 'mails-per-recipient', mailbox))) return null
  const mail = written(customerMail(topic, order, shop, parts.publicOrigin), shop, order.customerEmail)
  return topic === 'order-paid' ? { ...mail, attachments: [await invoiceOf(order, shop)] } : mail
}

const invoiceOf = async (order: StoredOrder, shop: ShopSettings) => ({
  filename: `Invoice-${formatOrderId(order.id)}.pdf`,
  contentType: 'application/pdf',
  content: await drawnInvoice(order, shop, shop.shopLanguage),
})

const written = (content: MailContent, shop: { shopName: string; email: string }, to: string): Mail => ({
  from: { name: shop.shopName, address: shop.email },
  to,
  subject: content.subject,
  text: mailText(content),
  html: mailHtml(content),
})
