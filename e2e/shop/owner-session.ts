import { type APIRequestContext, expect, request } from '@playwright/test'
import { admin } from './admin.ts'

/** Cookies of the owner's session. */
export type OwnerSession = Awaited<ReturnType<APIRequestContext['storageState']>>

/** Signs in through the API. */
export async function signInByCall(url: string): Promise<OwnerSession> {
  const context = await request.newContext({ baseURL: url })
  const answer = await context.post('/api/admin/login', { data: admin })
  expect(answer.ok(), await answer.text()).toBe(true)
  const session = await context.storageState()
  await context.dispose()
  return session
}

/** The session in every copy of the template database (`start-shop.ts`). Cookies are shared between ports. */
export const templateSession = (): OwnerSession => JSON.parse(process.env.SHOP_TEMPLATE_SESSION ?? '')
