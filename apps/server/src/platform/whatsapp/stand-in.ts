import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyReply } from 'fastify'

/*
 * Imitates Meta's Cloud API over HTTP for tests and the demo; imports nothing of the shop. Checks requests as Meta's
 * reference describes, reports `sent` and `delivered` by signed webhooks, and plays faults.
 */

export interface StandInOptions {
  token: string
  phoneId: string
  accountId: string
  appSecret: string
  webhookUrl: string
  templates: readonly { name: string; language: string; variables: number; hasButton: boolean }[]
}

/**
 * Played in order, one per message. With `cut`, `hang` and `html` the message was accepted. `failed` is reported after a
 * 200.
 */
export type Fault =
  | { status: number; code: number }
  | 'cut'
  | 'hang'
  | 'html'
  | 'early'
  | 'silent'
  | 'twice'
  | 'reversed'
  | { failed: number }

type StandInMessage = { wamid: string; key: string; to: string; template: string; values: string[] }

type Body = {
  to?: string
  biz_opaque_callback_data?: string
  template?: {
    name?: string
    language?: { code?: string }
    components?: { type: string; parameters: { text?: string }[] }[]
  }
}

export const createWhatsappStandIn = (options: StandInOptions) => {
  const { token, phoneId, accountId, appSecret, webhookUrl } = options
  const app = Fastify({ forceCloseConnections: true })
  const underWay = new Set<Promise<unknown>>()
  const standIn = {
    url: '',
    /** Accepted messages in order; each would be delivered. */
    accepted: [] as StandInMessage[],
    faults: [] as Fault[],
    /** Numbers without WhatsApp. */
    absent: new Set<string>(),
    templates: options.templates.map((template) => ({ ...template, state: 'APPROVED', category: 'UTILITY' })),
    isTokenValid: true,
    /** Called for every message, before it is checked. */
    onMessage: () => {},
    canSend: 'AVAILABLE',
    /** The customer writes; the same id again is a repeated report. */
    reply: (from: string, text: string, id = newId()) =>
      post({ messages: [{ from, id, timestamp: now(), type: 'text', text: { body: text } }] }),
    /** Sends statuses in one webhook. */
    report: (statuses: object[]) => post({ statuses }),
    /** Posts this body with this signature. */
    postRaw: (body: string, signature: string) => send(body, signature),
    sign: (body: string) => `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`,
    listen: async (port = 0) => {
      standIn.url = await app.listen({ host: '127.0.0.1', port })
    },
    /** Resolves when all reports were delivered. */
    idle: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay)
    },
    close: () => app.close(),
  }

  // The shop remembers the ids of the stand-in's earlier runs too.
  const newId = () => `wamid.${randomUUID()}`
  const now = () => String(Math.floor(Date.now() / 1000))

  const post = (value: object): Promise<number> => {
    const metadata = { display_phone_number: '6281200000001', phone_number_id: phoneId }
    const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: accountId, changes: [change] }],
    })
    // Meta escapes non-ASCII and slashes.
    const escaped = body
      .replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .replaceAll('/', '\\/')
    return send(escaped, standIn.sign(escaped))
  }
  /** Retries a webhook after 5xx like Meta, within seconds instead of days. */
  const send = async (body: string, signature: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature }
    let status = 0
    for (const pause of [0, 50, 200, ...Array<number>(30).fill(1000)]) {
      await wait(pause, undefined, { ref: false })
      status = await fetch(webhookUrl, { method: 'POST', headers, body }).then(
        (answer) => answer.status,
        () => 503,
      )
      if (status < 500) break
    }
    return status
  }
  const track = (work: Promise<unknown>) => {
    underWay.add(work)
    void work.finally(() => underWay.delete(work)).catch(() => {})
  }

  const refuse = (reply: FastifyReply, status: number, code: number) =>
    reply.code(status).send({ error: { message: `(#${code})`, type: 'OAuthException', code } })

  /** Status and error code of Meta's refusal; null: accepted. */
  const faultOf = ({ to, template, ...body }: Body): [status: number, code: number] | null => {
    if (!to || !template?.name || !('messaging_product' in body)) return [400, 131008]
    if (!/^\+\d{8,15}$/.test(to)) return [400, 131009]
    const known = standIn.templates.find(
      ({ name, language }) => name === template.name && language === template.language?.code,
    )
    if (!known) return [404, 132001]
    if (known.state !== 'APPROVED') return [400, 132015]
    const partOf = (type: string) => template.components?.find((part) => part.type === type)?.parameters ?? []
    const [values, buttons] = [partOf('body'), partOf('button')]
    if (values.length !== known.variables || buttons.length > 0 !== known.hasButton) return [400, 132000]
    const isBad = ({ text = '' }) => text === '' || /[\n\t]| {5}/.test(text)
    if (values.some(isBad) || buttons.some(isBad)) return [400, 132012]
    return values.some(({ text = '' }) => text.length > 1024) ? [400, 132005] : null
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/control/')) return
    if (!standIn.isTokenValid || request.headers.authorization !== `Bearer ${token}`)
      return refuse(reply, 401, 190)
  })

  app.post<{ Body: Body }>(`/${phoneId}/messages`, async ({ body }, reply) => {
    standIn.onMessage()
    const fault = standIn.faults.shift()
    if (typeof fault === 'object' && 'code' in fault) return refuse(reply, fault.status, fault.code)
    const refused = faultOf(body)
    if (refused) return refuse(reply, ...refused)
    const wamid = newId()
    const { to = '', biz_opaque_callback_data: key = '', template } = body
    const values = template?.components?.[0]?.parameters.map(({ text = '' }) => text) ?? []
    standIn.accepted.push({ wamid, key, to, template: template?.name ?? '', values })
    const status = (name: string, more: object = {}) => ({
      id: wamid,
      status: name,
      timestamp: now(),
      recipient_id: to.slice(1),
      biz_opaque_callback_data: key,
      ...more,
    })
    const failed = typeof fault === 'object' ? fault.failed : standIn.absent.has(to) ? 131026 : null
    const course =
      failed !== null
        ? [status('failed', { errors: [{ code: failed, title: 'Failed' }] })]
        : fault === 'silent'
          ? []
          : [status('sent'), status('delivered')]
    if (fault === 'reversed') course.reverse()
    const report = async () => {
      for (const each of course)
        for (let n = fault === 'twice' ? 2 : 1; n > 0; n -= 1) await post({ statuses: [each] })
    }
    if (fault === 'early') await report()
    else track(report())
    if (fault === 'cut') return void reply.hijack().raw.destroy()
    if (fault === 'hang') return new Promise(() => {})
    if (fault === 'html') return reply.code(502).type('text/html').send('<html>Bad gateway</html>')
    return {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to.slice(1) }],
      messages: [{ id: wamid, message_status: 'accepted' }],
    }
  })

  app.get(`/${phoneId}`, async () => ({
    display_phone_number: '+62 812-0000-0001',
    verified_name: 'Dimsum',
    health_status: { can_send_message: standIn.canSend },
  }))
  app.get(`/${accountId}/message_templates`, async () => ({
    data: standIn.templates.map(({ name, language, state, category }) => ({
      name,
      language,
      status: state,
      category,
    })),
  }))
  // For a tester who plays the customer, or a test in another process.
  app.post<{ Body: { from: string; text: string } }>('/control/reply', ({ body }) =>
    standIn.reply(body.from, body.text),
  )
  app.post<{ Body: Fault[] }>('/control/faults', async ({ body }) => standIn.faults.push(...body))
  app.get('/control/accepted', async () => standIn.accepted)
  return standIn
}
