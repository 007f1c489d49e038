import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleProgram, type ChildProgram, runProgram } from './child-program.ts'

export interface ShopChildren {
  /** Sets the clock of every process. */
  setClock: (now: Date) => void
  /** Starts one more process; returns its origin and its time zone in minutes behind UTC. */
  start: (databaseUrl: string, env?: Record<string, string>) => Promise<{ origin: string; offset: number }>
  remove: () => Promise<void>
}

/** Server processes of the shop that share a database and a clock, for races and for time zones. */
export async function buildShopChildren(now: Date): Promise<ShopChildren> {
  const file = await bundleProgram('testing/shop-child.ts')
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-clock-'))
  const clock = join(folder, 'now')
  const children: ChildProgram[] = []
  const setClock = (moment: Date) => writeFileSync(clock, moment.toISOString())
  setClock(now)
  return {
    setClock,
    start: async (databaseUrl, env = {}) => {
      const child = runProgram(file, [databaseUrl, clock], env)
      children.push(child)
      return JSON.parse(await child.nextLine())
    },
    remove: async () => {
      await Promise.all(children.map((child) => child.end('SIGKILL')))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
