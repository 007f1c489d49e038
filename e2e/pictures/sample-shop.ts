import type { Desk } from '../shop/desk.ts'

/** Orders of the sample shop: customer, address, status and what was ordered. All but the pending ones are paid. */
const orders = [
  ['Rina Wulandari', 'Jl. Kenanga No. 5, RT 02/RW 05, Bekasi', 'delivered', { quantity: 2 }],
  ['Budi Santoso', 'Jl. Anggrek No. 12, Bekasi', 'ready', { packageType: '10pcs', quantity: 3 }],
  [
    'Dewi Lestari',
    'Perumahan Melati Blok C3, Bekasi',
    'preparing',
    { packageType: '100pcs', notes: 'Untuk arisan, mohon sampai sebelum jam 10' },
  ],
  ['Agus Pratama', 'Jl. Mawar No. 8, Bekasi', 'confirmed', { isDelivery: false }],
  ['Siti Rahma', 'Jl. Cempaka No. 21, Bekasi', 'pending', { quantity: 2, notes: 'Sambal dipisah' }],
  ['Maya Putri', 'Jl. Flamboyan No. 3, Bekasi', 'pending', { packageType: '10pcs' }],
] as const

/** A shop on an ordinary morning: stock, reviews, orders in every status, and one entry on «Perlu perhatian». */
export async function fillShop(desk: Desk): Promise<{ day: string; orderIds: number[] }> {
  const { owner } = desk
  for (const [packageType, currentStock, unitPrice] of [
    ['10pcs', 24, 30_000],
    ['20pcs', 8, 58_000],
    ['100pcs', 12, 270_000],
  ] as const)
    await desk.call('POST', '/api/inventory', {
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
    await desk.call('PATCH', `/api/reviews/${id}/visibility`, { isPublic: true })

  const { earliest: day } = await (await owner.get('/api/kitchen/days')).json()
  const late = await desk.placeOrder({
    customerName: 'Tono Hidayat',
    customerPhone: '0812-1111-0007',
    deliveryDate: day,
  })
  await desk.markPaid(late)
  await desk.moveTo(late.id, 'cancelled')
  const orderIds: number[] = []
  for (const [customerName, customerAddress, status, wish] of orders) {
    const customerPhone = `0812-1111-000${orderIds.length + 1}`
    const fields = { ...wish, customerName, customerPhone, customerAddress, deliveryDate: day }
    const order = await desk.placeOrder(fields)
    if (status !== 'pending') {
      await desk.markPaid(order)
      await desk.moveTo(order.id, status)
    }
    orderIds.push(order.id)
  }
  return { day, orderIds }
}
