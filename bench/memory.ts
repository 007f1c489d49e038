import { readdirSync, readFileSync } from 'node:fs'

/** Megabytes of proportional set size (Linux): private pages plus each process's share of shared pages. */
export type Memory = { shopMb: number; databaseMb: number }

/** Memory of the shop and its database; null where it cannot be measured. */
export function memoryOf(shopPid: number, databasePid: number): Memory | null {
  if (process.platform !== 'linux') return null
  const memory: Memory = { shopMb: 0, databaseMb: 0 }
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1])
    const megabytes = Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${name}/smaps_rollup`))?.[1] ?? 0) / 1024
    if (Number(name) === databasePid || parent === databasePid) memory.databaseMb += megabytes
    else if (Number(name) === shopPid || parent === shopPid) memory.shopMb += megabytes
  }
  return memory
}

/** Content of a file in /proc; '' when the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
