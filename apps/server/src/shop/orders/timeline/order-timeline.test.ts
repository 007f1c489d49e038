import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/test-app.ts'

const shop = await buildTestApp()
const admin = await shop.signIn()

const place = shop.placeOrder
const post = (id: number, what: 'notes' | 'acts', payload: object) =>
  shop.send('POST', `/api/orders/${id}/${what}`, payload, admin)
const timeline = (id: number, cookies: Record<string, string>) =>
  shop.get(`/api/orders/${id}/timeline`, cookies)
const move = (id: number, status: string, reason?: string) => shop.setStatus(id, status, { reason })

type Line = { actor: string; kind: string; data: object }
const linesOf = (answer: { json: () => { events: Line[] } }) =>
  answer.json().events.map(({ actor, kind, data }) => ({ actor, kind, data }))

describe('the timeline of an order', () => {
  test('shows the owner everything, oldest first, with the texts people wrote', async () => {
    const { id } = await place()
    await post(id, 'notes', { note: 'Telepon dulu\nsebelum kirim' })
    await post(id, 'acts', { act: 'whatsapp' })
    await move(id, 'cancelled', 'stok habis')
    expect(linesOf(await timeline(id, admin))).toEqual([
      { actor: 'customer', kind: 'placed', data: { source: 'web', pieces: 20 } },
      { actor: 'admin:pemilik', kind: 'note', data: { note: 'Telepon dulu\nsebelum kirim' } },
      { actor: 'admin:pemilik', kind: 'whatsapp', data: {} },
      {
        actor: 'admin:pemilik',
        kind: 'status',
        data: { from: 'pending', to: 'cancelled', reason: 'stok habis' },
      },
    ])
  })

  test('shows the holder what concerns a customer, and no staff name', async () => {
    const { id, cookies } = await place()
    await post(id, 'notes', { note: 'pelanggan cerewet' })
    await post(id, 'acts', { act: 'label' })
    await move(id, 'confirmed')
    await shop.rows(
      `insert into order_events (order_id, actor, kind, data) values
       ($1, 'provider', 'paid', '{"transactionId": "tx-1", "method": "bca"}'), ($1, 'system', 'constructor', '{}')`,
      [id],
    )
    const answer = await timeline(id, cookies)
    expect(linesOf(answer)).toEqual([
      { actor: 'customer', kind: 'placed', data: {} },
      { actor: 'shop', kind: 'status', data: { from: 'pending', to: 'confirmed' } },
      { actor: 'provider', kind: 'paid', data: {} },
    ])
    expect(answer.body).not.toMatch(/cerewet|pemilik|tx-1/)
  })

  test('shows the latest 500 entries of an order that has more', async () => {
    const { id } = await place()
    const rows = await shop.rows(
      `insert into order_events (order_id, actor, kind) select $1, 'customer', 'access' from generate_series(1, 510)
       returning id`,
      [id],
    )
    const { events } = (await timeline(id, admin)).json()
    expect(events.map((event: { id: number }) => event.id)).toEqual(rows.slice(10).map((row) => row.id))
  })
})

describe('what the owner records', () => {
  test('a printed label is recorded with its time', async () => {
    const { id } = await place()
    const printed = async () => (await shop.get(`/api/orders/${id}`, admin)).json().labelPrintedAt
    expect(await printed()).toBeNull()
    expect((await post(id, 'acts', { act: 'label' })).statusCode).toBe(201)
    expect(Date.now() - Date.parse(await printed())).toBeLessThan(60_000)
  })

  test('a note is cleaned, stored apart from the unchangeable timeline, and not empty', async () => {
    const { id } = await place()
    const answer = await post(id, 'notes', { note: '  ketuk\u200b pelan ' })
    const note = { actor: 'admin:pemilik', kind: 'note', data: { note: 'ketuk pelan' } }
    expect(answer.json()).toMatchObject(note)
    const rows = await shop.rows(
      `select e.data, n.text from order_events e join order_notes n on n.event_id = e.id where e.order_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ data: {}, text: 'ketuk pelan' }])
    expect((await post(id, 'notes', { note: '   ' })).json().issues[0].path).toBe('note')
  })
})
