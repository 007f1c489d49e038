import { photoFaults } from '@dimsum/words/photo-faults'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildOrder } from '../../testing/orders.ts'
import { hostileFiles, phonePhoto } from '../../testing/pictures.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'

const wide = { points: 1_000, seconds: 60 }
const shop = await buildTestApp({ limits: { 'proofs-per-order': wide, 'proofs-per-address': wide } })
const owner = await shop.signIn()
/** Small, because encoding takes most of the time. */
const small = { width: 320, height: 240 }
const photo = await phonePhoto(small)
const pictures = [
  photo,
  ...(await Promise.all([5, 9, 13].map((seed) => phonePhoto({ ...small, seed })))),
] as const
const account = { bank: 'BCA', number: '123 456 7890', holder: 'Siti Rahma' }
beforeEach(() => list([account]))

type Cookies = Record<string, string>
type Placed = Parameters<typeof buildOrder>
const { rows } = shop
const list = async (bankAccounts: object[]) => {
  const answer = await shop.changeSettings({ bankAccounts })
  expect(answer.statusCode, answer.body).toBe(200)
}
/** An order, and the cookies of the browser that placed it. */
const place = async (form: Placed[1] = {}, later: Placed[2] = {}) => {
  const { order, accessToken } = await buildOrder(shop.database.db, form, later)
  return { id: order.id, holder: { access: accessToken } as Cookies }
}
const read = (id: number, cookies: Cookies) => shop.get(`/api/orders/${id}/transfer`, cookies)
const send = (id: number, cookies: Cookies, payload: Buffer = photo, type = 'image/jpeg') =>
  shop.upload(`/api/orders/${id}/transfer/proofs`, payload, cookies, type)
const pay = (id: number) => shop.payByHand(id, { paymentMethod: 'transfer' })
/** The open entries about proofs, as the desk lists them. */
const openEntries = async (id: number) => {
  const { items } = (await shop.get('/api/admin/attention', owner)).json()
  return items.filter(
    ({ kind, orderId }: { kind: string; orderId: number }) => kind === 'transfer-proof' && orderId === id,
  )
}

describe('a transfer by hand', () => {
  test('shows amount, accounts and the QRIS picture to the holder of an order', async () => {
    const { id, holder } = await place()
    const shown = { amount: '58000.00', accounts: [account], qris: null, proofs: [], proofsLeft: 3 }
    expect((await read(id, holder)).json()).toEqual(shown)
    const { hash } = (await shop.upload('/api/admin/photos', photo, owner)).json().photo
    await shop.changeSettings({ transferQris: hash })
    const qris = { hash, width: 240, height: 320 }
    expect((await read(id, holder)).json()).toEqual({ ...shown, qris })
    await shop.changeSettings({ transferQris: null })
  })

  test.each([
    ['is paid', { isPaid: true }],
    ['is cancelled', { status: 'cancelled' }],
  ] as const)('shows no account and takes no proof when the order %s', async (_, later) => {
    const { id, holder } = await place({}, later)
    expect((await read(id, holder)).json()).toMatchObject({ accounts: [], qris: null, proofsLeft: 0 })
    expect((await send(id, holder)).statusCode).toBe(409)
  })

  test('does not exist while the owner listed no account', async () => {
    await list([])
    const { id, holder } = await place()
    expect((await read(id, holder)).json()).toMatchObject({ accounts: [], proofsLeft: 0 })
    const message = 'Pesanan ini tidak menunggu transfer, jadi bukti tidak diperlukan.'
    expect(answered(await send(id, holder))).toMatchObject({ statusCode: 409, message })
  })
})

