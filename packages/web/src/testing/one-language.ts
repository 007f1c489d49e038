import { expect } from 'vitest'
import { untilLoaded } from './app-in-browser.tsx'
import { textsInOtherLanguage, textsInPageLanguage } from './page-checks.ts'

/** Fails with each text in the other language. */
export async function expectOneLanguage(language: 'id' | 'en', where: string) {
  expect(document.documentElement.lang).toBe(language)
  // Content that is still loading has no text yet, and a response is rendered a moment after it came.
  await untilLoaded()
  let before = -1
  const isSame = () => {
    const last = before
    before = document.body.innerText.length
    return before === last
  }
  await expect.poll(isSame).toBe(true)
  expect.soft(textsInOtherLanguage(textsInPageLanguage(), language), `${where} in ${language}`).toEqual([])
}
