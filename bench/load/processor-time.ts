import { readdirSync, readFileSync } from 'node:fs'

/** Share of one core each part used while something was measured; null where the system does not tell. */
export type ProcessorUse = { bench: number; shop: number; database: number } | null

/** Clock ticks a second in /proc; every Linux of today says 100. */
const ticksPerSecond = 100

type Parts = { shop: number; database: number | null }

/**
 * Who worked while `work` ran. Where bench, shop and database together use all cores, the machine is what bounds the
 * figure; where one of them uses a whole core alone, it does.
 */
export async function watchProcessors<T>(parts: Parts, work: () => Promise<T>): Promise<[T, ProcessorUse]> {
  const before = ticksOf(parts)
  const startedAt = performance.now()
  const result = await work()
  const seconds = (performance.now() - startedAt) / 1000
  const after = ticksOf(parts)
  if (before === null || after === null) return [result, null]
  const used = { bench: 0, shop: 0, database: 0 }
  // Process by process: what one that ended had used before is no part of this.
  for (const [pid, { part, ticks }] of after) used[part] += ticks - (before.get(pid)?.ticks ?? 0)
  const share = (ticks: number) => Math.round((ticks / ticksPerSecond / seconds) * 100) / 100
  return [result, { bench: share(used.bench), shop: share(used.shop), database: share(used.database) }]
}

type PartName = 'bench' | 'shop' | 'database'

function ticksOf({ shop, database }: Parts): ReadonlyMap<string, { part: PartName; ticks: number }> | null {
  if (process.platform !== 'linux') return null
  const found = new Map<string, { part: PartName; ticks: number }>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = statOf(pid)
    if (stat === null) continue
    const is = (wanted: number | null) =>
      wanted !== null && (Number(pid) === wanted || stat.parent === wanted)
    const part = Number(pid) === process.pid ? 'bench' : is(database) ? 'database' : is(shop) ? 'shop' : null
    if (part !== null) found.set(pid, { part, ticks: stat.ticks })
  }
  return found
}

function statOf(pid: string): { parent: number; ticks: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in brackets and may hold anything; what follows is numbers.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    return null
  }
}
