import { adminPassword, type Shop } from './shop.ts'

/** Session cookie of the admin. */
export async function signIn(shop: Pick<Shop, 'url'>): Promise<string> {
  const answer = await fetch(`${shop.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  })
  if (!answer.ok) throw new Error(`The admin cannot sign in: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
