import { readdirSync, readFileSync } from 'node:fs'

/** Megabytes: private pages plus each process's share of shared ones (Linux, proportional set size). */
export type Memory = { shopMb: number; databaseMb: number }

/** Memory of the shop and its database; null where the system does not tell. */
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

/** The text of a file of a process; '' when the process is gone. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
