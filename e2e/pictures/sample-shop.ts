import type { APIRequestContext } from '@playwright/test'
import { type Desk, expect } from '../shop/desk.ts'
import type { CalendarDay } from '../shop/kitchen.ts'

/** The first day that can be ordered for. */
async function firstOpenDay({ owner }: Desk): Promise<string> {
  const { days }: { days: CalendarDay[] } = await (await owner.get('/api/kitchen/days')).json()
  const found = days.find(({ state }) => state === 'open')
  if (!found) throw new Error('No day can be ordered for')
  return found.day
}

async function send(owner: APIRequestContext, method: 'POST' | 'PATCH', url: string, data: object) {
  const answer = await owner.fetch(url, { method, data })
  expect(answer.ok(), `${method} ${url}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

const customers = [
  ['Rina Wulandari', '0812-1111-0001', 'Jl. Kenanga No. 5, RT 02/RW 05, Bekasi'],
  ['Budi Santoso', '0812-1111-0002', 'Jl. Anggrek No. 12, Bekasi'],
  ['Dewi Lestari', '0812-1111-0003', 'Perumahan Melati Blok C3, Bekasi'],
  ['Agus Pratama', '0812-1111-0004', 'Jl. Mawar No. 8, Bekasi'],
  ['Siti Rahma', '0812-1111-0005', 'Jl. Cempaka No. 21, Bekasi'],
  ['Maya Putri', '0812-1111-0006', 'Jl. Flamboyan No. 3, Bekasi'],
] as const

/** Orders of the sample shop with their status. */
const wishes = [
  { packageType: '20pcs', quantity: 2, status: 'delivered', isPaid: true },
  { packageType: '10pcs', quantity: 3, status: 'ready', isPaid: true },
  {
    packageType: '100pcs',
    quantity: 1,
    notes: 'Untuk arisan, mohon sampai sebelum jam 10',
    status: 'preparing',
    isPaid: true,
  },
  { packageType: '20pcs', quantity: 1, isDelivery: false, status: 'confirmed', isPaid: true },
  { packageType: '20pcs', quantity: 2, notes: 'Sambal dipisah', status: 'pending', isPaid: false },
  { packageType: '10pcs', quantity: 1, status: 'pending', isPaid: false },
] as const

/** A shop on an ordinary morning: stock, reviews, orders in every status, and one entry on «Perlu perhatian». */
export async function fillShop(desk: Desk): Promise<{ day: string; orderIds: number[] }> {
  const { owner } = desk
  for (const [packageType, currentStock, unitPrice] of [
    ['10pcs', 24, 30_000],
    ['20pcs', 8, 58_000],
    ['100pcs', 12, 270_000],
  ] as const)
    await send(owner, 'POST', '/api/inventory', {
      packageType,
      currentStock,
      minimumStock: 10,
      unitPrice,
      isActive: true,
    })

  await desk.writeReview('Lia Kartika', 'Kulitnya tipis, isinya padat. Anak-anak minta lagi.')
  await desk.writeReview('Hendra Wijaya', 'Pesan untuk kantor, datang masih hangat dan tepat waktu.')
  await desk.writeReview('Nur Aini', 'Sambalnya pas. Terima kasih, Bu!', 4)
  const reviews: { id: number }[] = await (await owner.get('/api/reviews')).json()
  for (const { id } of reviews.slice(1))
    await send(owner, 'PATCH', `/api/reviews/${id}/visibility`, { isPublic: true })

  const day = await firstOpenDay(desk)
  const late = await desk.placeOrder({
    customerName: 'Tono Hidayat',
    customerPhone: '0812-1111-0007',
    deliveryDate: day,
  })
  await desk.markPaid(late)
  await desk.moveTo(late.id, 'cancelled')
  const orderIds: number[] = []
  for (const [i, { status, isPaid, ...wish }] of wishes.entries()) {
    const [customerName, customerPhone, customerAddress] = customers[i] ?? customers[0]
    const order = await desk.placeOrder({
      ...wish,
      customerName,
      customerPhone,
      customerAddress,
      deliveryDate: day,
    })
    if (isPaid) await desk.markPaid(order)
    if (status !== 'pending') await desk.moveTo(order.id, status)
    orderIds.push(order.id)
  }
  return { day, orderIds }
}
