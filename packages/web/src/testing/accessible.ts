import axe from 'axe-core'
import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import { accessibilityViolations, isAnimating, overflowingElements, wcagTags } from './page-checks.ts'

export { smallControls as tooSmall } from './page-checks.ts'

Object.assign(window, { axe })

/** Waits for animations: half-faded text has too little contrast. */
export const untilStill = () => expect.poll(isAnimating).toBe(false)

/** The dialog that makes the page behind it inert, if one is open. */
const openDialog = () =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].findLast((dialog) =>
    dialog.checkVisibility(),
  )

/**
 * Fails with each WCAG violation and its location.
 * @param part by default an open dialog or else the page; axe's time grows with the number of texts
 */
export async function expectAccessible(state: string, part?: Node) {
  await untilStill()
  expect.soft(await accessibilityViolations(wcagTags, part ?? openDialog()), state).toEqual([])
}

/** Charts react to a new width one frame after the page. */
const fits = (state: string) =>
  expect
    .poll(overflowingElements, {
      message: `${state}: nothing stands outside its card or the page`,
      timeout: 3000,
    })
    .toEqual([])

/** Fails if the page scrolls sideways at 320 px, which is 400 % zoom on a laptop. */
export async function expectFitsNarrow(state: string) {
  await page.viewport(320, 640)
  await fits(`${state} at 320 px`)
}

/** Fails if the page scrolls sideways at 200 % text size. */
export async function expectFitsLargeText(state: string, width = 360) {
  await page.viewport(width, 740)
  document.documentElement.style.fontSize = '200%'
  await fits(`${state} at ${width} px and 200 % text`)
  document.documentElement.style.fontSize = ''
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia(media: {
      forcedColors?: 'active' | 'none'
      reducedMotion?: 'reduce' | 'no-preference'
    }): Promise<void>
  }
}

/** The first background behind an element that is not transparent. */
function groundOf(start: Element | null): string {
  for (let at = start; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor
  }
  return 'rgb(255, 255, 255)'
}

/** Controls whose background differs from their surroundings. */
const filled = () =>
  [...document.querySelectorAll('a[href], button, summary, select, input, textarea, [role=tab]')].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      control.getBoundingClientRect().width > 2 &&
      !['checkbox', 'radio'].includes(control.getAttribute('type') ?? '') &&
      groundOf(control) !== groundOf(control.parentElement),
  )

/** `forced-colors` removes backgrounds: a control recognised by its background needs a border. */
export async function expectShapes(state: string) {
  const controls = filled()
  expect(controls.length, `${state} has no filled control to look at`).toBeGreaterThan(0)
  await commands.emulateMedia({ forcedColors: 'active' })
  const shapeless = controls.filter((control) => {
    const { borderTopWidth, borderBottomWidth, borderTopStyle, outlineStyle } = getComputedStyle(control)
    const hasBorder = Math.min(Number.parseFloat(borderTopWidth), Number.parseFloat(borderBottomWidth)) >= 1
    return !(hasBorder && borderTopStyle === 'solid') && outlineStyle !== 'solid'
  })
  const found = shapeless.map(({ outerHTML }) => outerHTML.slice(0, 160))
  await commands.emulateMedia({ forcedColors: 'none' })
  expect.soft(found, `${state} in forced colours has controls without an edge`).toEqual([])
}
