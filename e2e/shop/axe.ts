import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect } from './test.ts'
import { untilStill } from './until-still.ts'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** WCAG 2.2 A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails with every WCAG violation and its location. */
export async function expectAccessible(page: Page, state: string) {
  // Half-faded text has too little contrast.
  await untilStill(page)
  // Injected through the debugger, which the content policy does not affect.
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(await source())
  const violations = await page.evaluate(async (values) => {
    const axe = Reflect.get(window, 'axe')
    const find = async (root: Node, options: object) => {
      const { violations }: AxeResults = await axe.run(root, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${id}: ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`,
        ),
      )
    }
    // Without passed checks, which are most of the report.
    const all = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }
    const floats = [...document.querySelectorAll<HTMLElement>('[data-toasts]:has(li), [data-sticky-bar]')]
    if (floats.length === 0) return find(document, all)
    // Which button a toast or sticky bar covers depends on the scroll position, so target sizes are checked separately
    // for the page and for each floating element.
    const sizes = { runOnly: { type: 'rule', values: ['target-size'] } }
    const found = await find(document, { ...all, rules: { 'target-size': { enabled: false } } })
    for (const float of floats) found.push(...(await find(float, sizes)))
    for (const float of floats) float.style.visibility = 'hidden'
    found.push(...(await find(document, sizes)))
    for (const float of floats) float.style.visibility = ''
    return found
  }, tags)
  expect.soft(violations, state).toEqual([])
}

let text: Promise<string> | undefined

async function source(): Promise<string> {
  text ??= import('node:fs/promises').then(({ readFile }) => readFile(axePath, 'utf8'))
  return text
}
