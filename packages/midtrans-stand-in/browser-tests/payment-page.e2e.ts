import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { test } from './shop-page.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Accessibility violations that axe finds, as short sentences. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run()
    return violations.map(
      ({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`,
    )
  })
}

/** Controls that are too small, and content wider than the screen. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('a, button, input:not([type=hidden]), summary')]
    const small = controls
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 48)
      .map((control) => `small: ${control.outerHTML.slice(0, 80)}`)
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [...small, `wide: ${scrollWidth} in ${clientWidth}`] : small
  })

test('every screen fits 320 px, has large enough controls, and passes the accessibility rules', async ({
  page,
  shop,
}) => {
  // Twenty screens, each with all rules.
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  const problems: string[] = []
  const inspect = async (name: string) => {
    await expect(page.locator('h1')).toBeVisible()
    for (const problem of [...(await misfits(page)), ...(await findings(page))])
      problems.push(`${name}: ${problem}`)
  }
  const { redirect_url: address, orderId } = await shop.createToken()
  await page.goto(address)
  await inspect('list')
  for (const method of ['bca_va', 'echannel', 'gopay', 'other_qris']) {
    await page.goto(`${address}?step=methods&selected=${method}`)
    await inspect(`${method} before`)
    await page.locator('main form button').click()
    await inspect(`${method} after`)
  }
  await page.getByRole('button', { name: 'Gagalkan percobaan ini' }).click()
  await inspect('failed')
  shop.standIn.control.pay(orderId, { method: 'bca_va' })
  await page.goto(address)
  await inspect('paid')
  await page.goto(`${shop.origin}/midtrans/snap/v4/redirection/nobody`)
  await inspect('unavailable')
  await page.goto(`${shop.origin}/midtrans/simulator`)
  await inspect('simulator')
  expect(problems).toEqual([])
})
