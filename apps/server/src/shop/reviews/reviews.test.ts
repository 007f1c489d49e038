import { createHash, randomBytes } from 'node:crypto'
import type { Review } from '@dimsum/contract/reviews'
import { afterEach, describe, expect, it } from 'vitest'
import { orderLinks } from '../../platform/db/tables/orders.ts'
import { reviews } from '../../platform/db/tables/reviews.ts'
import { buildOrder } from '../../testing/orders.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'

const shop = await buildTestApp()
const admin = await shop.signIn()
// Each test has its own address, because reviews are limited per address.
let test = 0
afterEach(async () => {
  test += 1
  await shop.rows('truncate reviews restart identity')
})

const aReview = {
  ...{ customerName: 'Budi', customerEmail: 'budi@example.test', rating: 5 },
  reviewText: 'Dimsumnya lembut dan isinya banyak.',
}
const write = (overrides: object = {}, cookies: Record<string, string> = {}) => {
  const request = { method: 'POST', url: '/api/reviews', remoteAddress: `10.0.0.${test}`, cookies } as const
  return shop.call({ ...request, payload: { ...aReview, ...overrides } })
}
/** Writes a review and returns its id. */
const written = async (overrides: object = {}) => {
  await write(overrides)
  return (await stored()).at(-1)?.id ?? 0
}
const reviewKeyOf = async (orderId: number, expiresAt = new Date(Date.now() + 60_000)) => {
  const key = randomBytes(32).toString('base64url')
  const keyHash = createHash('sha256').update(key).digest()
  await shop.database.db.insert(orderLinks).values({ keyHash, orderId, purpose: 'review', expiresAt })
  return key
}
const stored = () => shop.database.db.select().from(reviews).orderBy(reviews.id)
const publicReviews = async () => (await shop.get('/api/reviews/public')).json()
const approve = async (id: number, isPublic = true) =>
  shop.send('PATCH', `/api/reviews/${id}/visibility`, { isPublic }, admin)
const reply = (id: number, text: string, expected?: string) =>
  shop.send('PATCH', `/api/reviews/${id}/reply`, { reply: text, expected }, admin)

describe('writing a review', () => {
  it('stores it unpublished, whatever the body claims', async () => {
    const answer = await write({ isPublic: true, orderId: 1, id: 99, reply: 'x' })
    expect(answer.statusCode).toBe(201)
    const own = { isPublic: false, orderId: null, reply: null, customerName: 'Budi' }
    expect(await stored()).toMatchObject([own])
    expect(await publicReviews()).toEqual([])
  })

  it.each([
    [{ customerName: 'B' }, 'customerName', 'Name must be at least 2 characters'],
    [{ reviewText: ' enak       ' }, 'reviewText', 'Review must be at least 10 characters'],
    [{ reviewText: `enak${'\u200B'.repeat(20)}` }, 'reviewText', 'Review must be at least 10 characters'],
    [{ rating: 6 }, 'rating', expect.any(String)],
    [{ rating: 0 }, 'rating', expect.any(String)],
    [{ customerEmail: 'bukan email' }, 'customerEmail', expect.any(String)],
    // A honeypot: it may be a phone's autofill, so the refusal has a message.
    [{ website: 'http://spam.example' }, 'website', expect.any(String)],
  ])('refuses %j in the words of the form', async (overrides, path, message) => {
    const refused = { statusCode: 400, issues: [{ path, message }] }
    expect(answered(await write(overrides))).toMatchObject(refused)
    expect(await stored()).toEqual([])
  })

  it('stores the same text once per day, with the same response', async () => {
    const first = await write()
    const second = await write({ reviewText: 'dimsumnya  LEMBUT dan isinya banyak.' })
    expect(second.json()).toEqual(first.json())
    expect(await stored()).toHaveLength(1)
  })

  it('stores the same text of two people, and of one person’s two orders', async () => {
    const link = async () => reviewKeyOf((await buildOrder(shop.database.db)).order.id)
    await write()
    await write({ customerName: 'Sari' })
    await write({ customerEmail: 'budi.lain@example.test' })
    await write({ customerEmail: '' })
    await write({ orderKey: await link() })
    await write({ orderKey: await link() })
    expect(await stored()).toHaveLength(6)
    // A repeated submission by the same person, with other case or blanks, is not a second review.
    await write({ customerName: ' BUDI ', customerEmail: 'Budi@Example.test' })
    await write({ customerName: 'sari' })
    expect(await stored()).toHaveLength(6)
  })
})

