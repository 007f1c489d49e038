import type { AppliedMigration } from '../db/migrate.ts'
import { cut, newer } from './backup-fault.ts'
import type { CounterShape, TableShape } from './snapshot.queries.ts'

/** What a backup says of itself before its rows. */
export interface BackupHead {
  /** ISO instant; everything committed before it is in the backup. */
  madeAt: string
  /** As PostgreSQL names itself. */
  postgres: string
  /** Changes of the schema that had been applied, oldest first. */
  migrations: readonly AppliedMigration[]
  /** In an order in which every row finds what it refers to. */
  tables: readonly TableShape[]
  counters: readonly CounterShape[]
}

/** What a table holds: rows and the SHA-256 (hex) of its COPY text. */
export interface TableContent {
  name: string
  rows: number
  sha256: string
}

/** The inside of a backup: the head, then for each table its rows as COPY text and what they add up to, then the sum. */
export type BackupRecord =
  | { kind: 'head'; head: BackupHead }
  | { kind: 'table'; name: string }
  | { kind: 'rows'; bytes: Buffer }
  | { kind: 'content'; content: TableContent }
  | { kind: 'end'; tables: readonly TableContent[] }

const codes = { head: 1, table: 2, rows: 3, content: 4, end: 5 } as const
const kinds = new Map(
  Object.entries(codes).map(([kind, code]) => [code as number, kind as keyof typeof codes]),
)

/** One record as bytes: its kind, its length, its content. */
export function writeRecord(record: BackupRecord): Buffer {
  const payload = record.kind === 'rows' ? record.bytes : Buffer.from(JSON.stringify(record))
  const front = Buffer.alloc(5)
  front.writeUInt8(codes[record.kind])
  front.writeUInt32BE(payload.length, 1)
  return Buffer.concat([front, payload])
}

/**
 * The records of an opened backup.
 * @throws BackupFault `newer` for a kind this version does not know; `cut` when the last record is missing
 */
export async function* readRecords(plain: AsyncIterable<Buffer>, name: string): AsyncGenerator<BackupRecord> {
  let held: Buffer = Buffer.alloc(0)
  let isComplete = false
  for await (const bytes of plain) {
    held = held.length === 0 ? bytes : Buffer.concat([held, bytes])
    while (held.length >= 5) {
      const length = held.readUInt32BE(1)
      if (held.length < 5 + length) break
      const record = parse(held.readUInt8(), held.subarray(5, 5 + length), name)
      held = held.subarray(5 + length)
      isComplete = record.kind === 'end'
      yield record
    }
  }
  if (!isComplete || held.length > 0) throw cut(name)
}

function parse(code: number, payload: Buffer, name: string): BackupRecord {
  const kind = kinds.get(code)
  if (kind === undefined) throw newer(name)
  if (kind === 'rows') return { kind, bytes: payload }
  return JSON.parse(payload.toString('utf8')) as BackupRecord
}
