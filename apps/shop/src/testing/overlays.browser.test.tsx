import { untilStill } from '@dimsum/web/testing/accessible.ts'
import { refuse } from '@dimsum/web/testing/answers.ts'
import { untilLoaded } from '@dimsum/web/testing/app-in-browser.tsx'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, commands, page, userEvent } from 'vitest/browser'
import { fillCustomer, openShop } from './open-shop.tsx'

/** Touch, focus and announcements of drawer and toasts, with animations on (docs/decisions/0029). */

beforeEach(() => commands.emulateMedia({ reducedMotion: 'no-preference' }))
afterEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

const opener = page.getByRole('button', { name: 'Buka menu' })
const drawer = page.getByRole('dialog')

/** A position of the window over this element, wherever it is by now. */
const placeOf = (element: Element | null) => {
  const { x, y, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return [x + 4, y + height / 2] as const
}

/** Presses at a position of the window, whatever element is there. */
const tap = (x: number, y: number) => {
  const html = document.documentElement.getBoundingClientRect()
  return userEvent.click(document.documentElement, {
    position: { x: x - html.x, y: y - html.y },
    force: true,
  })
}

/** Two frames, in which React runs its effects; stopped timers stand still. */
const rendered = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('with forced colours an overlay has an edge against the page, and the menu marks the current page', async () => {
  await commands.emulateMedia({ forcedColors: 'active' })
  onTestFinished(() => commands.emulateMedia({ forcedColors: 'none' }))
  openShop('/')
  await opener.click()
  await expect.element(drawer).toBeVisible()
  expect(getComputedStyle(drawer.element()).borderLeftWidth).toBe('1px')
  const current = drawer.getByRole('link', { name: 'Beranda' })
  await expect.element(current).toHaveAttribute('aria-current', 'page')
  expect(getComputedStyle(current.element()).textDecorationLine).toBe('underline')
})

test('Escape closes the menu as soon as it appears', async () => {
  openShop('/')
  let isPressed = false
  const pressOnce: MutationCallback = (_, observer) => {
    if (document.querySelector('[role=dialog]') === null) return
    observer.disconnect()
    isPressed = true
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  }
  new MutationObserver(pressOnce).observe(document.body, { childList: true })
  await opener.click()
  await expect.poll(() => isPressed).toBe(true)
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a second tap on the closing overlay presses nothing behind it', async () => {
  openShop('/')
  await expect.poll(() => document.querySelector('#home a[href="/order"]')).not.toBeNull()
  await untilLoaded()
  const link = document.querySelector('#home a[href="/order"]')
  let presses = 0
  link?.addEventListener('click', () => {
    presses += 1
  })
  await opener.click()
  await expect.element(drawer).toBeVisible()
  await untilStill()
  // Slowed down, so that the overlay is still fading at the second tap on any machine.
  const devtools = cdp() as unknown as { send: (method: string, values?: object) => Promise<void> }
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
  await tap(...placeOf(link))
  await expect.poll(() => document.querySelector('#root')?.hasAttribute('inert')).toBe(false)
  await tap(...placeOf(link))
  expect(presses).toBe(0)
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect.poll(() => document.querySelector('[data-scroll-lock]')).toBeNull()
  await expect.poll(() => document.elementFromPoint(...placeOf(link))?.closest('a')).toBe(link)
  await tap(...placeOf(link))
  await expect.poll(() => location.pathname).toBe('/order')
})

test('the second tap of a double tap presses nothing in the menu that the first one opened', async () => {
  openShop('/')
  const reaches = new Set<string>()
  const look = () => {
    const close = document.querySelector('[role=dialog] button')
    if (close) reaches.add(getComputedStyle(close).pointerEvents)
    return [...reaches]
  }
  new MutationObserver(look).observe(document.body, { childList: true })
  await opener.click()
  await expect.poll(look).toEqual(['none', 'auto'])
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
})

test('check 16: one toast at a time, for 5 s, swiped away past 50 px, at most 420 px wide', async () => {
  openShop('/track-order', { 'POST /api/orders/999/access': refuse(404, 'Order not found') })
  await page.getByLabelText('Order ID').fill('999')
  await page.getByLabelText('Nomor Telepon').fill('081234567890')
  const press = () => page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-toasts] li')]
  const untilShown = () => expect.poll(() => toasts().map(({ dataset }) => dataset.state)).toEqual(['open'])
  const swipe = (distance: number) => {
    const at = (x: number) => ({ x, y: 30 })
    const [toast, viewport] = [toasts()[0], document.querySelector('[data-toasts] section')]
    const left = (toast?.getBoundingClientRect().x ?? 0) - (viewport?.getBoundingClientRect().x ?? 0)
    return userEvent.dragAndDrop(toast as Element, viewport as Element, {
      ...{ sourcePosition: at(60), targetPosition: at(left + 60 + distance), force: true },
    })
  }
  await press()
  await untilShown()
  const [first] = toasts()
  await press()
  await expect.poll(() => first?.isConnected).toBe(false)
  await untilShown()
  await untilStill()
  await swipe(40)
  await untilStill()
  await untilShown()
  await swipe(70)
  await expect.poll(toasts).toEqual([])

  await userEvent.hover(document.documentElement, { position: { x: 5, y: 700 } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  ;(page.getByRole('button', { name: 'Lacak Pesanan' }).element() as HTMLElement).click()
  const state = () => toasts()[0]?.dataset.state
  await expect.poll(state).toBe('open')
  await rendered()
  const shownAt = performance.now()
  vi.advanceTimersByTime(4800)
  await expect.poll(state).not.toBe('open')
  expect(Math.abs(performance.now() - shownAt - 5000)).toBeLessThanOrEqual(150)
  await expect.poll(toasts).toEqual([])
  vi.useRealTimers()

  await page.viewport(1024, 700)
  expect(document.querySelector('[data-toasts] ol')?.getBoundingClientRect().width).toBeLessThanOrEqual(420)
})

test('loss and return of the network are announced over an open dialog', async () => {
  openShop('/track-order')
  await opener.click()
  await expect.element(drawer).toBeVisible()
  const heard = new Set<string>()
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]'))
      if (!region.closest('[inert], [aria-hidden=true]')) heard.add(region.textContent ?? '')
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect.poll(() => [...heard]).toContain('Anda sedang offline.')
  isOnline.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.poll(() => [...heard]).toContain('Kembali online')
})

test('on a phone a focused field is scrolled below an open toast', async () => {
  openShop('/order?package=20pcs', { 'POST /api/orders': refuse(409, 'Maaf, stok Paket Sedang tinggal 1.') })
  const name = page.getByLabelText('Nama', { exact: true })
  await fillCustomer()
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  const toast = () => document.querySelector('[data-toasts] li')
  await expect.poll(() => toast()?.textContent).toContain('Maaf, stok Paket Sedang tinggal 1.')
  // Hovering keeps the toast open.
  await userEvent.hover(toast() as Element, { position: { x: 60, y: 20 } })
  const field = name.element() as HTMLElement
  field.blur()
  // A navigation to the page that failed may still be running.
  await expect
    .poll(() => {
      scrollBy({ top: field.getBoundingClientRect().top - 100, behavior: 'instant' })
      return Math.round(field.getBoundingClientRect().top)
    })
    .toBe(100)
  field.focus()
  await expect
    .poll(() => {
      const over = toast()?.getBoundingClientRect()
      const { top } = field.getBoundingClientRect()
      return over && top >= over.bottom && top < 740
    })
    .toBe(true)
})
