import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Memory, memoryOf } from './memory.ts'
import { type Shop, startShop } from './shop.ts'

export type StartFigure = {
  /** First start on an empty folder, including initdb (ms). */
  coldMs: number
  /** Later starts (ms). */
  secondMs: number[]
  /** Memory two seconds after the start, without requests. */
  idle: Memory | null
  /** Number and size (MB) of the production packages. */
  packages: number
  installMb: number
}

/** Measures start times, and memory of the idle shop. */
export async function measureStarts(dataDir: string, times = 5): Promise<StartFigure> {
  const first = await startShop(dataDir)
  await first.stop()
  const secondMs: number[] = []
  let idle: Memory | null = null
  for (let n = 0; n < times; n += 1) {
    const shop: Shop = await startShop(dataDir)
    secondMs.push(shop.startMs)
    if (n === times - 1) {
      await wait(2000)
      idle = await memoryOf(shop.pid, shop.databasePid)
    }
    await shop.stop()
  }
  return { coldMs: first.startMs, secondMs, idle, ...installed() }
}

/** Size of `npm install --omit=dev`, by the lock file. */
function installed(): { packages: number; installMb: number } {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }>
  }
  const folders = Object.entries(lock.packages)
    .filter(
      ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
    )
    .map(([path]) => path)
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory())
  const bytes = folders.reduce((sum, folder) => sum + sizeOf(folder), 0)
  return { packages: folders.length, installMb: Math.round(bytes / 2 ** 20) }
}

/** Size of the package itself; nested packages are counted separately. */
function sizeOf(folder: string): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'node_modules') bytes += sizeOf(path)
    else if (entry.isFile()) bytes += statSync(path).size
  }
  return bytes
}
