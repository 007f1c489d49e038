import { expect, type Page, type Route } from '@playwright/test'
import { untilComplete } from './complete-page.ts'

/** Replaced server responses for journeys: slow ones and broken ones. */

/** Responds with `body` instead of the server. */
export const answerWith =
  (body: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })

/** An error response in the server's format. */
export const refuseWith = (status: number, message: string, more: object = {}) =>
  answerWith({ message, code: 'refused', ...more }, status)

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
  const answerHeld = async (given: (route: Route) => Promise<unknown>) => {
    await Promise.all(held.splice(0).map((route) => given(route).catch(() => {})))
  }
  return {
    /** Resolves when a request is waiting. */
    caught: () => expect.poll(() => held.length).toBeGreaterThan(0),
    /** Forwards waiting and later requests to the server, or handles them with `given`. */
    release: (given: (route: Route) => Promise<unknown> = (route) => route.continue()) => {
      answer = given
      return answerHeld(given)
    },
    /** Aborts the waiting requests. */
    cutOff: () => answerHeld((route) => route.abort()),
  }
}

/** Starts the landing page's app by an interaction; reviews are then fetched again. */
export async function startApp(page: Page) {
  await page.keyboard.press('Shift')
  await expect(page.locator('html[data-shown]')).toBeAttached()
  await untilComplete(page)
}