describe('a proof of a transfer', () => {
  test('is never cached, and has no metadata', async () => {
    const { id, holder } = await place()
    const other = await place()
    const answer = await send(id, holder)
    expect(answer.json()).toMatchObject({ proofs: [{ id: expect.any(Number) }], proofsLeft: 2 })
    const url = `/api/orders/${id}/transfer/proofs/${answer.json().proofs[0].id}`
    const picture = await shop.get(url, holder)
    const { 'content-type': type, 'cache-control': caching } = picture.headers
    expect([picture.statusCode, type, caching]).toEqual([200, 'image/webp', 'private, no-store'])
    const { width, height, exif } = await sharp(picture.rawPayload).metadata()
    expect([width, height, exif]).toEqual([240, 320, undefined])
    // The id of another order's proof opens nothing.
    const elsewhere = url.replace(`orders/${id}/`, `orders/${other.id}/`)
    expect((await shop.get(elsewhere, other.holder)).statusCode).toBe(404)
  })

  test('larger than 1600 px is stored smaller', async () => {
    const { id, holder } = await place()
    await send(id, holder, await phonePhoto({ width: 2400, height: 1200 }))
    const [{ picture }] = await rows(`select picture from transfer_proofs where order_id = ${id}`)
    const { width, height } = await sharp(picture).metadata()
    expect([width, height]).toEqual([800, 1600])
  })

  test.each<[string, (id: number) => ReturnType<typeof pay>]>([
    ['paid', pay],
    ['cancelled', (id) => shop.setStatus(id, 'cancelled', { reason: 'Salah pesan' })],
  ])('raises one entry however many come, and it closes when the order is %s', async (_end, act) => {
    const { id, holder } = await place()
    for (const picture of pictures.slice(0, 2)) expect((await send(id, holder, picture)).statusCode).toBe(200)
    expect(await openEntries(id)).toHaveLength(1)
    expect((await act(id)).statusCode).toBe(200)
    expect(await openEntries(id)).toEqual([])
    expect((await send(id, holder, pictures[2])).statusCode).toBe(409)
    expect((await read(id, owner)).json().proofs).toHaveLength(2)
  })

  test('raises an entry again when another picture comes after the first was closed by hand', async () => {
    const { id, holder } = await place()
    await send(id, holder)
    const [entry] = await openEntries(id)
    await shop.send('POST', `/api/admin/attention/${entry.id}/close`, { note: 'Belum masuk' }, owner)
    await send(id, holder)
    expect(await openEntries(id)).toEqual([])
    await send(id, holder, pictures[1])
    expect(await openEntries(id)).toHaveLength(1)
  })

  test('is taken three times per order, and the same picture counts once, also in parallel', async () => {
    const { id, holder } = await place()
    const [first, second, third, fourth] = pictures
    await Promise.all([send(id, holder, first), send(id, holder, first)])
    const answers = await Promise.all([second, third, fourth].map((picture) => send(id, holder, picture)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409])
    expect((await send(id, holder, first)).statusCode).toBe(200)
    expect(await rows(`select from transfer_proofs where order_id = ${id}`)).toHaveLength(3)
  })

  test('sent while the order is paid leaves no open entry', async () => {
    const { id, holder } = await place()
    const [sent, paid] = await Promise.all([send(id, holder), pay(id)])
    expect([200, 409]).toContain(sent.statusCode)
    expect(paid.statusCode).toBe(200)
    expect(await openEntries(id)).toEqual([])
  })

  test('that is no photo is refused with its reason, and nothing is left behind', async () => {
    const { id, holder } = await place()
    const files = (await hostileFiles()).filter(
      ([, , fault], n, all) => all.findIndex((one) => one[2] === fault) === n,
    )
    for (const [name, bytes, fault] of files) {
      const refused = { code: 'validation', message: photoFaults[fault].id }
      expect((await send(id, holder, bytes)).json(), name).toMatchObject(refused)
    }
    expect((await send(id, holder, Buffer.concat([photo, Buffer.alloc(6 * 1024 ** 2)]))).statusCode).toBe(413)
    expect((await send(id, holder, photo, 'text/plain')).statusCode).toBe(415)
    expect(await rows(`select from transfer_proofs where order_id = ${id}`)).toEqual([])
    expect(await openEntries(id)).toEqual([])
  })

  test('is part of the person’s copy, and is erased with the person', async () => {
    const { id, holder } = await place({ customerPhone: '0813-1111-2222' })
    await send(id, holder)
    await shop.setStatus(id, 'delivered')
    const copy = (await shop.send('POST', `/api/admin/customers/${id}/export`, {}, owner)).json()
    const [proof] = copy.orders[0].transferProofs
    const picture = Buffer.from(proof.picture.replace('data:image/webp;base64,', ''), 'base64')
    expect((await sharp(picture).metadata()).format).toBe('webp')
    expect((await shop.send('POST', `/api/admin/customers/${id}/erase`, {}, owner)).statusCode).toBe(200)
    expect(await rows(`select from transfer_proofs where order_id = ${id}`)).toEqual([])
    // The owner may still read the order, but no picture can be added to it.
    expect((await send(id, owner)).statusCode).toBe(409)
  })
})
