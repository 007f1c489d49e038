import { readdirSync, readFileSync } from 'node:fs'

/** CPU use of each part in cores; null where `/proc` is missing. */
export type ProcessorUse = { bench: number; shop: number; database: number } | null

/** Clock ticks per second in /proc; 100 on current Linux. */
const ticksPerSecond = 100

type Parts = { shop: number; database: number | null }

/**
 * Measures CPU use while `work` runs. If bench, shop and database together use all cores, the machine limits the
 * figure; if one of them uses a whole core, that one does.
 */
export async function watchProcessors<T>(parts: Parts, work: () => Promise<T>): Promise<[T, ProcessorUse]> {
  const before = ticksOf(parts)
  const startedAt = performance.now()
  const result = await work()
  const seconds = (performance.now() - startedAt) / 1000
  const after = ticksOf(parts)
  if (before === null || after === null) return [result, null]
  const used = { bench: 0, shop: 0, database: 0 }
  // Per process, because the time of a process that ended must not be subtracted.
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
    // The process name is in parentheses and may contain any character; the rest are numbers.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    return null
  }
}
