import { expect, type Page } from '@playwright/test'

/**
 * Waits for the end of animations; endless ones such as spinners are ignored. First wait for the opened element: before
 * it exists nothing is animated.
 */
export async function untilStill(page: Page): Promise<void> {
  const isMoving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .some(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        ),
    )
  await expect.poll(isMoving).toBe(false)
}
