import { type APIRequestContext, expect, request } from '@playwright/test'
import { admin } from './admin.ts'

/** What a browser keeps of the owner's session. */
export type OwnerSession = Awaited<ReturnType<APIRequestContext['storageState']>>

/** Signs the owner in by the form's own call; the form itself is `signIn` (`test.ts`). */
export async function signInByCall(url: string): Promise<OwnerSession> {
  const context = await request.newContext({ baseURL: url })
  const answer = await context.post('/api/admin/login', { data: admin })
  expect(answer.ok(), await answer.text()).toBe(true)
  const session = await context.storageState()
  await context.dispose()
  return session
}

/** The session that every copy of the template database knows (`start-shop.ts`). Cookies know no ports. */
export const templateSession = (): OwnerSession => JSON.parse(process.env.SHOP_TEMPLATE_SESSION ?? '')
