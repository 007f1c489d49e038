import type { Page } from '@playwright/test'
import { textsInOtherLanguage, textsInPageLanguage } from '../../packages/web/src/testing/page-checks.ts'
import { expect } from './test.ts'

/** Waits until the text stops changing: content that is still loading has none yet. */
const untilSettled = (page: Page) =>
  page.waitForFunction(
    () => {
      const now = document.body.innerText.length
      const before = Reflect.get(window, 'shownBefore')
      Object.assign(window, { shownBefore: now })
      return now === before
    },
    undefined,
    { polling: 250 },
  )

/** Fails with each text in the other language. */
export async function expectOneLanguage(page: Page, language: 'id' | 'en', where: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await untilSettled(page)
  const texts = await page.evaluate(textsInPageLanguage)
  expect.soft(textsInOtherLanguage(texts, language), `${where} in ${language}`).toEqual([])
}
