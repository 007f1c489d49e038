import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const newDataDir = (name: string) => mkdtemp(join(tmpdir(), `dimsum-e2e-${name}-`))

/** A data folder of a shop that nothing has happened in: a copy of the run's first one, owners and modes included. */
export async function copyDataDir(name: string): Promise<string> {
  const dataDir = await newDataDir(name)
  await promisify(execFile)('cp', ['-a', `${process.env.SHOP_TEMPLATE}/.`, dataDir])
  return dataDir
}

export const removeDataDir = (dataDir: string) => rm(dataDir, { recursive: true, force: true })
