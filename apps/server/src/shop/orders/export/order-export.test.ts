import { expect, test } from 'vitest'
import { buildOrder } from '../../../testing/orders.ts'
import { buildTestApp } from '../../../testing/test-app.ts'
import { exportOrders } from './export-orders.ts'

const shop = await buildTestApp()
const admin = await shop.signIn()

const get = (query = '') => shop.get(`/api/admin/orders.csv${query}`, admin)

const linesOf = (body: string) => body.replace('\uFEFF', '').split('\r\n').slice(0, -1)
const numbersIn = (body: string) =>
  linesOf(body)
    .slice(1)
    .map((line) => Number(line.split(';')[0]))

test('an export contains the orders of its WIB days, first and last minute included', async () => {
  const at = (orderDate: string) => buildOrder(shop.database.db, {}, { orderDate: new Date(orderDate) })
  const before = await at('2026-10-31T16:59:59.999Z')
  const first = await at('2026-10-31T17:00:00Z')
  const last = await at('2026-11-30T16:59:59.999Z')
  const after = await at('2026-11-30T17:00:00Z')
  const answer = await get('?from=2026-11-01&to=2026-11-30')
  expect(numbersIn(answer.body)).toEqual([first.order.id, last.order.id])
  expect(numbersIn((await get()).body)).toEqual(expect.arrayContaining([before.order.id, after.order.id]))
})

test('a row contains everything a bookkeeper needs, in text that a spreadsheet does not evaluate', async () => {
  const { order } = await buildOrder(
    shop.database.db,
    {
      customerName: '=HYPERLINK("http://x")',
      customerPhone: '+62 812 3456 7890',
      customerEmail: 'siti@example.com',
      customerAddress: 'Jl. Kenanga No. 5;\nBekasi',
      notes: '@SUM(A1)',
      packageType: '20pcs',
      quantity: 2,
      items: [
        { packageType: '20pcs', quantity: 2 },
        { packageType: '10pcs', quantity: 1 },
      ],
      isDelivery: false,
    },
    { orderDate: new Date('2026-12-05T16:45:00Z'), isPaid: true, paidAt: new Date('2026-12-06T01:00:00Z') },
  )
  const answer = await get('?from=2026-12-05&to=2026-12-05')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="pesanan-2026-12-05-2026-12-05.csv"',
  })
  // Streamed: the length is unknown when the first lines are sent.
  expect(answer.headers).not.toHaveProperty('content-length')
  // No order here has a fee, a code, a time or a refund: the file has their columns all the same.
  expect(linesOf(answer.body)[0]?.split(';')).toEqual([
    ...['No. Pesanan', 'Tanggal Pesan', 'Jam Pesan (WIB)', 'Tanggal Kirim/Ambil', 'Jam Kirim/Ambil (WIB)'],
    ...['Nama', 'Telepon', 'Email', 'Alamat', 'Pengiriman'],
    ...[
      ...['Paket Kecil (jumlah)', 'Paket Kecil (Rp)', 'Paket Sedang (jumlah)', 'Paket Sedang (Rp)'],
      ...['Paket Besar (jumlah)', 'Paket Besar (Rp)'],
    ],
    ...['Ongkir (Rp)', 'Area Pengiriman', 'Total (Rp)', 'Potongan Promo (Rp)', 'Kode Promo'],
    ...['Status', 'Pembayaran', 'Metode Bayar', 'Tanggal Bayar', 'Dikembalikan (Rp)', 'Uang Bersih (Rp)'],
    ...['ID Transaksi', 'Sumber', 'Alasan Batal', 'Catatan', 'Pilihan'],
    ...['Potongan/Tambahan (Rp)', 'Alasan Potongan/Tambahan', 'Dibayar Sebagian (Rp)'],
    'Disimpan dari Batal (Rp)',
  ])
  expect(linesOf(answer.body)[1]).toBe(
    [
      String(order.id).padStart(6, '0'),
      '2026-12-05',
      '23:45',
      '',
      '',
      `"'=HYPERLINK(""http://x"")"`,
      '0812-3456-7890',
      'siti@example.com',
      '"Jl. Kenanga No. 5;\nBekasi"',
      'Ambil Sendiri',
      ...['1', '30000', '2', '116000', '0', '0'],
      '',
      '',
      '146000',
      '',
      '',
      'Menunggu',
      'Lunas',
      'tunai',
      '2026-12-06',
      '',
      '146000',
      '',
      'web',
      '',
      `"'@SUM(A1)"`,
      ...['', '', '', '', ''],
    ].join(';'),
  )
})

