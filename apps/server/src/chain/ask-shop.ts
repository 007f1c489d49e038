import { AdminSession } from '@dimsum/contract/admin-session'
import { ErrorAnswer } from '@dimsum/contract/errors'
import { RevenueDaily, type RevenueDay, RevenueTotal } from '@dimsum/contract/revenue'
import type { z } from 'zod'
import type { ChainShop } from './shop-list.ts'

/** What one kitchen sold, a line a WIB day, and what customers owe it now, in rupiah. */
export type ShopReport = { name: string; days: RevenueDay[]; owed: number }
/** A kitchen whose figures are missing, and why. */
export type ShopSilence = { name: string; problem: string }

const patienceMs = 15_000

/** Why a shop's figures are missing, in a sentence. */
class NoReport extends Error {}

/**
 * Signs in at a shop, reads its revenue of these WIB days, both included, and signs out. Never throws: a kitchen that
 * cannot be asked must not hide the others.
 */
export async function askShop(
  shop: ChainShop,
  days: { from: string; to: string },
): Promise<ShopReport | ShopSilence> {
  try {
    const cookie = await signIn(shop)
    try {
      const [daily, total] = await Promise.all([
        read(shop, cookie, `/api/revenue/daily?${new URLSearchParams(days)}`, RevenueDaily),
        read(shop, cookie, '/api/revenue/total', RevenueTotal),
      ])
      return { name: shop.name, days: daily, owed: total.owed }
    } finally {
      await call(shop, '/api/admin/logout', { method: 'POST', headers: { cookie } }).catch(() => {})
    }
  } catch (error) {
    return { name: shop.name, problem: problemOf(error) }
  }
}

async function signIn(shop: ChainShop): Promise<string> {
  const { username, password } = shop
  const answer = await call(shop, '/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (answer.status === 202)
    throw new NoReport('this account has a second factor; name one without, for reports alone')
  const session = AdminSession.safeParse(await answerOf(answer))
  if (!session.success) throw new NoReport('its sign-in answers otherwise than a shop of this version')
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function read<T extends z.ZodType>(
  shop: ChainShop,
  cookie: string,
  path: string,
  schema: T,
): Promise<z.infer<T>> {
  const found = schema.safeParse(await answerOf(await call(shop, path, { headers: { cookie } })))
  if (!found.success) throw new NoReport('its report reads otherwise than this version writes it')
  return found.data
}

const call = (shop: ChainShop, path: string, init: RequestInit) =>
  // Followed, a redirect would take the password to another host.
  fetch(new URL(path, shop.url), { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) })

async function answerOf(answer: Response): Promise<unknown> {
  const body = await answer.json().catch(() => undefined)
  if (answer.ok) return body
  const refusal = ErrorAnswer.safeParse(body)
  throw new NoReport(refusal.success ? `${answer.status}, ${refusal.data.message}` : `${answer.status}`)
}

function problemOf(error: unknown): string {
  if (error instanceof NoReport) return error.message
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${patienceMs / 1000} s`
  // `fetch failed` tells nothing; what failed is its cause.
  return error.cause instanceof Error ? error.cause.message : error.message
}
