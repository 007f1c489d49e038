import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { type Finding, fault, fine, note } from './finding.ts'

/** Free bytes below which the built-in database is about to stop, and below which to warn. */
const megabyte = 1_000_000
const enough = 2_000 * megabyte
const least = 500 * megabyte

const nearestFolder = (path: string): string => (existsSync(path) ? path : nearestFolder(dirname(path)))

/**
 * The free space of a folder and whether this account may write to it.
 * @param free replaces the free bytes in tests
 */
export const checkFolder = async (subject: string, path: string, free?: number): Promise<Finding> => {
  const folder = nearestFolder(path)
  try {
    // With `/.` a file is refused too.
    accessSync(`${folder}/.`, constants.W_OK | constants.X_OK)
  } catch {
    return fault(
      subject,
      `${folder} is not a folder that this account may write to.`,
      'Run this as the account of the shop, give it the folder (chown), or set another one in .env.',
    )
  }
  const { bavail, bsize } = await statfs(folder)
  const left = free ?? bavail * bsize
  const says = `${path}: ${Math.round(left / megabyte)} MB are free.`
  if (left < least)
    return fault(
      subject,
      says,
      'Delete old logs and postgres.before-restore-*, move old backups to another disk.',
    )
  return left < enough ? note(subject, `${says} Free some soon.`) : fine(subject, says)
}

/** The clock decides delivery days. Asks systemd whether it is synchronised; reports nothing without systemd. */
export const checkClock = async (
  ask: () => Promise<string> = async () =>
    (
      await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
        timeout: 3000,
      })
    ).stdout,
): Promise<Finding> => {
  const now = new Date().toISOString()
  const answer = await ask().catch(() => '')
  if (answer.trim() === 'yes') return fine('Clock', `${now}, synchronised.`)
  if (answer.trim() === 'no')
    return fault('Clock', `${now}, not synchronised.`, 'Synchronise it: sudo timedatectl set-ntp true.')
  return note('Clock', `${now}. Compare it: this machine does not report whether it is synchronised.`)
}
