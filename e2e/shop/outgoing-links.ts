import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Outgoing links of a page: other tabs, phone, mail, files, printer, chat. Each is pressed, and its effect asserted.
 */

const strangers = /^https?:\/\/(?!127\.0\.0\.1|localhost)/

const links =
  'a[target]:not([target=_self]), a[download], a[href^="tel:"], a[href^="mailto:"], a[href^="sms:"]'
const printing = /^(cetak|print|download)\b/i
const chatting = /^(kirim wa|ingatkan bayar)\b/i

/** Intercepts links to other programs. Call it before the page is opened. */
export async function watchWaysOut(page: Page) {
  await page.context().addInitScript(() => {
    Object.assign(window, { handedOver: [], printed: 0 })
    // The last click listener, so `defaultPrevented` is final.
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || !/^(tel|mailto|sms):$/.test(link.protocol)) return
      if (event.isTrusted && !event.defaultPrevented) Reflect.get(window, 'handedOver').push(link.href)
      // No program is installed for it.
      event.preventDefault()
    })
    const count = () => Reflect.set(window, 'printed', Reflect.get(window, 'printed') + 1)
    window.print = count
    // A window opened with an empty URL is filled and printed by the page.
    const { open } = window
    window.open = (...where) => {
      const opened = open.apply(window, where)
      if (opened) opened.print = count
      return opened
    }
  })
}

/**
 * Presses every outgoing link and button of a page or a part of it, and asserts each effect while the page stays.
 * @returns destinations in the page's order: links first, then buttons
 */
export async function pressWaysOut(part: Page | Locator): Promise<string[]> {
  const pressed: string[] = []
  const visible = part.locator(links).filter({ visible: true })
  for (let nth = 0; nth < (await visible.count()); nth += 1) pressed.push(await followLink(visible.nth(nth)))
  for (const [names, press] of [
    [printing, printFrom],
    [chatting, chatFrom],
  ] as const) {
    const buttons = part.getByRole('button', { name: names })
    for (let nth = 0; nth < (await buttons.count()); nth += 1) pressed.push(await press(buttons.nth(nth)))
  }
  return pressed
}

/** @returns the destination: a scheme, a file extension, a path of the shop with `:id`, or another host */
async function followLink(link: Locator): Promise<string> {
  const page = link.page()
  const stays = page.url()
  const { href, target, file } = await link.evaluate((element) => {
    if (!(element instanceof HTMLAnchorElement)) throw new Error(`${element.tagName} is no link`)
    const file = element.hasAttribute('download') ? element.download : null
    return { href: element.href, target: element.target, file }
  })
  const { protocol, origin, host, pathname } = new URL(href)
  if (file !== null) {
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(await download.failure(), href).toBeNull()
    const name = download.suggestedFilename()
    // Without a name in the link the server gives one.
    if (file !== '') expect(name).toBe(file)
    return `file ${name.replace(/.*\./, '.')}`
  }
  if (target !== '') {
    const isOurs = origin === new URL(stays).origin
    const tab = await openedBy(link, isOurs)
    await tab.waitForURL(href)
    if (isOurs) await expect(tab.getByRole('heading').first(), href).toBeVisible()
    await tab.close()
    expect(page.url(), href).toBe(stays)
    return `tab ${isOurs ? pathname.replace(/\d+/, ':id') : host}`
  }
  expect(href).toMatch(/^tel:\+62\d{8,}$|^mailto:[^@]+(@|%40)[^@]+$/)
  const handedOver = () => page.evaluate(() => Reflect.get(window, 'handedOver') as string[])
  const before = await handedOver()
  await link.click()
  expect(await handedOver(), `${href} on ${stays}`).toEqual([...before, href])
  return protocol
}

/** Asserts that `print` is called once, by the page or a window that it opens. */
async function printFrom(button: Locator): Promise<string> {
  const page = button.page()
  const printed = () => page.evaluate(() => Number(Reflect.get(window, 'printed')))
  const before = await printed()
  const name = await nameOf(button)
  await button.click()
  await expect.poll(printed, `«${name}» on ${page.url()}`).toBe(before + 1)
  for (const other of page.context().pages()) if (other !== page) await other.close()
  return `print «${name}»`
}

/** Asserts that a chat with a prepared text opens in another tab. */
async function chatFrom(button: Locator): Promise<string> {
  const name = (await nameOf(button)).replace(/ \(.*/, '')
  const tab = await openedBy(button)
  await tab.waitForURL(/^https:\/\/wa\.me\/62\d{8,}\?text=./)
  await tab.close()
  return `chat «${name}»`
}

/**
 * The tab that a press opens. Requests to other hosts are answered only here, so that no font is fetched into an empty
 * window.
 */
async function openedBy(pressed: Locator, isOurs = false): Promise<Page> {
  const context = pressed.page().context()
  if (!isOurs)
    await context.route(strangers, (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }))
  const [tab] = await Promise.all([context.waitForEvent('page'), pressed.click()])
  return tab
}

const nameOf = async (button: Locator) => (await button.innerText()).replaceAll(/\s+/g, ' ').trim()
