import axe from 'axe-core'
import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'

/** WCAG 2.2 A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Waits for animations: half-faded text has too little contrast. Endless animations are ignored. */
export const untilStill = () =>
  expect
    .poll(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === 1),
    )
    .toEqual([])

async function violations(part: Element | Document, options: axe.RunOptions): Promise<string[]> {
  const { violations: found } = await axe.run(part, { resultTypes: ['violations'], ...options })
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  )
}

/** Fails with each WCAG violation and its location. */
export async function expectAccessible(state: string) {
  await untilStill()
  const all = { runOnly: { type: 'tag' as const, values: tags } }
  const floats = [...document.querySelectorAll<HTMLElement>('[data-toasts]:has(li), [data-sticky-bar]')]
  if (floats.length === 0) return expect.soft(await violations(document, all), state).toEqual([])
  // Which button a toast or sticky bar covers depends on the scroll position, so target sizes are checked separately
  // for the page and for each floating element.
  const sizes = { runOnly: { type: 'rule' as const, values: ['target-size'] } }
  const found = await violations(document, { ...all, rules: { 'target-size': { enabled: false } } })
  for (const float of floats) found.push(...(await violations(float, sizes)))
  for (const float of floats) float.style.visibility = 'hidden'
  found.push(...(await violations(document, sizes)))
  for (const float of floats) float.style.visibility = ''
  expect.soft(found, state).toEqual([])
}

/** Visually hidden, or scrolls by itself. */
function isOutOfSight(element: Element): boolean {
  if (element.closest('[class*=overflow], [aria-hidden=true], svg')) return true
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).clipPath !== 'none') return true
  return false
}

/** Elements that overflow their card, or the page where that makes it scroll sideways. */
function overflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const { right, width } = element.getBoundingClientRect()
    const card = element.parentElement?.closest('[class*=rounded-card]')?.getBoundingClientRect()
    const isOut = (scrollWidth > clientWidth && right > clientWidth + 1) || (card && right > card.right + 1)
    return isOut && width > 1 && !isOutOfSight(element)
  })
  return wide.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 160))
}

/** Charts react to a new width one frame after the page. */
const fits = (state: string) =>
  expect
    .poll(overflow, { message: `${state}: nothing stands outside its card or the page`, timeout: 3000 })
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

const controls = 'a[href], button, input:not([type=hidden]):not([tabindex="-1"]), select, textarea, summary'

/** Controls smaller than `least` px. */
export const tooSmall = (least: number) =>
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
  })

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
