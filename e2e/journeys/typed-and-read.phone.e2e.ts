import { expect, test } from '../shop/test.ts'

/** Unusual notations of values, and malformed URLs. */

const softly = expect.configure({ soft: true })

const quantities = [
  ['1e1', '10'],
  ['007', '7'],
  ['1e', '1'],
  ['2.9', '2'],
  ['0005e0', '5'],
  ['-3', '1'],
  ['0', '1'],
  ['51', '50'],
  ['.', '1'],
  ['9e9', '50'],
  ['', '1'],
] as const

test('a quantity becomes a number from 1 to 50 on blur, however it was typed, and the total follows', async ({
  page,
}) => {
  await page.goto('/order?package=20pcs')
  const quantity = page.getByRole('spinbutton', { name: 'Jumlah' })
  for (const [typed, becomes] of quantities) {
    await quantity.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await page.keyboard.type(typed)
    await page.getByLabel('Nama').focus()
    await softly(quantity, `typed «${typed}»`).toHaveValue(becomes)
    const total = new Intl.NumberFormat('id-ID').format(58_000 * Number(becomes))
    const bar = page.getByRole('button', { name: /lihat ringkasan pesanan/ })
    await softly(bar, `total of «${typed}»`).toContainText(total)
  }
})

test('tracking finds the order in each notation of its number: as on the label, as on the screen, digits only', async ({
  customer,
  page,
}) => {
  const id = await customer.hasOrdered()
  const padded = String(id).padStart(6, '0')
  for (const typed of [
    `ORDER${padded}`,
    `order${id}`,
    `Order #${padded}`,
    ` ORDER ${id} `,
    `#${padded}`,
    `0000000${padded}`,
    String(id),
  ]) {
    await page.goto('/track-order')
    await page.getByLabel('Order ID').fill(typed)
    await page.getByLabel('Nomor Telepon').fill(customer.about.phone)
    await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
    await expect(page.getByRole('heading', { name: `Order #${padded}` }), typed).toBeVisible()
  }
})

test('a field that has the focus when the app starts is not prefilled', async ({ customer, page }) => {
  await customer.order()
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route('**/assets/main-*.js', async (route) => {
    await started
    await route.continue()
  })
  await page.goto('/track-order', { waitUntil: 'commit' })
  const number = page.getByLabel('Order ID')
  await number.focus()
  start()
  // The other field is prefilled, so the app runs.
  await expect(page.getByLabel('Nomor Telepon')).toHaveValue(/^0812/)
  await page.keyboard.type('12')
  await expect(number).toHaveValue('12')
})

test('a malformed URL shows the 404 page with its links', async ({ page }) => {
  for (const path of ['/%E0%A4%A', '/invoice/%E0%A4%A', '/%', '/order/%ZZ', '/%C0%AF']) {
    const answer = await page.goto(path)
    expect.soft(answer?.status(), path).toBe(404)
    await softly(page.getByRole('heading', { name: '404 Page Not Found' }), path).toBeVisible()
    await page.getByRole('link', { name: 'Lacak Pesanan' }).last().click()
    await softly(page.getByRole('heading', { name: 'Lacak Pesanan' }), path).toBeVisible()
  }
})

test('/favicon.ico exists and has the sizes in its directory', async ({ request }) => {
  const answer = await request.get('/favicon.ico')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/^image\/(vnd\.microsoft\.icon|x-icon)$/)
  const file = await answer.body()
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1])
  const sizes = Array.from({ length: file.readUInt16LE(4) }, (_, nth) => {
    const entry = 6 + 16 * nth
    const picture = file.subarray(file.readUInt32LE(entry + 12)).subarray(0, file.readUInt32LE(entry + 8))
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    // Width and height of the PNG.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([file[entry], file[entry + 1]])
    return file[entry]
  })
  expect(sizes).toEqual([16, 32, 48])
  expect(file.length).toBeLessThan(8_000)
})

test('security.txt has a contact and an expiry date', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? ['no field', line])
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Contact', 'Expires', 'Preferred-Languages'])
  const { shop } = await (await request.get('/api/config')).json()
  expect(fields[0]?.[1]).toBe(`mailto:${shop.email}`)
  expect(fields[1]?.[1]).toMatch(/^tel:\+62\d{8,}$/)
  const days = (Date.parse(fields[2]?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
  expect(fields[3]?.[1]).toBe('id, en')
  expect(text).not.toMatch(/127\.0\.0\.1|localhost/)
})
