import { expect, test } from '../shop/test.ts'

test('check 40: structured data equals the page’s texts', async ({ page, request }) => {
  await page.goto('/')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const graph: Record<string, unknown>[] = JSON.parse(text ?? '')['@graph']
  const products = graph.filter((each) => each['@type'] === 'Product')
  const prices = await page
    .locator('#products')
    .getByText(/^Rp\s[\d.]+$/)
    .allTextContents()
  const shownPrices = new Set(prices.map((price) => Number(price.replace(/\D/g, ''))))
  expect(products).toHaveLength(3)
  for (const { offers } of products as { offers: { price: number; priceCurrency: string } }[]) {
    expect(shownPrices).toContain(Number(offers.price))
    expect(offers.priceCurrency).toBe('IDR')
  }
  const kitchen = JSON.stringify(graph[0])
  const contact = (await page.locator('#contact').textContent()) ?? ''
  for (const time of ['08:00', '20:00', '09:00', '21:00']) {
    expect(kitchen).toContain(time)
    expect(contact).toContain(time)
  }
  const stars = page.locator('#reviews').getByText(/from \d+ reviews/)
  expect(kitchen.includes('AggregateRating')).toBe((await stars.count()) > 0)

  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
  expect((await meta('description'))?.length).toBeLessThan(65)
  expect(await meta('locale')).toBe('id_ID')
  expect(await meta('image')).toMatch(/^https?:\/\/.+\/og\.jpg$/)
  expect([await meta('image:width'), await meta('image:height')]).toEqual(['1200', '630'])
  expect((await request.get('/og.jpg')).headers()['content-type']).toBe('image/jpeg')
  expect((await request.get('/tidak-ada')).status()).toBe(404)
  for (const path of ['/invoice/1', '/track-order?id=1']) {
    await page.goto(path)
    expect(await meta('title')).not.toMatch(/Sari|Rp/)
  }
})