test('many orders of one moment are exported in batches, each once', async () => {
  await shop.rows(
    `insert into orders (customer_name, customer_phone, phone_key, customer_address, package_type, quantity, pieces, total_price, order_date)
     select 'Siti', '0812', '812', 'Jl. Kenanga', '10pcs', 1, 10, 30000, timestamptz '2027-01-05 03:00:00.123456Z' + (n / 600) * interval '1 microsecond'
     from generate_series(1, 1300) n`,
  )
  const numbers = numbersIn((await get('?from=2027-01-05&to=2027-01-05')).body)
  expect(numbers).toHaveLength(1300)
  expect(new Set(numbers).size).toBe(1300)
})

test('an export contains what the list is filtered to: filters, search text, or the chosen orders', async () => {
  const day = '2027-02-03'
  const at = { orderDate: new Date(`${day}T03:00:00Z`) }
  const paid = { ...at, isPaid: true, paidAt: new Date(`${day}T04:00:00Z`) }
  const wulan = await buildOrder(shop.database.db, { customerName: 'Wulan Sekarsari' }, at)
  const pickup = await buildOrder(shop.database.db, { customerName: 'Pak Budi', isDelivery: false }, paid)
  const ready = await buildOrder(shop.database.db, { customerName: 'Bu Wulan' }, { ...at, status: 'ready' })
  const [a, b, c] = [wulan, pickup, ready].map(({ order }) => order.id)
  const span = `from=${day}&to=${day}`
  expect(numbersIn((await get(`?${span}&payment=unpaid`)).body)).toEqual([a, c])
  expect(numbersIn((await get(`?${span}&delivery=pickup`)).body)).toEqual([b])
  expect(numbersIn((await get(`?${span}&status=ready&payment=unpaid`)).body)).toEqual([c])
  expect(numbersIn((await get(`?${span}&deliveryDate=2030-01-01`)).body)).toEqual([])
  const chosen = await get(`?orders=${c},${b}`)
  expect(numbersIn(chosen.body)).toEqual([b, c])
  expect(chosen.headers['content-disposition']).toBe('attachment; filename="pesanan-terpilih.csv"')
  for (const wrong of ['', '0', '1,', 'x', '1;2', `${'1,'.repeat(100)}1`])
    expect([wrong, (await get(`?orders=${wrong}`)).statusCode]).toEqual([wrong, 400])

  const search = { search: 'wulan', from: day, to: day }
  const found = await shop.send('POST', '/api/admin/search/orders.csv', search, admin)
  expect(numbersIn(found.body)).toEqual([a, c])
  const rows = await shop.rows('select after from audit_log order by id desc limit 1')
  expect(rows[0].after).toEqual({ from: day, to: day, searched: true })
})

test('a reader that stops causes no more queries', async () => {
  const rows = exportOrders(shop.database, 'admin:ibu', { from: '2027-01-05' })
  const batches = [await rows.next(), await rows.next()]
  await rows.return(undefined)
  expect(batches.map(({ value }) => linesOf(value ?? '').length)).toEqual([1, 100])
  expect((await rows.next()).done).toBe(true)
})

test('every export is in the audit log', async () => {
  await get('?from=2026-11-01')
  const rows = await shop.rows('select actor, action, after from audit_log order by id desc limit 1')
  expect(rows).toEqual([
    { actor: 'admin:pemilik', action: 'orders.export', after: { from: '2026-11-01', to: null } },
  ])
})

test('an export whose last day is before its first is refused', async () => {
  const reversed = await get('?from=2026-11-02&to=2026-11-01')
  expect([reversed.statusCode, reversed.json().issues[0].path]).toEqual([400, 'to'])
})
