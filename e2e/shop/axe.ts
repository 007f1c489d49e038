import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { accessibilityViolations, wcagTags } from '../../packages/web/src/testing/page-checks.ts'
import { expect } from './test.ts'
import { untilStill } from './until-still.ts'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Fails with every WCAG violation and its location. */
export async function expectAccessible(page: Page, state: string) {
  // Half-faded text has too little contrast.
  await untilStill(page)
  // Injected through the debugger, which the content policy does not affect.
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(await source())
  const violations = await page.evaluate(accessibilityViolations, wcagTags)
  expect.soft(violations, state).toEqual([])
}

let text: Promise<string> | undefined

async function source(): Promise<string> {
  text ??= import('node:fs/promises').then(({ readFile }) => readFile(axePath, 'utf8'))
  return text
}
