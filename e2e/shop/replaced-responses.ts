import { expect, type Page, type Route } from '@playwright/test'
import { untilComplete } from './complete-page.ts'

/**
 * Delays requests like a slow connection, to test what is shown meanwhile. Until `release` the server does not receive
 * them.
 */
export async function delayRequests(page: Page, path: string | RegExp) {
  const held: Route[] = []
  let answer: ((route: Route) => Promise<unknown>) | undefined
  await page.route(path, async (route) => {
    if (answer) await answer(route)
    else held.push(route)
  })
  return {
    /** Resolves when a request is waiting. */
    caught: () => expect.poll(() => held.length).toBeGreaterThan(0),
    /** Forwards waiting and later requests to the server, or handles them with `given`. */
    release: (given: (route: Route) => Promise<unknown> = (route) => route.continue()) => {
      answer = given
      return Promise.all(held.splice(0).map((route) => given(route).catch(() => {})))
    },
  }
}

/** Starts the landing page's app by an interaction; reviews are then fetched again. */
export async function startApp(page: Page) {
  await page.keyboard.press('Shift')
  await expect(page.locator('html[data-shown]')).toBeAttached()
  await untilComplete(page)
}
