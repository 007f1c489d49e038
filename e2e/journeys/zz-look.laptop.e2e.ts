import { test } from '../shop/desk.ts'

test.use({ ownShop: 'look' })
test('look', async ({ desk, page, strangerPage }) => {
  test.setTimeout(900_000)
  const add = (data: object) => desk.owner.post('/api/admin/menu', { data })
  const base = {
    description: { id: 'Isi 30 dimsum campur dalam kotak cantik untuk Lebaran', en: '' },
    badge: 'seasonal',
    state: 'shown',
    soldOutUntil: null,
    orderFrom: null,
    orderUntil: '2027-12-20T05:00:00.000Z',
    deliverFrom: null,
    deliverUntil: null,
    totalLimit: 50,
    dayLimit: 10,
    orderLimit: 5,
  }
  console.log(
    (
      await add({
        ...base,
        name: { id: 'Hamper Lebaran Istimewa Keluarga Besar', en: '' },
        pieces: 30,
        price: 125000,
      })
    ).status(),
  )
  console.log(
    (
      await add({
        ...base,
        name: { id: 'Frozen', en: '' },
        pieces: 20,
        price: 50000,
        state: 'hidden',
        badge: null,
        totalLimit: null,
        dayLimit: null,
      })
    ).status(),
  )
  const shot = async (p: typeof page, path: string, name: string, wait: string) => {
    for (const width of [360, 1280]) {
      await p.setViewportSize({ width, height: 800 })
      await p.goto(path)
      await p.getByText(wait).first().waitFor()
      await p.waitForTimeout(1500)
      await p.screenshot({ path: `/tmp/look/${name}-${width}.png`, fullPage: true })
    }
  }
  await shot(page, '/admin/pengaturan/menu', 'menu', 'Paket Sedang')
  await page.getByRole('button', { name: /^Ubah Hamper/ }).click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/look/form-1280.png', fullPage: true })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/look/form-360.png', fullPage: true })
  await shot(strangerPage, '/', 'landing', 'Hamper')
  await shot(strangerPage, '/order', 'order', 'Hamper')
})
