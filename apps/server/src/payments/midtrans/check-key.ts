import { randomUUID } from 'node:crypto'

const limitMs = 10_000

/** `other`: an answer about neither key nor payment; `status` is the code in its body, or the HTTP status. */
export type KeyCheck = {
  key: 'accepted' | 'refused' | 'other'
  status: number
  /** The `Date` header of the answer; null when it has none. */
  date: string | null
}

/**
 * Requests the status of a payment that does not exist: 401 means a wrong key or one of the other environment, 404 a
 * valid one. Changes nothing at the provider. Throws when there is no answer within 10 seconds; the error does not
 * contain the key.
 */
export const checkMidtransKey = async (access: { apiUrl: string; serverKey: string }): Promise<KeyCheck> => {
  const answer = await fetch(`${access.apiUrl}/v2/doctor-${randomUUID()}/status`, {
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${access.serverKey}:`).toString('base64')}`,
    },
    signal: AbortSignal.timeout(limitMs),
    redirect: 'manual',
  })
  const body = (await answer.json().catch(() => ({}))) as { status_code?: unknown }
  const status = Number(body.status_code ?? answer.status)
  const key = status === 401 ? 'refused' : status === 404 ? 'accepted' : 'other'
  return { key, status, date: answer.headers.get('date') }
}
