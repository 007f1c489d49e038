import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Runs after the test that calls it, or else after the last test of the file; the last one called runs first. In
 * `beforeAll` it does nothing: Vitest has collected the hooks by then.
 */
export const atTheEnd = (work: () => unknown): void => {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await work()))
  else afterAll(async () => void (await work()))
}
