import webPush from 'web-push'
import type { SendOutcome } from '../outbox/message-sender.ts'
import { type OneRequest, outcomeOfError, sendRequest } from '../outbox/send-request.ts'
import type { PushKeys } from './push-keys.queries.ts'

/** A browser's endpoint at its push service, with the keys that encrypt messages for it; base64url. */
type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushRequest = {
  target: PushTarget
  /** At most some kilobytes; encrypted in transit (RFC 8291). */
  payload: string
  keys: PushKeys
  /** The sender: a `mailto:` or https URL for the operator of the service. */
  subject: string
  /** How long the service keeps it for a device that is offline. */
  ttlSeconds: number
}

/** Milliseconds of one attempt. */
const maxMs = 10_000

/** Encrypts and signs one push; nothing is sent. */
export const preparePush = (request: PushRequest): OneRequest => {
  const { target, keys, subject, ttlSeconds } = request
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
    request.payload,
    { vapidDetails: { subject, ...keys }, TTL: ttlSeconds, urgency: 'high' },
  )
  const { 'Content-Length': _, ...sent } = headers as Record<string, string>
  return { url: endpoint, method: 'POST', headers: { ...sent, TTL: String(ttlSeconds) }, body }
}

/** Sends one push to its service without retry. */
export const sendPush = async (push: OneRequest): Promise<SendOutcome> => {
  try {
    const answer = await sendRequest(push, maxMs)
    await answer.body.dump().catch(() => {})
    return outcomeOf(answer.statusCode)
  } catch (error) {
    return outcomeOfError(error)
  }
}

/** The subscription was created with another key than the shop's (RFC 8292, section 4.2): every push to it fails. */
const otherKey = 'other-key'

/** The meaning of the service's status (RFC 8030, sections 5 and 7.3). */
const outcomeOf = (status: number): SendOutcome => {
  if (status >= 200 && status < 300) return { end: 'sent' }
  if (status === 404 || status === 410) return { end: 'failed', fault: 'gone' }
  if (status === 401 || status === 403) return { end: 'failed', fault: otherKey }
  if (status === 429 || status === 500 || status === 503) return { end: 'refused', fault: `http-${status}` }
  // A gateway before the service timed out: the service may have accepted the push.
  if (status >= 500) return { end: 'unknown', fault: `http-${status}` }
  return { end: 'failed', fault: `http-${status}` }
}
