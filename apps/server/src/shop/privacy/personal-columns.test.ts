import { expect, test } from 'vitest'
import { orders } from '../../platform/db/tables/orders.ts'
import { buildOrder } from '../../testing/orders.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { columnsWhere, type OrderColumnName } from '../orders/read/order-columns.ts'

/**
 * Every text column. One with data of a customer is handed out and erased, which is tested with a mark in each of them;
 * any other gives the reason why not. A new column in neither list fails the first test.
 */

const shop = await buildTestApp()
const query = shop.rows
const admin = await shop.signIn()

/** Text columns of `orders`, as `order-columns.ts` declares them. */
const columnsOfOrders = (isWanted: Parameters<typeof columnsWhere>[0]) =>
  columnsWhere<OrderColumnName>(isWanted)
    .map((name) => orders[name])
    .filter(({ dataType, columnType }) => dataType === 'string' && !/Date|Numeric/.test(columnType))
    .map(({ name }) => `orders.${name}`)

/** Part of the copy that a person requests, and removed by their erasure. */
const handedOut = [
  ...columnsOfOrders(({ erased }) => erased !== 'keep'),
  'order_notes.text',
  'reviews.customer_name',
  'reviews.customer_email',
  'reviews.review_text',
  'reviews.reply',
  'customer_notes.phone_key',
  'customer_notes.note',
  'whatsapp_withdrawals.phone_key',
]
/** Erased with the person, but not part of a copy: keys and hashes, or text that is listed elsewhere. */
const erasedOnly = {
  'reviews.fingerprint': 'hash of name, address and text',
  'payment_attempts.token': 'opens a page that shows the name',
  'payment_attempts.redirect_url': 'opens a page that shows the name',
  'idempotency_keys.key': 'random, of the form',
  'idempotency_keys.body_hash': 'hash of the whole form',
  'order_access.token_hash': 'hash of a random cookie',
  'order_links.key_hash': 'hash of a random key',
  'push_subscriptions.endpoint': 'names a browser to its push service, and no person to anyone',
  'push_subscriptions.p256dh': 'public key of a browser',
  'push_subscriptions.auth': 'secret between a browser and the shop',
  'transfer_proofs.picture': 'handed out as a picture (transfers.test.ts)',
  'attention_items.close_note': 'the timeline of the order holds the same words',
}

/** Columns for this reason. */
const because = (reason: string, columns: string) =>
  Object.fromEntries(columns.split(/\s+/).map((column) => [column, reason]))

const notPersonal: Record<string, string> = {
  ...Object.fromEntries(
    columnsOfOrders(({ erased }) => erased === 'keep').map((name) => [name, 'order-columns.ts says so']),
  ),
  ...because(
    'one of a fixed list of words',
    `promotion_codes.kind promotion_codes.packages payment_attempts.provider order_items.package_type
     packages.package_type packages.badge packages.state package_choices.package_type order_access.via
     order_links.purpose order_events.kind order_counts.status payment_attempts.method payment_attempts.state
     payment_attempts.transaction_status payment_attempts.payment_type payment_events.source
     payment_events.transaction_status payment_events.fraud_status payment_events.status_code
     payment_events.payment_type payment_events.verdict payments.method payments.status refunds.way
     refunds.state attention_items.kind inventory.package_type inventory_movements.reason
     revenue_daily.package_type revenue_daily.payment_method photo_variants.format settings.key
     audit_log.action job_runs.name push_subscriptions.topics outbox_events.topic outbox_events.key
     outbox_messages.channel outbox_messages.state outbox_messages.fault whatsapp_messages.state users.role
     invitations.role`,
  ),
  ...because(
    'about goods or a day, not about a customer',
    `kitchen_windows.time_window packages.name packages.name_en packages.description packages.description_en
     packages.category packages.category_en choice_groups.name choice_groups.name_en choice_options.name
     choice_options.name_en order_items.choices order_items.name order_items.name_en inventory_movements.note
     kitchen_days.note`,
  ),
  ...because(
    'a block protects the shop and outlives an erasure; its reason is handed out',
    `blocked_phones.phone_key blocked_phones.reason`,
  ),
  ...because(
    'who of the shop acted',
    `blocked_phones.created_by customer_notes.updated_by order_events.actor payments.recorded_by
     payments.voided_by refunds.asked_by cash_shifts.opened_by cash_shifts.closed_by
     attention_items.closed_by inventory_movements.actor photos.created_by settings.updated_by
     audit_log.actor users.username`,
  ),
  ...because(
    'of a package, without what the phone wrote into it',
    `packages.photo photos.hash photos.master photo_variants.hash photo_variants.bytes`,
  ),
  ...because(
    'names of payments, which the accounts need',
    `order_items.choices_key payment_attempts.provider_order_id payment_attempts.transaction_id
     payment_events.provider_order_id payment_events.transaction_id payments.transaction_id
     refunds.refund_key attention_items.reference`,
  ),
  ...because(
    'facts and figures; words stand in order_notes',
    `order_events.data attention_items.data audit_log.before audit_log.after job_runs.result
     outbox_events.data`,
  ),
  ...because('why counted cash differs, written by the shop’s own people', 'cash_shifts.reason'),
  ...because('of the shop itself', 'promotion_codes.code settings.value'),
  ...because('of the shop', 'push_keys.public_key push_keys.private_key'),
  ...because('of those who run the shop', 'users.password second_factors.secret'),
  ...because(
    'hash of a random cookie of the shop’s own people',
    `sign_in_steps.token_hash sessions.device_hash sessions.token_hash admin_devices.token_hash`,
  ),
  'orders.deposit': 'kept: an amount, a day and the owner’s words',
  'orders.charges':
    'sums, the name of an area where thousands live, and the code of a promotion; a reason of the owner goes',
  'payment_events.fingerprint': 'hash of a payment message, which names no person',
  'payment_events.gross_amount': 'a sum',
  'refunds.refusal': 'a sentence of the payment provider about a payment, which names no person',
  'inventory_movements.request_key': 'random, of the form',
  'audit_log.subject': 'ids, and hashes of numbers',
  'payment_secrets.secret': 'random, of the database',
  'push_subscriptions.device': 'kind of browser of the shop’s own people; empty for customers',
  'outbox_messages.recipient': 'number of a subscription, or the word customer or owner',
  'whatsapp_messages.wamid_hash': 'hash of the id of a message at WhatsApp',
  'rate_limits.key': 'keyed hashes, gone after their time',
  'invitations.token_hash': 'hash of a random token',
  'sessions.device': 'kind of browser of the shop’s own people',
  'recovery_codes.code_hash': 'hash of a code of the shop’s own people',
}

