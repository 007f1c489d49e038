import {
  expectAccessible,
  expectFitsLargeText,
  expectFitsNarrow,
  expectShapes,
} from '@dimsum/web/testing/accessible.ts'
import { delayRequests, refuse } from '@dimsum/web/testing/answers.ts'
import { untilLoaded } from '@dimsum/web/testing/app-in-browser.tsx'
import { pressOutgoingLinks } from '@dimsum/web/testing/outgoing-links.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { screens } from '../screens.ts'
import { deskAnswers } from './desk-answers.ts'
import { headingOf } from './headings.ts'
import { openDesk } from './open-desk.tsx'

/**
 * WCAG 2.2 A and AA, 320 px and forced colours on each screen of the desk and in its states (product.md section 10).
 */

const order = ['tel:', 'tab maps.google.com', 'tab /order-label/:id']
/** Links out of each screen. Those of an opened card: `outgoing-links.browser.test.tsx`. */
const leadsOut: Record<string, string[]> = {
  '/admin?tab=orders': [...order, ...order],
  '/admin/pengaturan/notifikasi': ['tab wa.me'],
}

const heading = (name?: string) => page.getByRole('heading', name ? { name } : { level: 1 }).first()

test('every screen of the desk is covered', () => {
  const looked = Object.keys(headingOf).map((path) => path.replace(/\?.*/, '').replace(/\/\d+$/, '/:id'))
  expect(
    screens.map(({ path }) => path).filter((path) => !path.endsWith(':section') && !looked.includes(path)),
  ).toEqual([])
})

describe('check 34, check 35 and check 36 with something in each list', () => {
  test.each(
    Object.entries(headingOf),
  )('%s shows its heading and is right for every reader', async (path, name) => {
    openDesk(path, {}, shopConfig({}, { whatsappMessages: true }))
    await expect.element(heading(name)).toBeVisible()
    await untilLoaded()
    await expect.poll(pressOutgoingLinks).toEqual(leadsOut[path] ?? [])
    await expectAccessible(`${path} on a phone`)
    await expectFitsNarrow(path)
    await expectFitsLargeText(path)
    await page.viewport(1280, 800)
    // The list beside each section of the settings is checked on `/admin/pengaturan`.
    const section = /^\/admin\/pengaturan\/(.+)/.exec(path)?.[1]
    await expectAccessible(`${path} on a laptop`, document.getElementById(section ?? '') ?? document)
    await expectShapes(path)
  })
})

test('forced colours still show which tab and which choice is chosen', async () => {
  const shown = (selector: string) => {
    const style = getComputedStyle(document.querySelector(selector) as Element)
    return [style.borderBottomWidth, style.textDecorationLine]
  }
  for (const path of ['/admin?tab=orders', '/admin/dapur', '/admin/dapur?view=scan']) {
    openDesk(path)
    await expect.element(page.getByRole('radio').first()).toBeInTheDocument()
    await commands.emulateMedia({ forcedColors: 'active' })
    expect
      .soft(shown('[role=tab][aria-selected=true]'), `${path}: tabs`)
      .not.toEqual(shown('[role=tab][aria-selected=false]'))
    expect
      .soft(shown('label:has(> :checked)'), `${path}: choices`)
      .not.toEqual(shown('label:has(> [type=radio]:not(:checked))'))
    await commands.emulateMedia({ forcedColors: 'none' })
  }
})

/** Screens with data, and the parts of each that fail on their own. */
const partsOf: Record<string, number> = {
  '/admin': 2,
  '/admin?tab=orders': 2,
  '/admin?tab=inventory': 2,
  '/admin?tab=reviews': 2,
  '/admin/dapur': 2,
  '/admin/kas': 1,
  '/admin/label?orders=12': 1,
  '/admin/pengaturan/menu': 1,
  '/admin/pengaturan/pembayaran': 1,
  '/admin/pengaturan/pelanggan': 2,
  '/admin/pengaturan/notifikasi': 2,
  '/admin/keamanan': 2,
  '/admin/catatan': 1,
  '/debug-midtrans': 1,
  '/production-status': 1,
}

describe('check 34 with empty lists', () => {
  test.each(
    Object.entries(partsOf),
  )('%s is accessible while it loads and when nothing comes, and comes part by part on a second try', async (path, parts) => {
    const { answer, release } = delayRequests()
    let isBack = false
    const late = Object.entries(deskAnswers()).map(([call, stored]) => [
      call,
      () => (isBack ? Response.json(stored) : answer()),
    ])
    openDesk(path, Object.fromEntries(late))
    await expect.element(heading()).toBeVisible()
    await expectAccessible(`${path} loading`)
    release(refuse(503, 'Sedang sibuk, coba sebentar lagi.')())
    const alerts = page.getByRole('alert').filter({ hasText: 'Sedang sibuk, coba sebentar lagi.' })
    await expect.poll(() => alerts.elements().length).toBe(parts)
    await untilLoaded()
    await expect.poll(() => document.body.textContent).not.toContain(': …')
    await expectAccessible(`${path} failed`)
    isBack = true
    for (let left = parts; left > 0; left -= 1) {
      await alerts
        .first()
        .getByRole('button', { name: /^(Coba lagi|Try again)$/ })
        .click()
      await expect.poll(() => alerts.elements().length).toBe(left - 1)
      expect(document.activeElement).not.toBe(document.body)
    }
    await untilLoaded()
    expect(page.getByRole('alert').elements()).toEqual([])
  })
})

test('check 34: a failed login and a search without results', async () => {
  openDesk('/admin-login', { 'GET /api/admin/session': refuse(401, 'Unauthorized') })
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.poll(() => document.querySelector('[aria-invalid=true]')).not.toBeNull()
  await expectAccessible('login, wrong')
  openDesk('/admin?tab=orders&order=tidakada')
  await expect.element(page.getByText('No orders found', { exact: true })).toBeVisible()
  await expectAccessible('nothing found')
})

describe('check 34: every dialog', () => {
  const opened = async (role: 'dialog' | 'alertdialog', name: string | RegExp) => {
    await expect.element(page.getByRole(role, { name })).toBeVisible()
    await expectAccessible(`${name} open`)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole(role, { name })).not.toBeInTheDocument()
  }

  test('about orders', async () => {
    openDesk('/admin?tab=orders')
    const card = page.getByRole('article', { name: 'Order 12', exact: true })
    await card.getByRole('combobox', { name: 'Status' }).selectOptions('Dibatalkan')
    await opened('alertdialog', /^Batalkan pesanan/)
    for (const [button, name] of [
      ['Pesanan baru', 'Pesanan baru'],
      ['Unduh CSV', 'Unduh pesanan'],
      ['Suara', 'Perangkat ini'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await opened('dialog', name)
    }
  })

  test('about stock', async () => {
    openDesk('/admin?tab=inventory')
    for (const name of ['Catat stok', 'Riwayat stok', 'Add Inventory Item']) {
      await page.getByRole('button', { name, exact: true }).click()
      await opened('dialog', name)
    }
  })
})

describe('a signed-out user is redirected to the login and back', () => {
  const operators = screens.filter(({ right, ownDocument }) => right && !ownDocument)
  test.each(operators.map(({ path }) => path.replace(':section', 'menu')))('%s', async (path) => {
    openDesk(path, { 'GET /api/admin/session': refuse(401, 'Unauthorized') })
    await expect
      .poll(() => location.pathname + location.search)
      .toBe(`/admin-login?next=${encodeURIComponent(path)}`)
  })
})
