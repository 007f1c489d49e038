import { statfs } from 'node:fs/promises'
import type { LockConnection } from './lock-connection.ts'

const megabyte = 1024 * 1024

/** Polling interval for free disk space, in ms. */
const pollEveryMs = 1000

export interface Room {
  /** Free bytes for the database's account. */
  free: number
  /** Size of the disk in bytes. */
  total: number
}

export async function roomOf(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/**
 * Below this much free space orders are refused: the rest is for the write-ahead log of acknowledged orders and for
 * crash recovery. A twentieth of a small disk, at least three log segments.
 */
export const reserveOf = ({ total }: Pick<Room, 'total'>): number =>
  Math.max(12 * megabyte, Math.min(64 * megabyte, total / 20))

/** Whether writes are allowed; once refused, they need half as much space more before they are allowed again. */
export function mayWrite(room: Room, mayNow: boolean): boolean {
  return room.free >= reserveOf(room) * (mayNow ? 1 : 1.5)
}

interface Guarded {
  /** A folder on the disk to watch. */
  folder: string
  lockConnection: () => LockConnection
  report: (sentence: string) => void
}

/**
 * Watches the disk of the database. A PostgreSQL that cannot write its log stops, so the database is made read-only
 * before that: pages and lists work, orders get 503, and no restart is needed once space is free. Resolves after the
 * first check with a function that stops watching.
 */
export async function guardDisk({ folder, lockConnection, report }: Guarded): Promise<() => void> {
  let isWritable: boolean | undefined
  let isLooking = false

  async function look(): Promise<void> {
    const room = await roomOf(folder)
    const wanted = mayWrite(room, isWritable ?? true)
    if (wanted === isWritable) return
    // Also at the first look: a killed shop may have left it read-only.
    await lockConnection().query(
      wanted
        ? 'alter system reset default_transaction_read_only'
        : 'alter system set default_transaction_read_only = on',
    )
    await lockConnection().query('select pg_reload_conf()')
    const left = Math.floor(room.free / megabyte)
    if (!wanted)
      report(`Only ${left} MB are left on the disk of ${folder}: orders are refused until there is room.`)
    else if (isWritable === false) report('The disk has room again; orders are taken.')
    isWritable = wanted
  }

  /** The lock connection may be down for a moment; the next check follows soon. */
  async function tryToLook(): Promise<void> {
    if (isLooking) return
    isLooking = true
    await look().catch(() => {})
    isLooking = false
  }

  await tryToLook()
  const timer = setInterval(() => void tryToLook(), pollEveryMs).unref()
  return () => clearInterval(timer)
}
