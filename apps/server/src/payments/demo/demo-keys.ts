import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoClientKeyPrefix, demoServerKeyPrefix } from '@dimsum/midtrans-stand-in/keys'

export interface DemoKeys {
  serverKey: string
  clientKey: string
}

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

const isKey = (value: unknown, prefix: string): value is string =>
  typeof value === 'string' && value.startsWith(prefix) && /^[0-9a-f]{32}$/.test(value.slice(prefix.length))

function readKeys(path: string): DemoKeys | undefined {
  let kept: unknown
  try {
    kept = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
  if (typeof kept !== 'object' || kept === null) return undefined
  const { serverKey, clientKey } = kept as Record<string, unknown>
  const fits = isKey(serverKey, demoServerKeyPrefix) && isKey(clientKey, demoClientKeyPrefix)
  return fits ? { serverKey, clientKey } : undefined
}
