import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Marks what is a shape by its fill: a control whose ground differs from the ground it stands on. Returns how many. */
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
    // A part that stays from screen to screen keeps its mark.
    for (const marked of document.querySelectorAll('[data-filled]')) marked.removeAttribute('data-filled')
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

/**
 * Colours of the reader's own choice (`forced-colors`) take every fill away. What is a control by its fill alone would be
 * words among words: it keeps an edge.
 */
export async function expectShapes(page: Page, state: string) {
  expect(await markFilled(page), `${state} has no filled control to look at`).toBeGreaterThan(0)
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await shapeless(page), `${state} in forced colours has controls without an edge`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}
