import { beforeEach, describe, expect, test } from 'vitest'
import { buildOrder } from '../../testing/orders.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'
import { retain } from './retention.ts'

const shop = await buildTestApp()
const query = shop.rows
const admin = await shop.signIn()
beforeEach(async () => {
  await shop.rows(`truncate reviews, customer_notes, blocked_phones, order_access, order_links, order_notes`)
})

/** All data of the database as one text, so that a column added later is included. */
const dump = async () => {
  const tables = await query("select tablename as name from pg_tables where schemaname = 'public'")
  const read = ({ name }: { name: string }) => query(`select json_agg(t)::text as text from "${name}" t`)
  return JSON.stringify(await Promise.all(tables.map(read)))
}

/** The sums of the accounts. */
const accounts = async () => ({
  daily: await query('select * from revenue_daily order by day, package_type, payment_method'),
  orders:
    await query(`select id, package_type, quantity, total_price, status, is_paid, paid_at, payment_method, order_date
    from orders order by id`),
  lines: await query('select * from order_items order by id'),
  counts: await query(
    'select status, sum(orders), sum(pieces) as pieces from order_counts group by 1 order by 1',
  ),
})

let people = 0
/** A customer with a unique mark and an order that leaves traces everywhere it can. */
const customer = async ({ months = 0, status = 'delivered' } = {}) => {
  people += 1
  const mark = `Penanda${people}x`
  const phone = `0813-5550-${String(people).padStart(4, '0')}`
  const { order } = await buildOrder(shop.database.db, {
    customerName: `Ibu ${mark}`,
    customerPhone: phone,
    customerEmail: `${mark}@contoh.id`,
    customerAddress: `Gang ${mark}`,
    notes: `tanpa kucai, ${mark}`,
  })
  const { id } = order
  await shop.send('POST', `/api/orders/${id}/notes`, { note: `telepon ${mark}` }, admin)
  await shop.send('POST', `/api/orders/${id}/links`, { purpose: 'track' }, admin)
  const noted = await shop.send('PUT', `/api/admin/customers/${id}/note`, { note: `pagar ${mark}` }, admin)
  expect(noted.statusCode).toBe(200)
  await query(`
    update orders set is_paid = true, paid_at = now(), payment_method = 'gopay', status = '${status}',
      cancel_reason = 'karena ${mark}', order_date = now() - interval '${months} months' where id = ${id};
    insert into reviews (order_id, customer_name, customer_email, rating, review_text, is_public, fingerprint, created_at)
      select id, '${mark}', '${mark}@contoh.id', 5, 'Kulitnya tipis.', true, '${mark}', order_date from orders where id = ${id};
    insert into payment_attempts (order_id, provider_order_id, method, amount, state, token, redirect_url) values
      (${id}, 'ORDER-${id}-1', 'gopay', 58000, 'paid', 'https://pay.test/${mark}', 'https://pay.test/${mark}');
    insert into attention_items (kind, order_id, reference, closed_at, closed_by, close_note)
      values ('wrong-amount', ${id}, '${id}', now(), 'admin:pemilik', 'bicara dengan ${mark}');
    update customer_notes set updated_at = now() - interval '${months} months' where note like '%${mark}'`)
  return { id, mark, phone, digits: phone.replace(/\D/g, '').replace(/^0/, '') }
}

const act = (id: number, what: 'export' | 'erase') =>
  shop.send('POST', `/api/admin/customers/${id}/${what}`, {}, admin)
const lastAudit = async () =>
  (await query('select actor, action, subject, after from audit_log order by id desc limit 1'))[0]

