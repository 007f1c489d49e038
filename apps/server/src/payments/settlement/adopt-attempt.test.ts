import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensureBackupKey } from '../../platform/backup/backup-key.ts'
import { restoreBackup } from '../../platform/backup/restore-backup.ts'
import { writeBackup } from '../../platform/backup/write-backup.ts'
import { exampleServerKey, openPaymentShop, type PaymentShop } from '../../testing/payment-shop.ts'
import { aMessage, type Message } from '../../testing/signed-messages.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { startPayment } from '../attempts/start-payment.ts'
import { receiveNotification } from '../notifications/receive-notification.ts'

/**
 * A payment counts only if this shop started it (decision 0039). Several sellers may share a merchant account: another
 * kitchen, the old site, a test copy of the shop. All may use the same order ids as this shop.
 */

const hourMs = 3_600_000
const minuteMs = 60_000
const shop = await openPaymentShop()
beforeEach(() => shop.control.faults.clear())

/** Computed independently of the shop's code. */
const proofBy = (secret: Buffer, providerOrderId: string) =>
  createHmac('sha256', secret).update(`payment ${providerOrderId}`).digest('base64url')

/** Simulates a restore that retired the secret this long ago. */
const noteRestore = async (secret: Buffer, agoMs: number) => {
  const retired = `now() - $2 * interval '1 millisecond'`
  await shop.rows(`insert into payment_secrets (secret, retired_at) values ($1, ${retired})`, [secret, agoMs])
}

/** A payment that this shop started between the backup and the restore; each test changes one fact about it. */
const genuine = {
  restoredAgoMs: hourMs,
  askedAgoMs: 2 * hourMs,
  orderedAgoMs: 3 * hourMs,
  amount: 58_000,
  proof: proofBy as (secret: Buffer, providerOrderId: string) => string | undefined,
}
type Asked = typeof genuine

