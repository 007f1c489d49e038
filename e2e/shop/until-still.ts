import { expect, type Page } from '@playwright/test'

/**
 * Waits until nothing slides or fades any more; what turns for ever (a spinner) does not count. A journey waits first for what
 * it opened: before that has come, nothing moves either.
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
