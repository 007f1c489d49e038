import { readdir, readFile } from 'node:fs/promises'

/**
 * Memory of the shop and its database together, in MB: private pages plus each process's share of shared ones (Linux,
 * proportional set size). Null where the system does not tell.
 */
export async function memoryOf(pid: number, dataDir: string): Promise<number | null> {
  try {
    const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
    const database = Number(
      (await readFile(`${dataDir}/postgres/data/postmaster.pid`, 'utf8')).split('\n')[0],
    )
    let kilobytes = 0
    for (const name of processes) {
      const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '')
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
      if (Number(name) !== pid && Number(name) !== database && parent !== database) continue
      const rollup = await readFile(`/proc/${name}/smaps_rollup`, 'utf8').catch(() => '')
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
    }
    return kilobytes / 1024
  } catch {
    return null
  }
}
