import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { StopPoint } from '../payments/payment-parts.ts'
import { bundleProgram } from './child-program.ts'
import type { ChildOrder, ChildSettings } from './payment-shop-child.ts'

/** A serving process of the shop that can be killed and comes back at the same address. */
export interface KillableShop {
  url: string
  /** Whether it still answers; false once it has killed itself. */
  isAlive: () => Promise<boolean>
  /** It kills itself the next time it comes to this point; nothing after it runs. */
  dieAt: (point: StopPoint) => Promise<void>
  /** One round of its reconciler; also resolves when it dies in it. */
  reconcile: () => Promise<void>
  /** Ends it as a power cut does. */
  kill: () => Promise<void>
  /** Ends it as an update does: running requests finish. */
  stop: () => Promise<void>
  /** The next process takes its place. */
  comeBack: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Starts it beside a spare that has everything loaded and only waits to listen, so that coming back takes a moment.
 * A process that dies leaves its port free for the next.
 */
export async function startKillableShop(settings: ChildSettings): Promise<KillableShop> {
  const bundle = await bundleProgram('testing/payment-shop-child.ts')
  const boot = () => {
    const child = fork(bundle.file, [JSON.stringify(settings)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    return { child, isReady: answerOf(child), gone: once(child, 'exit').then(() => 'gone') }
  }
  let spare = boot()
  let current = spare
  let url = ''

  const comeBack = async () => {
    current = spare
    spare = boot()
    await current.isReady
    url = await request(current.child, { do: 'listen', port: Number(new URL(url || 'http://a:0').port) })
  }
  await comeBack()

  const hasEnded = ({ child }: typeof current) => child.exitCode !== null || child.signalCode !== null
  const kill = async () => {
    current.child.kill('SIGKILL')
    await current.gone
  }
  /** Waits for the answer, or for the end of the process that would give it. */
  const answerOrGone = (order: ChildOrder) => Promise.race([request(current.child, order), current.gone])
  return {
    get url() {
      return url
    },
    isAlive: async () => !hasEnded(current) && (await answerOrGone({ do: 'answer' })) === 'here',
    dieAt: async (point) => void (await request(current.child, { do: 'die-at', point })),
    reconcile: async () => void (await answerOrGone({ do: 'reconcile' })),
    kill,
    stop: async () => {
      await request(current.child, { do: 'stop' })
      await kill()
    },
    comeBack,
    close: async () => {
      await kill()
      spare.child.kill('SIGKILL')
      bundle.remove()
    },
  }
}

const request = (child: ChildProcess, order: ChildOrder): Promise<string> => {
  const answer = answerOf(child)
  // Failing to reach it means that it has just ended; its `exit` event follows.
  child.send(order, () => {})
  return answer
}

const answerOf = async (child: ChildProcess): Promise<string> => {
  const [said] = (await once(child, 'message')) as [{ answer?: string; error?: string }]
  if (said.answer === undefined) throw new Error(`The shop's process failed: ${said.error}`)
  return said.answer
}
