import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Delivery, SnapPage, Transaction } from './records.ts'

/**
 * Keeps pages, transactions and unfinished deliveries across restarts: one JSON line per change, the last line of a
 * record is the current one. A line truncated by a crash is skipped. Opening rewrites the file with current records
 * only, by an atomic rename of a temporary file.
 */
type StateLine = { page: SnapPage } | { transaction: Transaction } | { delivery: Delivery }

export interface StateFile {
  /** The content when it was opened, oldest first. */
  readonly lines: StateLine[]
  append(line: StateLine): void
  /** Empties the file. */
  clear(): void
}

/** How long a finished transaction is kept. */
const keptForMs = 60 * 24 * 60 * 60 * 1000

/** A process that never restarts compacts the file each time this much was added. */
const rewriteAfterBytes = 32 * 1024 * 1024

export function openStateFile(path: string | undefined, now: number): StateFile {
  if (path === undefined) return { lines: [], append: () => {}, clear: () => {} }
  mkdirSync(dirname(path), { recursive: true })

  const lines = latestOf(existsSync(path) ? readLines(path) : []).filter((line) => isWorthKeeping(line, now))
  replaceFile(path, lines)
  let appendedBytes = 0
  let hasWarned = false
  return {
    lines,
    append(line) {
      const text = `${JSON.stringify(line)}\n`
      try {
        appendFileSync(path, text)
        appendedBytes += Buffer.byteLength(text)
        if (appendedBytes < rewriteAfterBytes) return
        replaceFile(path, latestOf(readLines(path)))
        appendedBytes = 0
      } catch (error) {
        // A full disk only affects persistence, not the running demo or its shop.
        if (!hasWarned) process.emitWarning(`The stand-in cannot write ${path}: ${String(error)}`)
        hasWarned = true
      }
    },
    clear: () => replaceFile(path, []),
  }
}

function readLines(path: string): StateLine[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((text) => {
      try {
        const line: unknown = JSON.parse(text)
        return isStateLine(line) ? [line] : []
      } catch {
        return []
      }
    })
}

function isStateLine(line: unknown): line is StateLine {
  if (typeof line !== 'object' || line === null) return false
  const [kind, record] = Object.entries(line)[0] ?? []
  const idField =
    kind === 'page' ? 'token' : kind === 'transaction' ? 'transactionId' : kind === 'delivery' ? 'id' : ''
  return typeof record === 'object' && record !== null && typeof record[idField] === 'string'
}

function keyOf(line: StateLine): string {
  if ('page' in line) return `page ${line.page.token}`
  if ('transaction' in line) return `transaction ${line.transaction.transactionId}`
  return `delivery ${line.delivery.id}`
}

/** The newest line of each record, in the order in which the records first appeared. */
function latestOf(lines: StateLine[]): StateLine[] {
  const latest = new Map<string, StateLine>()
  for (const line of lines) latest.set(keyOf(line), line)
  return [...latest.values()]
}

function isWorthKeeping(line: StateLine, now: number): boolean {
  if ('page' in line) return line.page.expiresAt > now - keptForMs
  if ('transaction' in line) return line.transaction.expiresAt > now - keptForMs
  return line.delivery.state === 'waiting'
}

function replaceFile(path: string, lines: StateLine[]): void {
  const temporary = `${path}.new`
  writeFileSync(temporary, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), {
    mode: 0o600,
    flush: true,
  })
  renameSync(temporary, path)
}