describe("a review through the order's own link", () => {
  it('is a verified buyer’s, once per order', async () => {
    const { order } = await buildOrder(shop.database.db)
    const orderKey = await reviewKeyOf(order.id)
    await write({ orderKey })
    // A repeated one gets the same response; a different one is refused with a message, since it would be lost.
    expect((await write({ orderKey })).statusCode).toBe(201)
    const second = await write({ orderKey, reviewText: 'Ulasan kedua dari pesanan yang sama.' })
    const message = 'You have already reviewed this order. Thank you! Each order has one review.'
    expect(answered(second)).toMatchObject({ statusCode: 409, message })
    const reviews = await stored()
    expect(reviews).toMatchObject([{ orderId: order.id }])
    await approve(reviews[0]?.id ?? 0)
    expect(await publicReviews()).toMatchObject([{ isVerified: true }])
  })

  it('is also verified from the browser that holds the order, once it is delivered', async () => {
    const delivered = await buildOrder(shop.database.db, {}, { status: 'delivered' })
    const pending = await buildOrder(shop.database.db)
    const from = (placed: typeof pending, access: string, reviewText: string) =>
      write({ orderId: placed.order.id, reviewText }, { access })
    await from(delivered, pending.accessToken, 'Dari peramban orang lain saja.')
    await from(pending, pending.accessToken, 'Pesanannya belum sampai juga.')
    await from(delivered, delivered.accessToken, 'Sudah sampai, enak sekali.')
    expect((await stored()).map(({ orderId }) => orderId)).toEqual([null, null, delivered.order.id])
  })

  it('is an ordinary one when the key has expired or is invented', async () => {
    const { order } = await buildOrder(shop.database.db)
    await write({ orderKey: await reviewKeyOf(order.id, new Date(Date.now() - 60_000)) })
    await write({ orderKey: 'x'.repeat(43), reviewText: 'Kunci karangan sendiri saja.' })
    expect((await stored()).map(({ orderId }) => orderId)).toEqual([null, null])
  })
})

describe('moderating', () => {
  it('approves, hides and replies; the public never sees an e-mail address', async () => {
    const id = await written()
    expect((await approve(id)).json()).toMatchObject({ id, isPublic: true })
    const thanks = 'Terima kasih, Kak Budi.'
    await reply(id, thanks)
    const shown = await publicReviews()
    expect(shown).toMatchObject([{ id, customerName: 'Budi', reply: thanks, isVerified: false }])
    expect(JSON.stringify(shown)).not.toContain('budi@example.test')
    await approve(id, false)
    expect(await publicReviews()).toEqual([])
  })

  it('shows unapproved ones first', async () => {
    const first = await written({ reviewText: 'Ulasan pertama, enak.' })
    const second = await written({ reviewText: 'Ulasan kedua, enak juga.' })
    await approve(second)
    const third = await written({ reviewText: 'Ulasan ketiga, paling enak.' })
    const listed = async (filter = '') =>
      (await shop.get(`/api/reviews${filter}`, admin)).json<Review[]>().map((review) => review.id)
    expect(await listed()).toEqual([third, first, second])
    expect(await listed('?published=0')).toEqual([third, first])
  })

  it('summarises the stars of public reviews', async () => {
    await write({ rating: 5, reviewText: 'Enak sekali, pesan lagi.' })
    await write({ rating: 4, reviewText: 'Enak, agak lama sampai.' })
    for (const { id } of await stored()) await approve(id)
    await write({ rating: 1, reviewText: 'Belum disetujui siapa pun.' })
    expect((await shop.get('/api/reviews/summary')).json()).toEqual({
      count: 2,
      average: 4.5,
      stars: [0, 0, 0, 1, 1],
    })
  })

  it('deletes one for good: from the owner’s list, the public one and its figures, with an audit entry', async () => {
    const first = await written({ reviewText: 'Ulasan pertama, enak.' })
    const second = await written({ reviewText: 'Ulasan kedua, enak juga.' })
    for (const id of [first, second]) await approve(id)
    expect(await publicReviews()).toHaveLength(2)
    const remove = () => shop.send('DELETE', `/api/reviews/${first}`, undefined, admin)
    expect(await remove()).toMatchObject({ statusCode: 204, body: '' })
    expect(await publicReviews()).toMatchObject([{ id: second }])
    expect((await shop.get('/api/reviews/summary')).json()).toMatchObject({ count: 1 })
    expect((await shop.get('/api/reviews', admin)).json()).toHaveLength(1)
    const log = await shop.rows("select actor, subject, before from audit_log where action = 'review.delete'")
    expect(log).toMatchObject([{ actor: 'admin:pemilik', subject: `review:${first}` }])
    expect(JSON.stringify(log)).not.toContain('Budi')
    expect((await remove()).statusCode).toBe(404)
    expect(await stored()).toHaveLength(1)
    // A deleted text may be submitted again.
    await write({ reviewText: 'Ulasan pertama, enak.' })
    expect(await stored()).toHaveLength(2)
  })

  it('does not overwrite a reply of another screen, and keeps its text out of the audit log, which never changes', async () => {
    const id = await written()
    expect((await reply(id, 'Terima kasih.', '')).statusCode).toBe(200)
    expect(answered(await reply(id, 'Maaf, Kak.', ''))).toMatchObject({ statusCode: 409, code: 'stale' })
    expect((await reply(id, 'Maaf, Kak.', 'Terima kasih.')).json()).toMatchObject({ reply: 'Maaf, Kak.' })
    await reply(id, '')
    const log = `select after from audit_log where action = 'review.reply' and subject = 'review:${id}' order by id desc`
    const texts = (await shop.rows(log)).slice(0, 3).map(({ after }) => after)
    expect(texts).toEqual([{ hasReply: false }, { hasReply: true }, { hasReply: true }])
  })
})
