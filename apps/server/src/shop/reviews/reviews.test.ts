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

const aReview = (overrides: object = {}) => ({
  customerName: 'Budi',
  customerEmail: 'budi@example.test',
  rating: 5,
  reviewText: 'Dimsumnya lembut dan isinya banyak.',
  ...overrides,
})
const write = (overrides: object = {}) =>
  shop.call({
    method: 'POST',
    url: '/api/reviews',
    remoteAddress: `10.0.0.${test}`,
    payload: aReview(overrides),
  })
const reviewKeyOf = async (orderId: number, expiresAt = new Date(Date.now() + 60_000)) => {
  const key = randomBytes(32).toString('base64url')
  const keyHash = createHash('sha256').update(key).digest()
  await shop.database.db.insert(orderLinks).values({ keyHash, orderId, purpose: 'review', expiresAt })
  return key
}
const stored = () => shop.database.db.select().from(reviews)
const publicReviews = async () => (await shop.get('/api/reviews/public')).json()
const approve = async (id: number, isPublic = true) =>
  shop.send('PATCH', `/api/reviews/${id}/visibility`, { isPublic }, admin)

describe('writing a review', () => {
  it('stores it unpublished, whatever the body claims', async () => {
    const answer = await write({ isPublic: true, orderId: 1, id: 99, reply: 'x' })
    expect(answer.statusCode).toBe(201)
    expect(await stored()).toMatchObject([
      { isPublic: false, orderId: null, reply: null, customerName: 'Budi' },
    ])
    expect(await publicReviews()).toEqual([])
  })

  it.each([
    [{ customerName: 'B' }, 'customerName', 'Name must be at least 2 characters'],
    [{ reviewText: ' enak       ' }, 'reviewText', 'Review must be at least 10 characters'],
    [{ reviewText: `enak${'\u200B'.repeat(20)}` }, 'reviewText', 'Review must be at least 10 characters'],
    [{ rating: 6 }, 'rating', expect.any(String)],
    [{ rating: 0 }, 'rating', expect.any(String)],
    [{ customerEmail: 'bukan email' }, 'customerEmail', expect.any(String)],
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

  it("refuses a filled honeypot field with a message, and stores nothing: it may be a phone's autofill", async () => {
    const answer = await write({ website: 'http://spam.example' })
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'website'])
    expect(await stored()).toEqual([])
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
    const [review, ...others] = await stored()
    expect(review).toMatchObject({ orderId: order.id })
    expect(others).toEqual([])
    await approve(review?.id ?? 0)
    expect(await publicReviews()).toMatchObject([{ isVerified: true }])
  })

  it('is also verified from the browser that holds the order, once it is delivered', async () => {
    const delivered = await buildOrder(shop.database.db, {}, { status: 'delivered' })
    const pending = await buildOrder(shop.database.db)
    const from = (placed: typeof pending, accessToken: string, reviewText: string) =>
      shop.send('POST', '/api/reviews', aReview({ orderId: placed.order.id, reviewText }), {
        access: accessToken,
      })
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
    await write()
    const [{ id } = { id: 0 }] = (await shop.get('/api/reviews', admin)).json<Review[]>()
    expect((await approve(id)).json()).toMatchObject({ id, isPublic: true })
    await shop.send('PATCH', `/api/reviews/${id}/reply`, { reply: 'Terima kasih, Kak Budi.' }, admin)
    const shown = await publicReviews()
    expect(shown).toMatchObject([
      { id, customerName: 'Budi', reply: 'Terima kasih, Kak Budi.', isVerified: false },
    ])
    expect(JSON.stringify(shown)).not.toContain('budi@example.test')
    await approve(id, false)
    expect(await publicReviews()).toEqual([])
  })

  it('shows unapproved ones first', async () => {
    await write({ reviewText: 'Ulasan pertama, enak.' })
    const [{ id } = { id: 0 }] = await stored()
    await approve(id)
    await write({ reviewText: 'Ulasan kedua, enak juga.' })
    await write({ reviewText: 'Ulasan ketiga, paling enak.' })
    const listed = (await shop.get('/api/reviews', admin)).json<Review[]>()
    expect(listed.map(({ isPublic }) => isPublic)).toEqual([false, false, true])
    expect(listed[0]?.reviewText).toContain('ketiga')
    const some = await shop.get('/api/reviews?published=0', admin)
    expect(some.json<Review[]>().map(({ id }) => id)).toEqual(listed.slice(0, 2).map(({ id }) => id))
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
    await write({ reviewText: 'Ulasan pertama, enak.' })
    await write({ reviewText: 'Ulasan kedua, enak juga.' })
    const [first, second] = await stored()
    for (const review of [first, second]) await approve(review?.id ?? 0)
    expect(await publicReviews()).toHaveLength(2)
    const remove = (id: number | undefined) => shop.send('DELETE', `/api/reviews/${id}`, undefined, admin)
    const answer = await remove(first?.id)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await publicReviews()).toMatchObject([{ id: second?.id }])
    expect((await shop.get('/api/reviews/summary')).json()).toMatchObject({ count: 1 })
    expect((await shop.get('/api/reviews', admin)).json()).toHaveLength(1)
    const log = await shop.database.pool.query(
      "select actor, subject, before::text as before from audit_log where action = 'review.delete'",
    )
    expect(log.rows).toMatchObject([{ actor: 'admin:pemilik', subject: `review:${first?.id}` }])
    expect(log.rows[0].before).not.toContain('Budi')
    expect((await remove(first?.id)).statusCode).toBe(404)
    expect(await stored()).toHaveLength(1)
    // A deleted text may be submitted again.
    await write({ reviewText: 'Ulasan pertama, enak.' })
    expect(await stored()).toHaveLength(2)
  })

  it('does not overwrite a reply that another screen gave meanwhile', async () => {
    await write()
    const [{ id } = { id: 0 }] = await stored()
    const reply = (text: string, expected: string) =>
      shop.send('PATCH', `/api/reviews/${id}/reply`, { reply: text, expected }, admin)
    expect((await reply('Terima kasih.', '')).statusCode).toBe(200)
    expect(answered(await reply('Maaf, Kak.', ''))).toMatchObject({ statusCode: 409, code: 'stale' })
    expect((await reply('Maaf, Kak.', 'Terima kasih.')).json()).toMatchObject({ reply: 'Maaf, Kak.' })
  })

  it('keeps the text of a reply out of the audit log, which never changes', async () => {
    await write()
    const [{ id } = { id: 0 }] = await stored()
    const reply = (text: string) => shop.send('PATCH', `/api/reviews/${id}/reply`, { reply: text }, admin)
    await reply('Terima kasih, Kak Budi Tandaku.')
    await reply('')
    const rows = await shop.rows(
      "select after from audit_log where action = 'review.reply' and subject = $1 order by id desc limit 2",
      [`review:${id}`],
    )
    expect(rows.map(({ after }) => after)).toEqual([{ hasReply: false }, { hasReply: true }])
  })
})
