import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Writes the migrations of a fictitious next version: those of this one, and one more.
 * @returns the folder, to be removed by the caller
 */
export function writeNextVersion(statements: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-next-version-'))
  cpSync(join(import.meta.dirname, '../platform/db/migrations'), folder, { recursive: true })
  writeFileSync(join(folder, '0001_next.sql'), statements)
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  const last = entries.at(-1)
  entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '0001_next' })
  writeFileSync(journal, JSON.stringify({ ...rest, entries }))
  return folder
}
