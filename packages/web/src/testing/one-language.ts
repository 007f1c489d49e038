import { expect } from 'vitest'
import { textsInOtherLanguage, textsInPageLanguage } from './page-checks.ts'

/** Fails with each text in the other language. */
export async function expectOneLanguage(language: 'id' | 'en', where: string) {
  expect(document.documentElement.lang).toBe(language)
  let before = -1
  // Content that is still loading has no text yet.
  await expect
    .poll(
      () => {
        const now = document.body.innerText.length
        const isSame = now === before
        before = now
        return isSame
      },
      { interval: 100 },
    )
    .toBe(true)
  expect.soft(textsInOtherLanguage(textsInPageLanguage(), language), `${where} in ${language}`).toEqual([])
}
