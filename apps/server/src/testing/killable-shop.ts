import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { StopPoint } from '../payments/payment-parts.ts'
import { bundleProgram } from './child-program.ts'
import type { ChildOrder, ChildSettings } from './payment-shop-child.ts'

export type KillableShop = Awaited<ReturnType<typeof startKillableShop>>

/**
 * Starts a serving process of the shop that can be killed and is restarted at the same address. A spare process has
 * loaded everything and only waits to listen, so that a restart is fast. A process that dies frees its port for the
 * next.
 */
export async function startKillableShop(settings: ChildSettings) {
  const file = await bundleProgram('testing/payment-shop-child.ts')
  const boot = () => {
    const child = fork(file, [JSON.stringify(settings)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    return { child, isReady: answerOf(child), gone: once(child, 'exit').then(() => 'gone') }
  }
  let spare = boot()
  let current = spare
  let url = ''

  /** Makes the spare process the current one, at the same port. */
  const comeBack = async () => {
    current = spare
    spare = boot()
    await current.isReady
    url = await request(current.child, { do: 'listen', port: Number(new URL(url || 'http://a:0').port) })
  }
  await comeBack()

  /** Ends it like a power cut. */
  const kill = async () => {
    current.child.kill('SIGKILL')
    await current.gone
  }
  return {
    get url() {
      return url
    },
    /** Makes it kill itself the next time it reaches this point; nothing after it runs. */
    dieAt: async (point: StopPoint) => void (await request(current.child, { do: 'die-at', point })),
    /** Runs one round of its reconciler; also resolves when the process dies in it. */
    reconcile: async () =>
      void (await Promise.race([request(current.child, { do: 'reconcile' }), current.gone])),
    kill,
    /** Ends it like an update: running requests finish. */
    stop: async () => {
      await request(current.child, { do: 'stop' })
      await kill()
    },
    comeBack,
    close: async () => {
      await kill()
      spare.child.kill('SIGKILL')
    },
  }
}

const request = (child: ChildProcess, order: ChildOrder): Promise<string> => {
  const answer = answerOf(child)
  // A failed send means that it has just ended; its `exit` event follows.
  child.send(order, () => {})
  return answer
}

const answerOf = async (child: ChildProcess): Promise<string> => {
  const [reply] = (await once(child, 'message')) as [{ answer?: string; error?: string }]
  if (reply.answer === undefined) throw new Error(`The shop's process failed: ${reply.error}`)
  return reply.answer
}
