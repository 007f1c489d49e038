import { statfs } from 'node:fs/promises'
import type { Keeper } from './keeper.ts'

const megabyte = 1024 * 1024

/** How often free disk space is checked, in ms. */
const lookEvery = 1000

export interface Room {
  /** Bytes the database's account may still use. */
  free: number
  /** Bytes of the whole disk. */
  total: number
}

/** The room on the disk of a folder. */
export async function roomOf(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/**
 * Below this much free space orders are refused: what is left is for the write-ahead log of acknowledged orders and for the
 * recovery after a crash. A twentieth of a small disk, never less than three pieces of log.
 */
export const reserveOf = ({ total }: Pick<Room, 'total'>): number =>
  Math.max(12 * megabyte, Math.min(64 * megabyte, total / 20))

/** Whether writing is allowed; half as much again must come free before it is allowed anew. */
export function mayWrite(room: Room, mayNow: boolean): boolean {
  return room.free >= reserveOf(room) * (mayNow ? 1 : 1.5)
}

interface Guarded {
  /** A folder on the disk in question. */
  folder: string
  keeper: () => Keeper
  report: (sentence: string) => void
}

/**
 * Watches the disk of the database. A PostgreSQL that cannot write its log stops altogether; so before that the
 * database is made read-only: pages and lists go on, orders get 503, and nothing is restarted when space is free again.
 * Resolves after the first look, with how to stop watching.
 */
export async function guardDisk({ folder, keeper, report }: Guarded): Promise<() => void> {
  let isWritable: boolean | undefined
  let isLooking = false

  async function look(): Promise<void> {
    const room = await roomOf(folder)
    const wanted = mayWrite(room, isWritable ?? true)
    if (wanted === isWritable) return
    await setWritable(keeper(), wanted)
    const left = Math.floor(room.free / megabyte)
    if (!wanted)
      report(`Only ${left} MB are left on the disk of ${folder}: orders are refused until there is room.`)
    else if (isWritable === false) report('There is room on the disk again; orders are taken.')
    isWritable = wanted
  }

  /** The keeper's connection may be down for a moment; the next look comes soon. */
  async function tryToLook(): Promise<void> {
    if (isLooking) return
    isLooking = true
    await look().catch(() => {})
    isLooking = false
  }

  await tryToLook()
  const timer = setInterval(() => void tryToLook(), lookEvery).unref()
  return () => clearInterval(timer)
}

async function setWritable(keeper: Keeper, isWritable: boolean): Promise<void> {
  const { rows } = await keeper.query<{ setting: string }>(
    "select setting from pg_file_settings where name = 'default_transaction_read_only' and applied",
  )
  if ((rows[0]?.setting ?? 'off') === (isWritable ? 'off' : 'on')) return
  await keeper.query(
    isWritable
      ? 'alter system reset default_transaction_read_only'
      : 'alter system set default_transaction_read_only = on',
  )
  await keeper.query('select pg_reload_conf()')
}
