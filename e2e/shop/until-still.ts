import { expect, type Page } from '@playwright/test'
import { isAnimating } from '../../packages/web/src/testing/page-checks.ts'

/**
 * Waits for the end of animations; endless ones such as spinners are ignored. First wait for the opened element: before
 * it exists nothing is animated.
 */
export async function untilStill(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isAnimating)).toBe(false)
}
