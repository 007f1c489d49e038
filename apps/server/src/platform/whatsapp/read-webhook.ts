import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { WhatsappReport } from './whatsapp.ts'

const form = /^sha256=([0-9a-f]{64})$/

/**
 * Whether these bytes were signed with the app secret; compared in constant time. It needs the bytes as received: Meta
 * escapes `\u00e9` and `\/`, so re-serialised JSON has another signature.
 */
export const isSignedByMeta = (body: Buffer, header: string | undefined, appSecret: string): boolean => {
  const given = form.exec(header ?? '')?.[1]
  if (given === undefined || appSecret === '') return false
  return timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', appSecret).update(body).digest())
}

/** Drops list items of an unknown form and keeps the others. */
const listOf = <T>(item: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((parts) => parts.flatMap((part) => item.safeParse(part).data ?? []))

const word = z.string().regex(/^\w{1,512}$/)

const Status = z.object({
  id: z.string(),
  status: word,
  biz_opaque_callback_data: z.string().nullish().catch(null),
  errors: listOf(z.object({ code: z.int32() })),
})
const Inbound = z.object({
  id: z.string(),
  from: z.string().nullish().catch(null),
  type: z.string().catch(''),
  text: z.object({ body: z.string() }).nullish().catch(null),
  button: z.object({ text: z.string() }).nullish().catch(null),
})
const Change = z.object({
  field: z.string(),
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }).nullish().catch(null),
    statuses: listOf(Status),
    messages: listOf(Inbound),
    message_template_name: word.nullish().catch(null),
    event: word.nullish().catch(null),
    new_category: word.nullish().catch(null),
  }),
})
const Body = z.object({ entry: listOf(z.object({ id: z.string(), changes: listOf(Change) })) })

/** All reports of a verified body about this number or account, in order; at most 1,000 per body. */
export const readWebhook = (
  body: Buffer,
  { phoneId, accountId }: { phoneId: string; accountId: string },
): WhatsappReport[] => {
  let parsed: unknown
  try {
    parsed = JSON.parse(body.toString())
  } catch {
    return []
  }
  const { entry = [] } = Body.safeParse(parsed).data ?? {}
  return entry
    .filter(({ id }) => id === accountId)
    .flatMap(({ changes }) => changes)
    .flatMap(({ field, value }): WhatsappReport[] => {
      if (field === 'messages') return value.metadata?.phone_number_id === phoneId ? reportsOf(value) : []
      const name = value.message_template_name
      const event = value.new_category ?? value.event
      return field.includes('template') && name && event ? [{ kind: 'template', name, event }] : []
    })
}

const reportsOf = ({ statuses, messages }: z.infer<typeof Change>['value']): WhatsappReport[] => [
  ...statuses.map(({ id, status, biz_opaque_callback_data: key, errors }) => ({
    kind: 'status' as const,
    id,
    key: key ?? null,
    state: status,
    code: errors[0]?.code ?? null,
  })),
  ...messages.map(({ id, from, type, text, button }) => ({
    kind: 'inbound' as const,
    id,
    from: from ?? null,
    text: text?.body ?? button?.text ?? `[${type}]`,
  })),
]
