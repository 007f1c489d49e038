import { readFile } from 'node:fs/promises'
import type { Shop } from './shop.ts'
import { signIn } from './sign-in.ts'

/** Packages on the menu, and photos of the owner's among them. */
const packages = 40
const photos = 12
const pictures = ['kecil', 'sedang', 'besar'].map((name) => `apps/shop/images/${name}-1080.webp`)

/** Fills the menu as its owner does, up to 40 packages; the first twelve have a photo of hers. */
export async function fillMenu(shop: Pick<Shop, 'url'>): Promise<void> {
  const cookie = await signIn(shop)
  const call = async (method: string, path: string, type: string, body: BodyInit) => {
    const answer = await fetch(shop.url + path, { method, headers: { cookie, 'content-type': type }, body })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const menu = await (await fetch(`${shop.url}/api/menu`)).json()
  const keys: string[] = menu.packages.map(({ packageType }: { packageType: string }) => packageType)
  for (let n = keys.length + 1; n <= packages; n += 1) {
    const name = `Paket Musim ${n}`
    const description = 'Siomay, hakau dan lumpia untuk keluarga'
    const added = await call(
      'POST',
      '/api/admin/menu',
      'application/json',
      JSON.stringify({
        name: { id: name, en: '' },
        description: { id: description, en: '' },
        pieces: 10 + n,
        price: 30_000 + 1_000 * n,
        badge: null,
        state: 'shown',
        ...{ soldOutUntil: null, orderFrom: null, orderUntil: null, deliverFrom: null, deliverUntil: null },
        ...{ totalLimit: null, dayLimit: null, orderLimit: null },
      }),
    )
    keys.push(added.packageType)
  }
  for (const [n, key] of keys.slice(0, photos).entries()) {
    const picture = await readFile(pictures[n % pictures.length] ?? '')
    await call('PUT', `/api/admin/menu/${key}/photo`, 'image/webp', picture)
  }
}
