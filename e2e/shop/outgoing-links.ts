import { expect, type Locator, type Page } from '@playwright/test'

/** Links out of the shop: to the phone, or to another host in a new tab. Each is pressed, and its effect asserted. */

const links = 'a[target]:not([target=_self]), a[href^="tel:"]'

/** Intercepts links to the phone. Call it before the page is opened. */
export async function watchWaysOut(page: Page) {
  await page.context().addInitScript(() => {
    Object.assign(window, { handedOver: [] })
    // The last click listener, so `defaultPrevented` is final.
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.protocol !== 'tel:') return
      if (event.isTrusted && !event.defaultPrevented) Reflect.get(window, 'handedOver').push(link.href)
      // No program is installed for it.
      event.preventDefault()
    })
  })
}

/**
 * Presses every link out of a part of the page, and asserts each effect while the page stays.
 * @returns the destinations in the page's order: `tel:`, or the host of a tab
 */
export async function pressWaysOut(part: Locator): Promise<string[]> {
  const visible = part.locator(links).filter({ visible: true })
  await expect(visible.first()).toBeVisible()
  const pressed: string[] = []
  for (const link of await visible.all()) pressed.push(await followLink(link))
  return pressed
}

async function followLink(link: Locator): Promise<string> {
  const page = link.page()
  const stays = page.url()
  const href = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)
  const { protocol, host } = new URL(href)
  if (protocol !== 'tel:') {
    await page.context().route(`https://${host}/**`, (route) => route.fulfill({ body: 'elsewhere' }))
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await tab.waitForURL(href)
    await tab.close()
    expect(page.url(), href).toBe(stays)
    return `tab ${host}`
  }
  expect(href).toMatch(/^tel:\+62\d{8,}$/)
  const handedOver = () => page.evaluate(() => Reflect.get(window, 'handedOver') as string[])
  const before = await handedOver()
  await link.click()
  expect(await handedOver(), `${href} on ${stays}`).toEqual([...before, href])
  return protocol
}
