import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { canRun, copyWithinReach } from './binaries-copy.ts'
import { databaseUser, parseAccounts } from './database-user.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dimsum-reach-'))
  chmodSync(folder, 0o755)
  return () => rmSync(folder, { recursive: true, force: true })
})

const stranger = { name: 'nobody', uid: 65_534, gid: 65_534 }

test('accounts are read from the lines of /etc/passwd, whatever else is there', () => {
  expect(
    parseAccounts('root:x:0:0:root:/root:/bin/sh\n# no\n\nnobody:x:65534:65534::/:/bin/false\nbad:x:-:1'),
  ).toEqual([{ name: 'root', uid: 0, gid: 0 }, stranger])
})

describe.runIf(process.getuid?.() === 0)('as root', () => {
  const user = databaseUser() as NonNullable<ReturnType<typeof databaseUser>>

  test('programs in a closed folder are copied once to where the database’s account can run them', () => {
    const home = join(folder, 'home')
    mkdirSync(home)
    const closed = join(folder, 'closed')
    const source = join(closed, 'native')
    mkdirSync(join(source, 'bin'), { recursive: true, mode: 0o700 })
    writeFileSync(join(source, 'bin/real'), '#!/bin/sh\necho running\n', { mode: 0o700 })
    symlinkSync('real', join(source, 'bin/postgres'))
    expect(canRun(source, user)).toBe(false)

    const copy = copyWithinReach(source, '1.0', user, [closed, home])
    expect(copy.startsWith(home)).toBe(true)
    expect(canRun(copy, user)).toBe(true)
    expect(copyWithinReach(source, '1.0', user, [home])).toBe(copy)
  })

  test('a folder of that name that others may write to is never used', () => {
    const home = join(folder, 'home')
    mkdirSync(join(home, `dimsum-postgresql-1.0-${process.arch}`), { recursive: true })
    chmodSync(join(home, `dimsum-postgresql-1.0-${process.arch}`), 0o777)
    expect(() => copyWithinReach(join(folder, 'nothing'), '1.0', user, [home])).toThrow('can neither reach')
  })
})
