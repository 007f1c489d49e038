import { expect, type Page, type Route } from '@playwright/test'
import { untilComplete } from './complete-page.ts'

/** Answers of the server that a journey cannot wait for: slow ones, broken ones, reviews of many ages. */

/** Gives `body` in place of the shop's own answer. */
export const answerWith =
  (body: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })

/** A refusal as the shop writes it. */
export const refuseWith = (status: number, message: string, more: object = {}) =>
  answerWith({ message, code: 'refused', ...more }, status)

/**
 * Holds requests back, as a slow line does, so that what is shown meanwhile can be looked at: until `letGo` the server hears
 * nothing of them.
 */
export async function holdBack(page: Page, path: string | RegExp) {
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
    /** Resolves when a request waits. */
    caught: () => expect.poll(() => held.length).toBeGreaterThan(0),
    /** The server answers, now and from now on; or what is given does in its place. */
    letGo: (given: (route: Route) => Promise<unknown> = (route) => route.continue()) => {
      answer = given
      return answerHeld(given)
    },
    /** The connection of those that wait is dead. */
    cutOff: () => answerHeld((route) => route.abort()),
  }
}

/** The app as it starts at the first touch of the page; reviews then come from the server once more. */
export async function startApp(page: Page) {
  await page.keyboard.press('Shift')
  await expect(page.locator('html[data-shown]')).toBeAttached()
  await untilComplete(page)
}

const dayMs = 24 * 60 * 60 * 1000

/** A public review, written so many days ago. */
export const reviewOfAge = (days: number, id = days + 1) => ({
  id,
  customerName: `Umur ${days}`,
  rating: 5,
  reviewText: 'Siomaynya lembut dan sambalnya pas.',
  createdAt: new Date(Date.now() - days * dayMs - 60_000).toISOString(),
  isVerified: false,
  reply: null,
})
