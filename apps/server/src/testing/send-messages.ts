import { expect } from 'vitest'
import type { AppParts } from '../app-parts.ts'
import { startNotifications } from '../shop/notifications/start-notifications.ts'

/** Sends every message that is due, like one process; a round that fails fails the test. */
export const sendMessages = async (parts: AppParts, settleMs = 0) => {
  const log = { warn: () => {}, error: (facts: object) => expect(facts).toBeUndefined() }
  const notifications = startNotifications({ ...parts, log, settleMs })
  await notifications.run()
  await notifications.stop()
}
