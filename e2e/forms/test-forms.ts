import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from '../shop/desk.ts'
import { delayRequests } from '../shop/replaced-responses.ts'
import type { About, FormRow, NotHere } from './form-row.ts'

const fieldOf = (shown: Locator, label: string) => shown.getByLabel(new RegExp(`^${label}`)).first()

async function type(shown: Locator, { typed }: FormRow, about: About) {
  for (const [label, value] of Object.entries(typed(about))) {
    const field = fieldOf(shown, label)
    if (value === true) await field.check()
    else if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
}

async function expectTyped(shown: Locator, { typed }: FormRow, about: About) {
  for (const [label, value] of Object.entries(typed(about))) {
    if (value === true) await expect(fieldOf(shown, label)).toBeChecked()
    else await expect(fieldOf(shown, label)).toHaveValue(value)
  }
}

const press = (page: Page, shown: Locator, { button, save }: FormRow) =>
  (button?.(page) ?? shown.getByRole('button', { name: save, exact: true })).click()

/** A call beyond its deadline, then a lost connection: both show an error, and every field keeps its text. */
async function sendOverBadLine(page: Page, shown: Locator, form: FormRow, about: About) {
  let answer: (route: Route) => unknown = () => {}
  const sent = new Promise<void>((resolve) => {
    answer = () => resolve()
  })
  await page.route(form.call, (route) =>
    route.request().method() === 'GET' ? route.fallback() : void answer(route),
  )
  await press(page, shown, form)
  await sent
  await page.clock.fastForward(31_000)
  await expect(shown.getByText(/Belum ada jawaban|Toko belum menjawab/).first()).toBeVisible()
  await expectTyped(shown, form, about)

  answer = (route) => route.abort()
  await press(page, shown, form)
  await expect(shown.getByText(/toko kami sedang terganggu/).first()).toBeVisible()
  await expectTyped(shown, form, about)
  await page.unroute(form.call)
}

/** Declares the tests of each form of a table. */
export function testForms(forms: Readonly<Record<string, FormRow | NotHere>>) {
  for (const [what, form] of Object.entries(forms)) {
    if ('notHere' in form) continue
    const { isCustomers, isServed, notKept, others, call } = form
    const isShared = typeof others !== 'string'

    for (const script of isServed ? ['boot', 'main'] : []) {
      test(`${what}: text typed before ${script} is kept, and nothing is sent`, async ({
        strangerPage: page,
        desk,
      }) => {
        const about = (await form.prepare?.(desk)) ?? ''
        const posts: string[] = []
        page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
        const scripts = await delayRequests(page, `**/assets/${script}-*`)
        const shown = await form.open(page, about)
        const address = page.url()
        await type(shown, form, about)
        await shown.getByRole('textbox').first().press('Enter')
        const button = shown.getByRole('button', { name: form.save, exact: true })
        await expect(button).toBeDisabled()
        await expect(page.getByText('Isian Anda tetap di sini')).toBeVisible()
        await scripts.release()
        await expect(button).toBeEnabled()
        await expect(page.getByText('Isian Anda tetap di sini')).toHaveCount(0)
        await expectTyped(shown, form, about)
        expect(posts).toEqual([])
        expect(page.url()).toBe(address)
      })
    }

    test(`${what}: a timeout, a lost connection, a reload and another device lose nothing, and it is sent once`, async ({
      page: owner,
      strangerPage,
      desk,
    }) => {
      const page = isCustomers ? strangerPage : owner
      const keys = new Set<string | undefined>()
      page.on('request', (request) => {
        if (request.method() !== 'GET' && call.test(request.url()))
          keys.add(request.headers()['idempotency-key'])
      })
      page.on('dialog', (dialog) => void dialog.accept())
      const about = (await form.prepare?.(desk)) ?? ''
      await page.clock.install()
      let shown = await form.open(page, about)
      await type(shown, form, about)
      await sendOverBadLine(page, shown, form, about)

      const storeElsewhere = async () => isShared && (await others.store(desk, about))
      if (isShared && !others.refreshes) await storeElsewhere()
      // Opening a page again is a reload too; a served form is on the page already.
      if (isServed) await page.reload()
      else shown = await form.open(page, about)
      if (notKept !== undefined) {
        test.info().annotations.push({ type: 'not kept over a reload', description: notKept })
        await type(shown, form, about)
      }
      await expectTyped(shown, form, about)

      if (isShared) {
        await expect(shown.getByText(/elum disimpan/).first()).toBeVisible()
        if (others.refreshes) {
          const { refreshes } = others
          const refreshed = page.waitForResponse((answer) => refreshes.test(answer.url()))
          await storeElsewhere()
          await refreshed
        }
        const refused = page.waitForResponse(
          (answer) => answer.request().method() !== 'GET' && call.test(answer.url()),
        )
        await press(page, shown, form)
        expect((await refused).status()).toBe(409)
        await expect(shown.getByText(others.told).first()).toBeVisible()
        await expectTyped(shown, form, about)
        expect(await others.read(desk, about)).toEqual(others.theirs)
      }
      await press(page, shown, form)
      if (form.done) await expect(form.done(page, about).first()).toBeVisible()
      if (isShared) await expect.poll(() => others.read(desk, about)).toEqual(others.ours)
      // One idempotency key for all presses of a call that must not run twice.
      if (/orders\$$/.test(call.source)) expect(keys.size).toBe(1)
    })
  }
}