/** Pays a page that the shop did not store: anybody with the key of the Midtrans account can create one. */
const payForgotten = async (change: Partial<Asked> = {}) => {
  const { restoredAgoMs, askedAgoMs, orderedAgoMs, amount, proof } = { ...genuine, ...change }
  const { id } = await shop.place()
  const ordered = `update orders set order_date = now() - $2 * interval '1 millisecond' where id = $1`
  await shop.rows(ordered, [id, orderedAgoMs])
  const secret = randomBytes(32)
  await noteRestore(secret, restoredAgoMs)
  const providerOrderId = `ORDER-${id}-${Date.now() - askedAgoMs}`
  const asked = await fetch(`${shop.parts.config.payment.snapUrl}/snap/v1/transactions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${exampleServerKey}:`).toString('base64')}`,
    },
    body: JSON.stringify({
      transaction_details: { order_id: providerOrderId, gross_amount: amount },
      custom_field1: providerOrderId,
      custom_field2: proof(secret, providerOrderId),
    }),
  })
  expect(asked.status).toBe(201)
  const { transactionId } = await shop.pay(providerOrderId, { method: 'bca_va' })
  return { id, providerOrderId, transactionId, secret }
}

const expectAdopted = async ({ id }: { id: number }) => {
  expect((await shop.orderRow(id)).isPaid).toBe(true)
  expect(await shop.attemptsOf(id)).toMatchObject([
    { adopted: true, state: 'paid', method: 'virtual_account' },
  ])
}
const expectRefused = async ({ id, providerOrderId }: { id: number; providerOrderId: string }) => {
  expect((await shop.orderRow(id)).isPaid).toBe(false)
  expect(await shop.attemptsOf(id)).toEqual([])
  const about = (await shop.attention()).filter(({ reference }) => reference === providerOrderId)
  expect(about).toMatchObject([{ kind: 'unmatched-message', data: { isKnownToProvider: true } }])
}

it('the first customers who pay in parallel share one secret', async () => {
  const placed = await Promise.all(Array.from({ length: 6 }, () => shop.place()))
  const answers = await Promise.all(placed.map((order) => shop.create(order)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
  expect(await shop.rows('select secret from payment_secrets')).toHaveLength(1)
})

describe('a payment that the shop started before a restore and lost', () => {
  it.each([
    ['the proof in the provider’s answer', null],
    ['the notification’s own proof when the provider’s answer has none', 'status-no-custom-fields'],
  ] as const)('is adopted by %s', async (_proof, fault) => {
    if (fault) shop.control.faults.arm({ fault })
    await expectAdopted(await payForgotten())
  })

  const told = async (order_id: string, transaction_id: string, fields: Message) =>
    (await shop.notify(aMessage({ order_id, transaction_id, ...fields }))).json().message
  const refusal = 'No such payment, nothing changed'

  it('is adopted although a forger posted the same notification with another proof first', async () => {
    shop.control.faults.arm({ fault: 'notification-lost' })
    const { id, providerOrderId, transactionId, secret } = await payForgotten()
    shop.control.faults.arm({ fault: 'status-no-custom-fields' })
    expect(await told(providerOrderId, transactionId, { custom_field2: 'invented' })).toBe(refusal)
    const own = { custom_field2: proofBy(secret, providerOrderId) }
    expect(await told(providerOrderId, transactionId, own)).toBe('Payment status updated')
    await expectAdopted({ id })
  })

  it('is not adopted by a proof in the notification alone, when the provider’s answer has another', async () => {
    shop.control.faults.arm({ fault: 'notification-lost' })
    const forgotten = await payForgotten({ proof: () => 'another' })
    const { providerOrderId, transactionId, secret } = forgotten
    const own = { custom_field2: proofBy(secret, providerOrderId) }
    expect(await told(providerOrderId, transactionId, own)).toBe(refusal)
    await expectRefused(forgotten)
  })

  it.each<[string, Partial<Asked>]>([
    ['without any proof: the old site, or another kitchen', { proof: () => undefined }],
    ['with an invented proof', { proof: () => randomBytes(32).toString('base64url') }],
    ['with an empty proof', { proof: () => '' }],
    ['with the proof of another database', { proof: (_, id) => proofBy(randomBytes(32), id) }],
    ['with the proof of another order', { proof: (secret, id) => proofBy(secret, id.replace('-', '-9')) }],
    ['with the proof of another payment of this order', { proof: (secret, id) => proofBy(secret, `${id}1`) }],
    ['with its id where the proof should be', { proof: (_, id) => id }],
    ['asked for after the restore', { askedAgoMs: hourMs / 2 }],
    [
      'whose restore is three days ago',
      { restoredAgoMs: 73 * hourMs, askedAgoMs: 74 * hourMs, orderedAgoMs: 75 * hourMs },
    ],
    ['asked for before the order was placed', { orderedAgoMs: 1.5 * hourMs }],
    [
      'whose transaction is older than the order',
      { orderedAgoMs: -10 * minuteMs, askedAgoMs: -20 * minuteMs, restoredAgoMs: -30 * minuteMs },
    ],
    ['of another amount', { amount: 57_999 }],
  ])('is not taken in %s', async (_what, change) => {
    await expectRefused(await payForgotten(change))
  })

  it('is not adopted for one order by the transaction of another', async () => {
    shop.control.faults.arm({ fault: 'notification-lost' })
    const [poor, payer] = [await payForgotten({ proof: () => undefined }), await payForgotten()]
    // The signature covers neither the transaction id nor the proof.
    for (const { secret, providerOrderId } of [payer, poor]) {
      const fields = { custom_field1: payer.providerOrderId, custom_field2: proofBy(secret, providerOrderId) }
      expect(await told(poor.providerOrderId, payer.transactionId, fields)).toBe(refusal)
    }
    expect(await shop.attemptsOf(poor.id)).toEqual([])
    expect((await shop.orderRow(poor.id)).isPaid).toBe(false)
  })

  it('is not adopted when the provider does not know it', async () => {
    const { id } = await shop.place()
    const secret = randomBytes(32)
    await noteRestore(secret, 0)
    const providerOrderId = `ORDER-${id}-${Date.now()}`
    const own = { custom_field2: proofBy(secret, providerOrderId) }
    expect(await told(providerOrderId, randomUUID(), own)).toBe(refusal)
    expect(await shop.attemptsOf(id)).toEqual([])
    expect((await shop.orderRow(id)).isPaid).toBe(false)
  })
})

describe('the proof that is sent with a payment', () => {
  it('is echoed in notifications and answers, differs for every payment, and is never the secret', async () => {
    const sent = new Set<string>()
    for (let count = 0; count < 3; count += 1) {
      const { providerOrderId } = await shop.paid('bni_va')
      const [{ secret }, ...others] = await shop.rows(
        'select secret from payment_secrets where retired_at is null',
      )
      expect(others).toEqual([])
      const proof = proofBy(secret, providerOrderId)
      const notified = shop.messagesAbout(providerOrderId).map(({ custom_field2 }) => custom_field2)
      expect([...new Set(notified)]).toEqual([proof])
      expect((await shop.provider.statusOf(providerOrderId))?.ourProof).toBe(proof)
      sent.add(proof)
    }
    expect(sent.size).toBe(3)
  })
})

describe('a shop and its copies on one merchant account', () => {
  type Lost = { id: number; asked: string }
  /** One copy was restored from the backup after a loss, the other was moved. */
  let restored: TestDatabase
  let moved: TestDatabase
  /** Payments that the shop started after the backup and before the copies were made. */
  let lost: [Lost, Lost]
  /** Orders in the backup; the shop starts their payments after it. */
  let orders: Awaited<ReturnType<PaymentShop['place']>>[]
  beforeAll(async () => {
    await shop.rows('delete from payment_secrets where retired_at is not null')
    const folder = mkdtempSync(join(tmpdir(), 'dimsum-copies-'))
    const key = await ensureBackupKey(join(mkdtempSync(join(tmpdir(), 'dimsum-key-')), 'backup.key'))
    orders = await Promise.all(Array.from({ length: 8 }, () => shop.place()))
    // The secret is created with the first payment.
    expect((await shop.create(await shop.place())).statusCode).toBe(200)
    const { path: file } = await writeBackup({ url: shop.database.url, folder, key })
    lost = [await askForNext(), await askForNext()]
    const restore = async (isMove: boolean) => {
      const copy = await createTestDatabase({ application_name: 'a test' })
      await restoreBackup({ file, key, url: copy.url, overwrite: false, isMove })
      return copy
    }
    ;[restored, moved] = await Promise.all([restore(false), restore(true)])
    return () => Promise.all([restored.drop(), moved.drop()])
  })

  /** The shop starts a payment now; it is not paid yet. */
  const askForNext = async (): Promise<Lost> => {
    const order = orders.pop()
    if (!order) throw new Error('More orders are needed')
    expect((await shop.create(order)).statusCode).toBe(200)
    const [attempt] = await shop.attemptsOf(order.id)
    return { id: order.id, asked: attempt?.providerOrderId ?? '' }
  }
  /** The customer pays, and the copy receives the provider's notifications like the shop. */
  const payAndTell = async (copy: TestDatabase, providerOrderId: string) => {
    await shop.pay(providerOrderId, { method: 'bca_va' })
    const parts = { ...shop.payments, db: copy.db }
    const outcomes = []
    for (const message of shop.messagesAbout(providerOrderId))
      outcomes.push(await receiveNotification(parts, message))
    return outcomes
  }
  const seenIn = async (copy: TestDatabase, { id, asked }: Lost) => {
    const query = `select is_paid as "isPaid", array(select kind from attention_items where reference = $2) as kinds
      from orders where id = $1`
    return (await copy.rows(query, [id, asked]))[0]
  }

  it('the restored shop adopts what it started in the lost time, and leaves what another starts later to the owner', async () => {
    const [before] = lost
    expect(await payAndTell(restored, before.asked)).not.toContain('unmatched')
    expect(await seenIn(restored, before)).toEqual({ isPaid: true, kinds: [] })
    // The original shop continues: its payments are not those of the copy.
    const later = await askForNext()
    expect(await payAndTell(restored, later.asked)).toEqual(['unmatched', 'unmatched'])
    expect(await seenIn(restored, later)).toEqual({ isPaid: false, kinds: ['unmatched-message'] })
  })

  it('a moved shop knows all that it started, and adopts nothing', async () => {
    const [, before] = lost
    expect(await payAndTell(moved, before.asked)).toEqual(['unmatched', 'unmatched'])
    expect(await seenIn(moved, before)).toEqual({ isPaid: false, kinds: ['unmatched-message'] })
  })

  it.each([
    false,
    true,
  ])('a payment that a copy asked for never pays an order of the shop (moved: %s)', async (isMove) => {
    const copy = isMove ? moved : restored
    const order = await shop.orderRow(orders.pop()?.id ?? 0)
    const wish = { order, method: 'virtual_account', isDeposit: false, shopOrigin: shop.url } as const
    await startPayment({ ...shop.payments, db: copy.db }, wish)
    const asked = 'select provider_order_id as id from payment_attempts where order_id = $1'
    const [{ id: providerOrderId }] = await copy.rows(asked, [order.id])
    // The hardest case: the shop itself is restored right after the copy started a payment, so its own lost time is
    // open.
    await askForNext()
    await shop.rows('update payment_secrets set retired_at = clock_timestamp() where retired_at is null')
    await shop.pay(providerOrderId, { method: 'bca_va' })
    await expectRefused({ id: order.id, providerOrderId })
  })

  it('a shop that was never restored adopts nothing, not even what it started', async () => {
    await shop.rows('delete from payment_secrets where retired_at is not null')
    const { id, asked } = await askForNext()
    await shop.rows('delete from payment_attempts where order_id = $1', [id])
    await shop.pay(asked, { method: 'bca_va' })
    await expectRefused({ id, providerOrderId: asked })
  })
})
