import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const phoneSize = { width: 360, height: 740 }
export const laptopSize = { width: 1280, height: 800 }

/** Elements that overflow the page, if that makes it scroll sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const box = element.getBoundingClientRect()
      return (
        box.right > width + 1 &&
        box.width > 0 &&
        !element.closest('[class*=overflow], [aria-hidden=true], svg')
      )
    })
    return document.documentElement.scrollWidth > width
      ? wide.slice(-3).map((element) => element.outerHTML.slice(0, 120))
      : []
  })

/** Charts react to a new width one frame after the page. */
const fits = (page: Page, state: string) =>
  softly.poll(() => overflow(page), `${state} scrolls sideways`).toEqual([])
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

const controls = 'a[href], button, input:not([type=hidden]):not([tabindex="-1"]), select, textarea, summary'

/** Controls that are too small for touch. */
export const tooSmall = (page: Page, least: number) =>
  page.evaluate(
    ({ least, controls }) =>
      [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
        const target = element.closest('label') ?? element
        const { width, height, right, bottom } = target.getBoundingClientRect()
        const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
        // Links within a sentence are exempt: their height is the line's.
        const isInline = getComputedStyle(element).display === 'inline'
        if (!isShown || isInline || right < 0 || bottom < 0) return []
        return width < least - 0.5 || height < least - 0.5
          ? [`${element.outerHTML.slice(0, 90)} is ${Math.round(width)}×${Math.round(height)}`]
          : []
      }),
    { least, controls },
  )
