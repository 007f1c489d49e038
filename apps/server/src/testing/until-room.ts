import { setTimeout as wait } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'

/** Repeats a call that is refused for lack of capacity, like the browser (packages/web/src/api/retry.ts). */
export const untilRoom = async (
  call: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> => {
  for (;;) {
    const answer = await call()
    if (answer.statusCode !== 503) return answer
    await wait(100 + Math.random() * 400)
  }
}