describe('when the months are over', () => {
  const plan = { db: shop.database.db, months: 24, isStopped: () => false, batchSize: 2 }
  const run = () => retain(plan)

  test('no personal data is left, every sum is as before, and a second run finds nothing to do', async () => {
    const old = [
      await customer({ months: 25 }),
      await customer({ months: 30 }),
      await customer({ months: 60, status: 'cancelled' }),
    ]
    const recent = await customer({ months: 23 })
    const before = await accounts()
    expect(await run()).toMatchObject({ orders: 3 })
    expect(await accounts()).toEqual(before)
    const text = await dump()
    for (const { mark, digits } of old) {
      expect(text).not.toContain(mark)
      expect(text).not.toContain(digits)
    }
    // Name, phone key, address, e-mail, notes, reason, event text, review, customer note.
    expect(text.split(recent.mark).length).toBeGreaterThan(8)
    const audit = await lastAudit()
    const after = { months: 24, orders: 3 }
    expect(audit).toMatchObject({ actor: 'system', action: 'privacy.retention', after })
    expect(await run()).toMatchObject({ orders: 0, reviews: 0, notes: 0 })
    expect(await lastAudit()).toEqual(audit)
  })

  test('an interrupted run is completed by the next one', async () => {
    await customer({ months: 25 })
    expect(await retain({ ...plan, isStopped: () => true })).toMatchObject({ orders: 0 })
    expect((await run()).orders).toBe(1)
  })

  test('years that are due at once leave most of the time to customers: each step is followed by a pause', async () => {
    for (const months of [25, 26, 27]) await customer({ months })
    const rests: number[] = []
    const rest = async (ms: number) => rests.push(ms)
    expect(await retain({ ...plan, batchSize: 1, rest })).toMatchObject({ orders: 3 })
    expect(rests).toHaveLength(3)
    // No step takes less than a millisecond: each is a transaction.
    expect(Math.min(...rests)).toBeGreaterThan(3)
  })

  test('published reviews keep their text without a name; others of that age are deleted', async () => {
    await query(`insert into reviews (customer_name, customer_email, rating, review_text, is_public, fingerprint, created_at)
      values ('Rina', 'rina@contoh.id', 5, 'Enak.', true, 'r1', now() - interval '3 years'),
             ('Tono', null, 1, 'Rahasia Tono', false, 'r2', now() - interval '3 years'),
             ('Sari', 'sari@contoh.id', 5, 'Mantap.', false, 'r3', now())`)
    await run()
    expect(await query('select customer_name, customer_email, review_text from reviews order by id')).toEqual(
      [
        { customer_name: 'Pelanggan', customer_email: null, review_text: 'Enak.' },
        { customer_name: 'Sari', customer_email: 'sari@contoh.id', review_text: 'Mantap.' },
      ],
    )
  })

  test('expired sessions, rights, links, keys and counters are deleted, valid ones are not', async () => {
    const { id } = await customer()
    await query(`
      insert into order_access (token_hash, order_id, via, expires_at) values
        (sha256('old'), ${id}, 'phone', now() - interval '1 second'), (sha256('new'), ${id}, 'phone', now() + interval '1 hour');
      insert into idempotency_keys (key, body_hash, created_at)
        values ('old', sha256('x'), now() - interval '8 days'), ('new', sha256('x'), now());
      insert into rate_limits (key, points, expire) select key, 1, (extract(epoch from now()) * 1000 + left_ms)::bigint
        from (values ('old', -7200000), ('new', 60000)) as counted (key, left_ms)`)
    await run()
    const [left] = await query(
      `select (select count(*)::int from order_access where order_id = $1 and expires_at < now()) as ended,
        (select count(*)::int from order_access where order_id = $1 and expires_at > now()) as kept,
        (select array_agg(key) from idempotency_keys where key in ('old', 'new')) as keys,
        (select array_agg(key) from rate_limits where key in ('old', 'new')) as tries`,
      [id],
    )
    expect(left).toMatchObject({ ended: 0, keys: ['new'], tries: ['new'] })
    expect(left.kept).toBeGreaterThan(0)
  })
})

