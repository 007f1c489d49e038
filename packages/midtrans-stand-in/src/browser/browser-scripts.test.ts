import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { paymentPageScript } from './payment-page-script.ts'
import { snapScript } from './snap-script.ts'

/**
 * The behaviour of the scripts is tested in a browser (browser-tests/); here only that they parse and load nothing
 * external.
 */

test('both scripts parse', () => {
  expect(() => new Script(paymentPageScript)).not.toThrow()
  expect(() => new Script(snapScript)).not.toThrow()
})
