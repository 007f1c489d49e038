import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { paymentPageScript } from './payment-page-script.ts'
import { snapScript } from './snap-script.ts'

/** What the scripts do is tested in a browser (browser-tests/); here, that they are whole and carry nothing foreign. */

test('both scripts parse', () => {
  expect(() => new Script(paymentPageScript)).not.toThrow()
  expect(() => new Script(snapScript)).not.toThrow()
})
