import type { AddressInfo } from 'node:net'
import { templateList } from '@dimsum/words/whatsapp-templates'
import { createWhatsappStandIn } from '../platform/whatsapp/stand-in.ts'
import { atTheEnd } from './at-the-end.ts'
import { sendMessages } from './send-messages.ts'
import { buildTestApp } from './test-app.ts'

export const whatsappAccess = {
  token: 'stand-in-token',
  phoneId: '106540352242922',
  accountId: '102290129340398',
  appSecret: 'stand-in-app-secret-0001',
  verifyToken: 'stand-in-verify-token',
  apiUrl: '',
}

/** A listening shop with a stand-in of the Cloud API. */
export const openWhatsappShop = async (now: () => Date = () => new Date()) => {
  const access = { ...whatsappAccess }
  const shop = await buildTestApp({
    now,
    config: {
      publicOrigin: 'https://dimsum.test',
      messages: { smtpUrl: undefined, pushServices: [], whatsapp: access },
    },
  })
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = shop.app.server.address() as AddressInfo
  const standIn = createWhatsappStandIn({
    ...access,
    webhookUrl: `http://127.0.0.1:${port}/webhook/whatsapp`,
    templates: templateList.map((template) => ({ ...template, hasButton: true })),
  })
  await standIn.listen()
  atTheEnd(() => standIn.close())
  access.apiUrl = standIn.url
  const admin = await shop.signIn()
  return {
    ...shop,
    standIn,
    admin,
    /** Sends all due messages and waits for their reports. */
    sendAll: async () => {
      await sendMessages(shop.parts)
      await standIn.idle()
    },
    choose: async (events: readonly string[], quietHours: object | null = null) => {
      const wish = { events, quietHours, costPerMessage: 357 }
      const answer = await shop.send('PUT', '/api/admin/whatsapp', wish, admin)
      if (answer.statusCode !== 200) throw new Error(answer.body)
    },
    /** WhatsApp messages in an order's timeline, oldest first. */
    messagesOf: async (orderId: number) => {
      const answer = await shop.get(`/api/orders/${orderId}/timeline`, admin)
      return answer
        .json<{ events: { kind: string; data: Record<string, unknown> }[] }>()
        .events.filter(({ kind }) => kind.startsWith('whatsapp-'))
    },
    attention: async () => {
      const answer = await shop.get('/api/admin/attention', admin)
      return answer.json<{ items: { kind: string; orderId: number | null; data: object }[] }>().items
    },
  }
}
