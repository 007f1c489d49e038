import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoClientKeyPrefix, demoServerKeyPrefix } from '@dimsum/midtrans-stand-in/keys'
import { z } from 'zod'

const keyOf = (prefix: string) => z.string().regex(new RegExp(`^${prefix}[0-9a-f]{32}$`))
const DemoKeys = z.object({ serverKey: keyOf(demoServerKeyPrefix), clientKey: keyOf(demoClientKeyPrefix) })
type DemoKeys = z.infer<typeof DemoKeys>

const keysFile = 'demo-keys.json'

/**
 * The keys of a demo shop: random, created at the first start and kept in its data folder, so that an open payment page
 * survives a restart. Nobody else can sign with them, and no real key is involved. An invalid file is replaced.
 */
export function demoKeysIn(dataDir: string): DemoKeys {
  const path = join(dataDir, keysFile)
  const kept = readKeys(path)
  if (kept) return kept
  const made = { serverKey: randomKey(demoServerKeyPrefix), clientKey: randomKey(demoClientKeyPrefix) }
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(path, `${JSON.stringify(made)}\n`, { mode: 0o600, flush: true })
  return made
}

const randomKey = (prefix: string) => prefix + randomBytes(16).toString('hex')

function readKeys(path: string): DemoKeys | undefined {
  try {
    return DemoKeys.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data
  } catch {
    return undefined
  }
}
