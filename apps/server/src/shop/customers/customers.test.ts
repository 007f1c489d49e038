import type { BlockedPhones, CustomerDetail, CustomerList } from '@dimsum/contract/customers'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildOrder } from '../../testing/orders.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'

const shop = await buildTestApp()
const admin = await shop.signIn()
beforeEach(async () => {
  await shop.rows(
    "truncate customer_notes, blocked_phones; update orders set phone_key = '', anonymised_at = now()",
  )
})

const get = async <T>(url: string) => (await shop.get(url, admin)).json<T>()
const list = (search = '') => get<CustomerList>(`/api/admin/customers?search=${encodeURIComponent(search)}`)
const detail = (id: number) => get<CustomerDetail>(`/api/admin/customers/${id}`)
type Placed = Parameters<typeof buildOrder>
const order = async (form: Placed[1] = {}, later: Placed[2] = {}) =>
  (await buildOrder(shop.database.db, form, later)).order.id
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  shop.send(method, url, payload, admin)
const phone = '0812-3456-7890'

describe('customers', () => {
  it('are one per phone however it is written, with orders, net money and last order', async () => {
    const isPaid = true
    await order({ customerName: 'Siti', customerPhone: phone }, { isPaid, status: 'delivered' })
    await order({ customerPhone: '+62 812 3456 7890', quantity: 2 }, { status: 'cancelled', isPaid })
    await order({ customerPhone: '6281234567890' })
    const latest = await order({ customerPhone: '081234567890', quantity: 3 }, { isPaid })
    const other = await order({ customerName: 'Budi', customerPhone: '0857-1111-2222' })
    const siti = { id: latest, name: 'Siti Rahma', phone: '081234567890', orders: 4, cancelled: 1 }
    expect(await list()).toMatchObject({
      customers: [
        { id: other, name: 'Budi', orders: 1, cancelled: 0, spent: '0.00', isBlocked: false, note: '' },
        { ...siti, spent: `${6 * 58_000}.00`, lastOrderAt: expect.stringMatching(/Z$/) },
      ],
      next: null,
    })
  })

  it('are found by part of a name, by the phone in any spelling, and by an order number', async () => {
    const siti = await order({ customerName: 'Siti Rahma', customerPhone: phone })
    await order({ customerName: 'Siti', customerPhone: phone })
    const budi = await order({ customerName: 'Budi Santoso', customerPhone: '0857-1111-2222' })
    const names = async (search: string) => (await list(search)).customers.map(({ name }) => name)
    expect(await names('siti')).toEqual(['Siti'])
    expect(await names('SANTOSO')).toEqual(['Budi Santoso'])
    expect(await names('+62 857')).toEqual(['Budi Santoso'])
    expect(await names('3456-78')).toEqual(['Siti'])
    expect(await names(`#${siti}`)).toEqual(['Siti'])
    expect(await names(`ORDER${String(budi).padStart(6, '0')}`)).toEqual(['Budi Santoso'])
    expect(await names('%')).toEqual([])
    expect(await names("'; drop table orders; --")).toEqual([])
  })

  it('come in pages that neither repeat nor omit anybody', async () => {
    for (let n = 0; n < 45; n++) {
      await order({ customerName: `Pelanggan ${n}`, customerPhone: `0813-0000-${1000 + n}` })
      if (n % 4 === 0) await order({ customerPhone: '0813-0000-1000' })
    }
    const seen: string[] = []
    for (
      let page = await list();
      ;
      page = await get<CustomerList>(`/api/admin/customers?before=${page.next}`)
    ) {
      seen.push(...page.customers.map((customer) => customer.phone.replace(/\D/g, '')))
      if (page.next === null) break
    }
    expect([seen.length, new Set(seen).size]).toEqual([45, 45])
  })

  it('disappear when their personal data is erased', async () => {
    const id = await order({ customerPhone: phone })
    await shop.rows(
      `update orders set phone_key = '', customer_name = '', customer_phone = '', anonymised_at = now() where id = ${id}`,
    )
    expect((await list()).customers).toEqual([])
    expect((await shop.get(`/api/admin/customers/${id}`, admin)).statusCode).toBe(404)
  })

  it('open by any of their orders, with their history newest first', async () => {
    const first = await order({ customerPhone: phone, quantity: 2 })
    const second = await order({ customerPhone: '+62 812 3456 7890' })
    await order({ customerPhone: '0857-1111-2222' })
    const found = await detail(first)
    const whole = { masked: false, customerAddress: 'Jl. Kenanga No. 5, Bekasi' }
    const history = [{ ...whole, id: second }, { id: first }]
    expect(found).toMatchObject({ id: second, orders: 2, blockReason: null, history })
  })

  it('have a note that follows the phone, until it is emptied', async () => {
    const id = await order({ customerPhone: phone })
    const note = 'Pagar hijau,\nbel rusak'
    const answer = await send('PUT', `/api/admin/customers/${id}/note`, { note: ` ${note} ` })
    expect(answer.json()).toMatchObject({ note })
    const next = await order({ customerPhone: '6281234567890' })
    expect(await detail(next)).toMatchObject({ note })
    const noteOn = async (cookies = {}) =>
      (await shop.get(`/api/orders/${next}`, cookies)).json().customerNote
    expect([await noteOn(admin), await noteOn()]).toEqual([note, undefined])
    await send('PUT', `/api/admin/customers/${next}/note`, { note: '' })
    expect(await detail(id)).toMatchObject({ note: '' })
  })

  it('keep a note that another screen wrote meanwhile', async () => {
    const id = await order({ customerPhone: phone })
    const note = (text: string, expected: string) =>
      send('PUT', `/api/admin/customers/${id}/note`, { note: text, expected })
    expect((await note('Pagar hijau', '')).statusCode).toBe(200)
    expect(answered(await note('Bel rusak', ''))).toMatchObject({ statusCode: 409, code: 'stale' })
    expect(await detail(id)).toMatchObject({ note: 'Pagar hijau' })
    expect((await note('Bel rusak', 'Pagar hijau')).json()).toMatchObject({ note: 'Bel rusak' })
  })
})