test('every text column is handed out and erased, or gives a reason why not', async () => {
  const columns = await query(
    `select table_name || '.' || column_name as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type not in ('integer', 'bigint', 'smallint', 'numeric', 'boolean', 'date',
       'timestamp with time zone')`,
  )
  const known = [...handedOut, ...Object.keys(erasedOnly), ...Object.keys(notPersonal)]
  expect(columns.map(({ name }) => name).sort()).toEqual(known.sort())
})

const markOf = (column: string) => `tanda-${column.replace(/\W/g, '-')}-x`
/** Columns that share one mark because they are joined by it. */
const joined: Record<string, string> = {
  'customer_notes.phone_key': 'orders.phone_key',
  'whatsapp_withdrawals.phone_key': 'orders.phone_key',
  'reviews.customer_email': 'orders.customer_email',
}
const isHash = (column: string) => /_hash$/.test(column)

test('a mark in each of them is in a person’s copy, and nowhere after their erasure', async () => {
  const { order } = await buildOrder(shop.database.db, {}, { status: 'delivered' })
  const [event] = await query(
    `insert into order_events (order_id, actor, kind) values ($1, 'admin:pemilik', 'note') returning id`,
    [order.id],
  )
  await query(`
    insert into order_notes (event_id, text) values (${event.id}, 'x');
    insert into order_links (key_hash, order_id, purpose, expires_at)
      values ('x', ${order.id}, 'track', now() + interval '1 day');
    insert into idempotency_keys (key, body_hash, order_id) values ('x', 'x', ${order.id});
    insert into push_subscriptions (endpoint, p256dh, auth, order_id) values ('x', 'x', 'x', ${order.id});
    insert into reviews (customer_name, rating, review_text, fingerprint) values ('x', 5, 'x', 'x');
    insert into payment_attempts (order_id, provider_order_id, method, amount, state)
      values (${order.id}, 'ORDER-1-1', 'gopay', 58000, 'failed');
    insert into attention_items (kind, order_id, reference, closed_at) values ('reversal', ${order.id}, 'r', now());
    insert into transfer_proofs (order_id, picture) values (${order.id}, 'x');
    insert into customer_notes (phone_key, note, updated_by) values ('x', 'x', 'admin:pemilik');
    insert into whatsapp_withdrawals (phone_key) values ('x')`)
  const marked = [...handedOut, ...Object.keys(erasedOnly)]
  for (const column of marked) {
    const [table, name] = column.split('.')
    const mark = markOf(joined[column] ?? column)
    const { rowCount } = await shop.database.pool.query(`update ${table} set ${name} = $1`, [
      isHash(column) ? Buffer.from(mark) : mark,
    ])
    expect([column, rowCount]).toEqual([column, 1])
  }

  const act = async (what: string) => shop.send('POST', `/api/admin/customers/${order.id}/${what}`, {}, admin)
  const copy = (await act('export')).body
  const missing = handedOut.filter((column) => !copy.includes(markOf(joined[column] ?? column)))
  expect(missing).toEqual([])

  expect((await act('erase')).statusCode).toBe(200)
  const tables = await query(`select tablename as name from pg_tables where schemaname = 'public'`)
  for (const { name } of tables) {
    const [{ text }] = await query(`select coalesce(json_agg(t)::text, '') as text from "${name}" t`)
    const hexed = marked.filter(isHash).map((column) => Buffer.from(markOf(column)).toString('hex'))
    const left = [...marked.map((column) => markOf(column)), ...hexed].filter((mark) => text.includes(mark))
    expect([name, left]).toEqual([name, []])
  }
})
