import { beforeEach, describe, expect, test } from 'vitest'
import { sessions, users } from '../../platform/db/tables/people.ts'
import { useCheapHashes } from '../../testing/cheap-hashes.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { ensureAdminAccount, resetAdminPassword } from './admin-account.ts'
import { passwordFits } from './password-hash.ts'
import { insertSession } from './sessions.queries.ts'

useCheapHashes()
const database = await createTestDatabase()

const settings = { username: 'pemilik', password: undefined, shopName: 'Dimsum Kukus' }

describe('the admin account', () => {
  beforeEach(() => database.pool.query('truncate users cascade'))
  const stored = () => database.db.select().from(users)

  test('is created at the first start with a password that is shown once', async () => {
    const password = await ensureAdminAccount(database.db, settings)
    expect(password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/)
    const [user] = await stored()
    expect(user).toMatchObject({ username: 'pemilik', password: expect.not.stringContaining(`${password}`) })
    expect(await passwordFits(password ?? '', user?.password)).toBe(true)
    expect(await ensureAdminAccount(database.db, settings)).toBeNull()
  })

  test('uses the configured password and shows none', async () => {
    const password = 'kukusan-bambu-72'
    expect(await ensureAdminAccount(database.db, { ...settings, password })).toBeNull()
    const [user] = await stored()
    expect(await passwordFits(password, user?.password)).toBe(true)
  })

  test('is created once, however many processes start in parallel', async () => {
    const starts = Array.from({ length: 4 }, () => ensureAdminAccount(database.db, settings))
    const passwords = await Promise.all(starts)
    expect(passwords.filter((password) => password !== null)).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  test('is never changed by later settings', async () => {
    await ensureAdminAccount(database.db, settings)
    const before = await stored()
    await ensureAdminAccount(database.db, { ...settings, username: 'other', password: 'kukusan-bambu-72' })
    expect(await stored()).toEqual(before)
  })

  test('is not created with a password that breaks the rules', async () => {
    const attempt = ensureAdminAccount(database.db, { ...settings, password: 'admin' })
    await expect(attempt).rejects.toThrow('Password must be at least 12 characters')
    expect(await stored()).toEqual([])
  })

  test('with a forgotten password gets a new one, and every session ends', async () => {
    await ensureAdminAccount(database.db, settings)
    const [before] = await stored()
    await insertSession(database.db, Buffer.alloc(32, 1), before?.id ?? 0)
    const { username, password } = await resetAdminPassword(database.db, { shopName: settings.shopName })
    expect(username).toBe('pemilik')
    const [after] = await stored()
    expect(await passwordFits(password, after?.password)).toBe(true)
    expect(await database.db.select().from(sessions)).toEqual([])
  })

  test('that does not exist cannot get a password', async () => {
    const attempt = resetAdminPassword(database.db, { username: 'nobody', shopName: '' })
    await expect(attempt).rejects.toThrow('There is no account "nobody".')
  })
})
