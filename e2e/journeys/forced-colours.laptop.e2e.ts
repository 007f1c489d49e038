import type { Page } from '@playwright/test'
import { Payer } from '../shop/payer.ts'
import { expect, test } from '../shop/test.ts'

/**
 * Colours of the reader's own choice (`forced-colors`) take every fill away. What is a control by its fill alone would be
 * words among words: it keeps an edge.
 */

/** Marks what is a shape by its fill: a control whose ground differs from the ground it stands on. Answers how many. */
const markFilled = (page: Page) =>
  page.evaluate(() => {
    const groundOf = (start: Element | null): string => {
      for (let at = start; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    }
    const controls = document.querySelectorAll(
      'a[href], button, summary, select, input, textarea, [role=tab]',
    )
    const filled = [...controls].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        control.getBoundingClientRect().width > 2 &&
        !['checkbox', 'radio'].includes(control.getAttribute('type') ?? '') &&
        groundOf(control) !== groundOf(control.parentElement),
    )
    for (const control of filled) control.setAttribute('data-filled', '')
    return filled.length
  })

/** Which of the marked have no edge all around now. */
const shapeless = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-filled]')]
      .filter((control) => {
        const { borderTopWidth, borderBottomWidth, borderTopStyle, outlineStyle } = getComputedStyle(control)
        const hasBorder = Math.min(parseFloat(borderTopWidth), parseFloat(borderBottomWidth)) >= 1
        return !(hasBorder && borderTopStyle === 'solid') && outlineStyle !== 'solid'
      })
      .map((control) => control.outerHTML.slice(0, 160)),
  )

/** Looks at the screen as it stands, in its own colours and then in the reader's. */
async function keepsItsShapes(page: Page, name: string, atLeast = 1) {
  await page.emulateMedia({ forcedColors: 'none' })
  expect(await markFilled(page), name).toBeGreaterThanOrEqual(atLeast)
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await shapeless(page), name).toEqual([])
}

test('in forced colours every filled control of the shop keeps its shape', async ({ page }) => {
  const payer = new Payer(page)
  await payer.order()
  for (const path of [
    '/',
    '/order?package=20pcs',
    '/track-order',
    `/track-order?orderId=${payer.orderId}`,
    `/invoice/${payer.orderId}`,
    payer.path,
    `/payment-demo?orderId=${payer.orderId}`,
    '/no-such-page',
    '/admin-login',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await keepsItsShapes(page, path)
  }
})

test('in forced colours every filled control over a page keeps its shape', async ({ customer, page }) => {
  await customer.order()
  await keepsItsShapes(page, 'the confirm dialog')
})

test('in forced colours every filled control of the owner keeps its shape', async ({ ownerPage: page }) => {
  for (const path of [
    '/admin',
    '/admin?tab=orders',
    '/admin?tab=inventory',
    '/admin?tab=reviews',
    '/admin/dapur',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await keepsItsShapes(page, path)
  }
})
