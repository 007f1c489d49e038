import { rupiahFromWire } from '@dimsum/domain/money'
import { orderLines } from '@dimsum/domain/order-lines'
import { wibDay } from '@dimsum/domain/wib-date'
import { orderMessage } from '@dimsum/words/shop/whatsapp'
import { expect, test } from 'vitest'
import { listOrderLines } from '../../payments/ledger/payable-orders.queries.ts'
import { textOf } from '../../testing/pdf-text.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { customerMail } from '../notifications/mail-content.ts'
import { findOrder } from '../orders/read/orders.queries.ts'

const shop = await buildTestApp()
const owner = await shop.signIn()

const read = async (url: string, cookies = {}) => (await shop.get(url, cookies)).body
const change = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
  const answer = await shop.send(method, `/api/admin/menu${url}`, payload, owner)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.body === '' ? null : answer.json()
}
const option = (name: string, priceDifference: number) => ({
  name: { id: name, en: `${name} (en)` },
  priceDifference,
  isDefault: false,
  soldOutUntil: null,
})
const packages = ['20pcs']

test('no document of an old order changes when its packages and choices are renamed, priced anew, archived and deleted', async () => {
  const isi = { name: { id: 'Isi', en: 'Filling' }, min: 1, max: 2, packages }
  const filling = await change('POST', '/choices', {
    ...isi,
    options: [option('ayam', 0), option('udang', 5_000)],
  })
  const sambal = { name: { id: 'Sambal', en: 'Chilli' }, min: 0, max: 1, packages }
  const chilli = await change('POST', '/choices', { ...sambal, options: [option('dipisah', 0)] })
  const [chicken, prawn] = filling.options
  const { earliest } = (await shop.get('/api/kitchen/days')).json()
  const { id, cookies: holder } = await shop.placeOrder({
    packageType: '20pcs',
    quantity: 2,
    items: [
      { packageType: '20pcs', quantity: 1, choices: [chicken.id, prawn.id, chilli.options[0].id] },
      { packageType: '20pcs', quantity: 1, choices: [prawn.id] },
      { packageType: '10pcs', quantity: 1 },
      { packageType: '100pcs', quantity: 1 },
    ],
    deliveryDate: earliest,
    customerEmail: 'siti@contoh.com',
  })
  const documents = async () => {
    const order = await findOrder(shop.parts.db, id)
    if (!order) throw new Error('the order is gone')
    const settings = await shop.parts.settings.current()
    const mail = (topic: string, shopLanguage: 'default' | 'en') =>
      customerMail(topic, order, { ...settings, shopLanguage }, 'https://toko.example')
    const pdf = await shop.get(`/api/orders/${id}/invoice.pdf`, holder)
    const total = rupiahFromWire(order.totalPrice)
    const { customerName } = order
    const message = orderMessage({
      orderId: id,
      lines: orderLines(order),
      total,
      customerName,
      isDelivery: true,
    })
    const person = await shop.send('POST', `/api/admin/customers/${id}/export`, undefined, owner)
    const { orders, unconfirmed } = JSON.parse(await read(`/api/admin/kitchen/sheet?day=${earliest}`, owner))
    return {
      tracking: await read(`/api/orders/${id}`),
      holder: await read(`/api/orders/${id}`, holder),
      desk: await read(`/api/orders/${id}`, owner),
      timeline: await read(`/api/orders/${id}/timeline`, holder),
      list: await read('/api/orders', owner),
      invoice: textOf(pdf.rawPayload),
      csv: await read(`/api/admin/orders.csv?from=${wibDay(order.orderDate)}`, owner),
      sheet: JSON.stringify([orders, unconfirmed]),
      mails: JSON.stringify([mail('order-placed', 'default'), mail('order-paid', 'en')]),
      whatsapp: `${message.id}\n${message.en}`,
      provider: JSON.stringify(await listOrderLines(shop.parts.db, id)),
      person: person.body.replace(/"exportedAt":"[^"]*"/, ''),
    }
  }
  const before = await documents()
  for (const name of ['Paket Kecil', 'Paket Sedang', 'Paket Besar'])
    for (const where of ['tracking', 'invoice', 'csv', 'sheet', 'mails', 'whatsapp', 'provider'] as const)
      expect(before[where], where).toContain(name)

  for (const where of ['invoice', 'csv', 'mails', 'whatsapp'] as const)
    expect(before[where].replaceAll(/\s+/g, ' '), where).toContain('Isi: ayam, udang · Sambal: dipisah')
  for (const where of ['tracking', 'sheet', 'provider', 'desk', 'person'] as const)
    expect(before[where], where).toContain('udang')

  await change('PATCH', `/choices/${filling.id}`, {
    name: { id: 'Rasa', en: 'Taste' },
    max: 1,
    options: [{ ...prawn, name: { id: 'sapi', en: 'beef' }, priceDifference: 9_000 }],
    packages: [],
  })
  await change('DELETE', `/choices/${chilli.id}`)
  for (const packageType of ['10pcs', '20pcs', '100pcs'])
    await change('PATCH', `/${packageType}`, {
      name: { id: `Baru ${packageType}`, en: `New ${packageType}` },
      description: { id: 'Lain', en: 'Other' },
      price: 99_000,
      badge: 'new',
      state: 'archived',
    })
  expect((await shop.get('/api/menu')).json()).toEqual({ packages: [] })
  expect(await documents()).toEqual(before)
})