describe('the block list', () => {
  const block = (phone: string, reason = 'Pesanan fiktif dua kali') =>
    send('POST', '/api/admin/blocked-phones', { phone, reason })
  const blocked = async () => (await get<BlockedPhones>('/api/admin/blocked-phones')).phones
  const place = (customerPhone: string) => shop.order({ customerPhone })

  it('refuses orders of a number in every spelling, kindly, and shows it to the owner', async () => {
    const id = await order({ customerName: 'Iseng', customerPhone: phone })
    const listed = { phone, name: 'Iseng', reason: 'Pesanan fiktif dua kali', createdBy: 'admin:pemilik' }
    expect(answered(await block('+62 812 3456 7890'))).toMatchObject({ statusCode: 201, ...listed })
    for (const spelling of ['081234567890', '62 812-3456-7890', '0812 3456 7890', '0812-3456-7890 ext 12']) {
      const refused = await place(spelling)
      expect(refused.statusCode).toBe(403)
      expect(refused.json().message).not.toMatch(/blok|fiktif/i)
    }
    expect((await place('0812-3456-7891')).statusCode).toBe(201)
    expect(await detail(id)).toMatchObject({ isBlocked: true, blockReason: 'Pesanan fiktif dua kali' })
    expect((await list('iseng')).customers).toMatchObject([{ isBlocked: true }])
  })

  it('lists a number once; blocking it again with another reason is refused with the first', async () => {
    await block(phone)
    expect((await block('6281234567890')).statusCode).toBe(201)
    const message = expect.stringContaining('Pesanan fiktif dua kali')
    const other = answered(await block('6281234567890', 'Tidak pernah diambil'))
    expect(other).toMatchObject({ statusCode: 409, message })
    expect(await blocked()).toMatchObject([{ reason: 'Pesanan fiktif dua kali', name: null }])
  })

  it('unblocks a number, and never shows it in a URL or in the audit log', async () => {
    const { id } = (await block(phone)).json()
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect((await send('DELETE', `/api/admin/blocked-phones/${id}`)).statusCode).toBe(204)
    expect((await send('DELETE', `/api/admin/blocked-phones/${id}`)).statusCode).toBe(404)
    expect(await blocked()).toEqual([])
    expect((await place('081234567890')).statusCode).toBe(201)
    const rows = await shop.rows('select * from audit_log order by id desc limit 2')
    const subject = `phone:${id}`
    expect(rows).toMatchObject([
      { action: 'phone.unblock', subject },
      { action: 'phone.block', subject },
    ])
    expect(JSON.stringify(rows)).not.toContain('81234567890')
  })

  it.each([
    [{ phone: '12345', reason: 'x' }, 'phone'],
    [{ phone: '----------', reason: 'x' }, 'phone'],
    [{ phone: '0812-3456-7890', reason: ' ' }, 'reason'],
    [{ phone: '0812-3456-7890' }, 'reason'],
  ])('refuses %j with the field', async (payload, path) => {
    const answer = answered(await send('POST', '/api/admin/blocked-phones', payload))
    expect(answer).toMatchObject({ statusCode: 400, issues: [{ path }] })
    expect(await blocked()).toEqual([])
  })
})
