import { expect, test } from 'vitest'
import { startFailure } from './start-failure.ts'

test.each([
  ['FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device', 'is full. Make room'],
  [
    'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes\nHINT:  Check free disk space.\nPANIC: x',
    'is full.',
  ],
  ["Error: EROFS: read-only file system, mkdir '/data'", 'may not write to /data/postgres'],
  ["Error: ENOTDIR: not a directory, mkdir '/data/file/x'", 'a part of its path is not a folder'],
  ["Error: EACCES: permission denied, mkdir '/data'", 'may not write to /data/postgres'],
  [
    'postgres: error while loading shared libraries: libicuuc.so.60: cannot open shared object',
    'a library they need',
  ],
  ['PANIC:  could not locate a valid checkpoint record at 0/1', 'is damaged and does not start'],
  ['Error: spawn EPERM', 'may not switch to another account'],
])('%s', (output, meaning) => {
  expect(startFailure(output, '/data/postgres').sentences).toContain(meaning)
})

test('an unknown start failure is reported in PostgreSQL’s own words, with where to read more', () => {
  expect(
    startFailure('LOG:  hello\n2026 UTC [1] FATAL:  the moon is full\n', '/data/postgres').sentences,
  ).toBe(
    'The database in /data/postgres did not start: the moon is full ' +
      'Read the end of /data/postgres/server.log, or set DATABASE_URL to a PostgreSQL that already runs.',
  )
})
