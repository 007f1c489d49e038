import { browserMemory } from '@dimsum/web/components/session-memory.ts'

/**
 * The local session flag with its login time, valid 24 hours (product.md section 4). It only decides what is rendered
 * before the server's response. Rights depend on the HttpOnly cookie.
 */
const place = 'admin-session'
const dayMs = 24 * 60 * 60 * 1000

export type LocalSession = 'none' | 'valid' | 'expired'

export function localSession(now = Date.now()): LocalSession {
  const loginTime = read()
  if (loginTime === null) return 'none'
  const age = now - loginTime
  return age >= 0 && age < dayMs ? 'valid' : 'expired'
}

export const storeLocalSession = (loginTime: string) =>
  browserMemory.keep(place, { authenticated: true, loginTime })

export const clearLocalSession = () => browserMemory.forget(place)

function read(): number | null {
  const stored = browserMemory.recall(place)
  if (typeof stored !== 'object' || stored === null || !('loginTime' in stored)) return null
  const time = Date.parse(String(stored.loginTime))
  return Number.isNaN(time) ? null : time
}
