import type { Page } from '@playwright/test'
import { overflowingElements } from '../../packages/web/src/testing/page-checks.ts'
import { expect } from './test.ts'

export const phoneSize = { width: 360, height: 740 }
export const laptopSize = { width: 1280, height: 800 }

/** Charts react to a new width one frame after the page. */
const fits = (page: Page, state: string) =>
  softly
    .poll(() => page.evaluate(overflowingElements), `${state}: nothing overflows its card or the page`)
    .toEqual([])
const softly = expect.configure({ soft: true })

const setText = (page: Page, size: string) =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)

/** The page does not scroll sideways at 320 px, which is 400 % zoom on a laptop; the viewport stays at this size. */
export async function expectFitsNarrow(page: Page, state: string) {
  await page.setViewportSize({ width: 320, height: 640 })
  await fits(page, `${state} at 320 px`)
}

/** The page does not scroll sideways at 200 % text size; the size stays. */
export async function expectFitsLargeText(page: Page, state: string, size = phoneSize) {
  await page.setViewportSize(size)
  await setText(page, '200%')
  await fits(page, `${state} at ${size.width} px and 200 % text`)
  await setText(page, '')
}
