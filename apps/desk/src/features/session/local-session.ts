/**
 * The spec's local flag with its login time, valid 24 hours (product.md section 4). It only decides what is rendered before
 * the server has answered: every right is the server's, in a cookie no script can read.
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

export function rememberLogin(loginTime: string) {
  try {
    localStorage.setItem(place, JSON.stringify({ authenticated: true, loginTime }))
  } catch {
    // Storage blocked: the server's answer alone decides.
  }
}

export function forgetLogin() {
  try {
    localStorage.removeItem(place)
  } catch {
    // Storage blocked: nothing was remembered.
  }
}

function read(): number | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('loginTime' in stored)) return null
    const time = Date.parse(String(stored.loginTime))
    return Number.isNaN(time) ? null : time
  } catch {
    return null
  }
}
