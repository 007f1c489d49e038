import { z } from 'zod'
import type { WhatsappAccess } from '../config/whatsapp-config.ts'
import type { SendOutcome } from '../outbox/message-sender.ts'
import { type OneRequest, outcomeOfError, sendRequest } from '../outbox/send-request.ts'
import type { AccountState, SendResult, TemplateMessage, WhatsappProvider } from './whatsapp.ts'

/** Milliseconds of one request. Meta publishes no response time. */
const maxMs = 20_000

type Answer = { status: number; body: unknown }

const call = async (access: WhatsappAccess, path: string, body?: object): Promise<Answer> => {
  const request: OneRequest = {
    url: access.apiUrl + path,
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  }
  const answer = await sendRequest(request, maxMs)
  const text = await answer.body.text()
  return { status: answer.statusCode, body: jsonOf(text) }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const Accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) })
const Refused = z.object({ error: z.object({ code: z.int() }) })

const codeOf = (body: unknown): number | null => Refused.safeParse(body).data?.error.code ?? null

/**
 * Limits and maintenance: the message was not accepted, and a retry may succeed. 131000 and 1 are not listed, because Meta
 * may have accepted the message. https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes
 */
const tryLater = new Set([2, 4, 80007, 130429, 131016, 131056, 131057, 133004])
/** Token, permission, billing, policy, paused template: every message is refused until the owner corrects it. */
const accountFaults = new Set([
  0, 3, 10, 33, 190, 368, 130497, 131005, 131031, 131042, 131045, 131048, 132015, 133010,
])
const isAccountFault = (code: number) => accountFaults.has(code) || (code >= 200 && code <= 299)
/** The templates of the shop and of Meta differ, so further messages fail too. */
const templateFaults = new Set([132000, 132001, 132005, 132007, 132012, 132016])

const resultOf = ({ status, body }: Answer): SendResult => {
  const nothing = { providerId: null, accountFault: null }
  if (status === 200) {
    const accepted = Accepted.safeParse(body).data
    if (accepted)
      return { ...nothing, outcome: { end: 'sent' }, providerId: accepted.messages[0]?.id ?? null }
    return { ...nothing, outcome: { end: 'unknown', fault: 'whatsapp-answer' } }
  }
  const code = codeOf(body)
  if (code === null) return { ...nothing, outcome: withoutCode(status) }
  const fault = `whatsapp-${code}`
  if (isAccountFault(code)) return { ...nothing, outcome: { end: 'refused', fault }, accountFault: code }
  if (tryLater.has(code)) return { ...nothing, outcome: { end: 'refused', fault } }
  if (status >= 500) return { ...nothing, outcome: { end: 'unknown', fault } }
  return {
    outcome: { end: 'failed', fault },
    providerId: null,
    accountFault: templateFaults.has(code) ? code : null,
  }
}

/** Answered by a proxy: a status below 500 means that it forwarded nothing. */
const withoutCode = (status: number): SendOutcome =>
  status < 500 ? { end: 'failed', fault: `http-${status}` } : { end: 'unknown', fault: `http-${status}` }

const text = (value: string) => ({ type: 'text', text: value })

const bodyOf = ({ key, to, template, language, values, linkEnd }: TemplateMessage) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to,
  type: 'template',
  biz_opaque_callback_data: key,
  template: {
    name: template,
    language: { code: language },
    components: [
      { type: 'body', parameters: values.map(text) },
      ...(linkEnd === null
        ? []
        : [{ type: 'button', sub_type: 'url', index: '0', parameters: [text(linkEnd)] }]),
    ],
  },
})

const Health = z.object({
  display_phone_number: z.string().optional(),
  verified_name: z.string().optional(),
  health_status: z.object({ can_send_message: z.string() }).optional(),
})
const states = { AVAILABLE: 'available', LIMITED: 'limited', BLOCKED: 'blocked' } as const

const accountOf = ({ status, body }: Answer): AccountState => {
  const health = Health.safeParse(body).data
  if (status !== 200 || !health)
    return { state: status >= 500 ? 'unreachable' : 'refused', code: codeOf(body), phone: '', name: '' }
  const can = health.health_status?.can_send_message ?? 'AVAILABLE'
  return {
    state: can in states ? states[can as keyof typeof states] : 'limited',
    code: null,
    phone: health.display_phone_number ?? '',
    name: health.verified_name ?? '',
  }
}

const Templates = z.object({
  data: z.array(
    z.object({ name: z.string(), language: z.string(), status: z.string(), category: z.string() }),
  ),
})

/** Meta's Cloud API. It has no idempotency key, so a message is posted once. */
export const createCloudApi = (access: WhatsappAccess): WhatsappProvider => ({
  send: async (message) => {
    try {
      return resultOf(await call(access, `/${access.phoneId}/messages`, bodyOf(message)))
    } catch (error) {
      return { outcome: outcomeOfError(error), providerId: null, accountFault: null }
    }
  },
  readAccount: async () => {
    const fields = 'display_phone_number,verified_name,health_status'
    return accountOf(
      await call(access, `/${access.phoneId}?fields=${fields}`).catch(() => ({ status: 503, body: null })),
    )
  },
  listTemplates: async () => {
    const path = `/${access.accountId}/message_templates?fields=name,language,status,category&limit=250`
    const answer = await call(access, path).catch(() => null)
    const listed = answer?.status === 200 ? Templates.safeParse(answer.body).data : undefined
    return listed?.data.map(({ status: state, ...template }) => ({ ...template, state })) ?? null
  },
})
