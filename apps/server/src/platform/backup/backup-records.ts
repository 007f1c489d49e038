import { createHash } from 'node:crypto'
import type { AppliedMigration } from '../db/migrate.ts'
import { cut, newer } from './backup-fault.ts'
import type { CounterShape, TableShape } from './snapshot.queries.ts'

/** The header record of a backup. */
export interface BackupHead {
  /** ISO instant; the backup contains everything committed before it. */
  madeAt: string
  /** The version that PostgreSQL reports. */
  postgres: string
  /** Applied migrations, oldest first. */
  migrations: readonly AppliedMigration[]
  /** Ordered so that every row follows the rows it references. */
  tables: readonly TableShape[]
  counters: readonly CounterShape[]
}

/** Content of a table: row count and SHA-256 (hex) of its COPY text. */
export interface TableContent {
  name: string
  rows: number
  sha256: string
}

/**
 * Counts and hashes the rows of a table as they are read. COPY text has one line per row: a line break in a value is
 * written `\n`. The count of pg-copy-streams can still be 0 at the end of its stream.
 */
export function measureContent(name: string) {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(bytes: Buffer) {
      hash.update(bytes)
      for (let at = bytes.indexOf('\n'); at >= 0; at = bytes.indexOf('\n', at + 1)) rows += 1
    },
    /** Called once. */
    end: (): TableContent => ({ name, rows, sha256: hash.digest('hex') }),
  }
}

/**
 * The records of a backup: the header, then for each table its rows as COPY text and their checksum, then the end.
 */
export type BackupRecord =
  | { kind: 'head'; head: BackupHead }
  | { kind: 'table'; name: string }
  | { kind: 'rows'; bytes: Buffer }
  | { kind: 'content'; content: TableContent }
  | { kind: 'end' }

const codes = { head: 1, table: 2, rows: 3, content: 4, end: 5 } as const
const kinds = new Map(
  Object.entries(codes).map(([kind, code]) => [code as number, kind as keyof typeof codes]),
)

/** Serialises a record: type, length, content. */
export function writeRecord(record: BackupRecord): Buffer {
  const payload = record.kind === 'rows' ? record.bytes : Buffer.from(JSON.stringify(record))
  const front = Buffer.alloc(5)
  front.writeUInt8(codes[record.kind])
  front.writeUInt32BE(payload.length, 1)
  return Buffer.concat([front, payload])
}

/**
 * Parses the records of a decrypted backup.
 * @throws BackupFault `newer` for a type this version does not know; `cut` when the last record is missing
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