describe('a copy of one person’s data', () => {
  test('contains every order of the number in any spelling, with notes, events, payments and reviews; no one else’s. The audit log records it without the number', async () => {
    const person = await customer()
    const stranger = await customer()
    const second = await buildOrder(shop.database.db, { customerPhone: `+62${person.digits}` })
    const charges = JSON.stringify([{ kind: 'delivery', amount: '1000.00', reason: 'Tebet' }])
    await query(
      `update orders set charges = '${charges}', time_window = '09:00-11:00' where id = ${person.id}`,
    )
    const answer = await act(person.id, 'export')
    const data = answered(answer)
    expect(data.statusCode).toBe(200)
    const { customerNote, ...onTheDesk } = (await shop.get(`/api/orders/${person.id}`, admin)).json()
    expect(onTheDesk).toHaveProperty('charges')
    const payments = [{ providerOrderId: `ORDER-${person.id}-1`, amount: '58000.00' }]
    const marks = { customerPhone: person.phone, cancelReason: `karena ${person.mark}`, payments }
    expect(data).toMatchObject({
      note: `pagar ${person.mark}`,
      blockReason: null,
      reviews: [{ customerName: person.mark }],
      orders: [{ id: second.order.id }, { ...onTheDesk, ...marks }],
    })
    expect(data.orders[1].events).toContainEqual(expect.objectContaining({ kind: 'note' }))
    expect(answer.body).not.toContain(stranger.mark)
    expect(answer.body).not.toContain('https://pay.test/')
    expect(answer.headers['cache-control']).toBe('no-store')
    const line = await lastAudit()
    const after = { orders: 2, reviews: 1 }
    expect(line).toMatchObject({ actor: 'admin:pemilik', action: 'privacy.export', after })
    expect(JSON.stringify(line)).not.toContain(person.digits)
  })

  test('contains the reviews of the same e-mail too, in any case of letters, and no other', async () => {
    const person = await customer()
    const stranger = await customer()
    await query(
      `insert into reviews (customer_name, customer_email, rating, review_text, fingerprint)
       values ('Ibu Rahasia', $1, 4, 'Ditulis tanpa tautan.', 'by address'),
              ('Tamu', null, 5, 'Tanpa alamat.', 'without address')`,
      [`${person.mark}@CONTOH.id`],
    )
    const { reviews } = (await act(person.id, 'export')).json()
    expect(reviews.map(({ customerName }: { customerName: string }) => customerName).sort()).toEqual(
      ['Ibu Rahasia', person.mark].sort(),
    )
    expect((await act(person.id, 'erase')).json()).toMatchObject({ orders: 1, reviews: 2 })
    const left = await query('select customer_name as name from reviews order by id')
    expect(left.map(({ name }) => name)).toEqual([stranger.mark, 'Tamu'])
    expect(await dump()).not.toContain('Ibu Rahasia')
  })
})

describe('erasing one person’s data', () => {
  test('leaves no trace of the person, the accounts unchanged, and an audit entry', async () => {
    const person = await customer()
    const stranger = await customer()
    const before = await accounts()
    const erased = answered(await act(person.id, 'erase'))
    expect(erased).toEqual({ statusCode: 200, orders: 1, reviews: 1, staysBlocked: false })
    expect(await accounts()).toEqual(before)
    const text = await dump()
    expect(text).not.toContain(person.mark)
    expect(text).not.toContain(person.digits)
    expect(text).toContain(stranger.mark)
    const after = { orders: 1 }
    expect(await lastAudit()).toMatchObject({ actor: 'admin:pemilik', action: 'privacy.erase', after })
    // The person is not a customer any more, and the old phone grants no access.
    expect((await act(person.id, 'erase')).statusCode).toBe(404)
    const proof = await shop.send('POST', `/api/orders/${person.id}/access`, { phone: person.phone })
    expect(proof.statusCode).toBe(403)
    const left = (await shop.get(`/api/orders/${person.id}`, admin)).json()
    expect(left.customerName).toBe('Data dihapus')
  })

  test.each([
    'pending',
    'confirmed',
    'preparing',
    'ready',
  ])('waits while an order is %s, and changes nothing', async (status) => {
    const person = await customer({ status })
    const message = expect.stringContaining(String(person.id).padStart(6, '0'))
    const refused = { statusCode: 409, code: 'conflict', message }
    expect(answered(await act(person.id, 'erase'))).toMatchObject(refused)
    expect(await dump()).toContain(person.mark)
  })

  test('keeps a block, which protects the shop, and says so', async () => {
    const person = await customer()
    const block = { phone: person.phone, reason: 'pesanan fiktif' }
    await shop.send('POST', '/api/admin/blocked-phones', block, admin)
    expect((await act(person.id, 'erase')).json()).toMatchObject({ staysBlocked: true })
    expect(await query('select reason from blocked_phones')).toEqual([{ reason: 'pesanan fiktif' }])
  })
})
