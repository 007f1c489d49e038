import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureBackupKey } from '../../platform/backup/backup-key.ts'
import { restoreBackup } from '../../platform/backup/restore-backup.ts'
import { writeBackup } from '../../platform/backup/write-backup.ts'
import { phonePhoto } from '../../testing/pictures.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { storePhoto } from './store-photo.ts'
import { tendPhotos } from './tend-photos.ts'

let shop: TestApp
let photo: Buffer
beforeAll(async () => {
  shop = await buildTestApp()
  photo = await phonePhoto()
})
afterAll(() => shop.close())
beforeEach(() => rows('delete from photos'))

const rows = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows
const get = (url: string) => shop.call({ method: 'GET', url })

/** Stores a photo and gives its hash. */
const store = async (bytes: Buffer): Promise<string> => {
  let stored = ''
  await storePhoto(shop.parts.db, 'admin:pemilik', bytes, async (_tx, hash) => {
    stored = hash
  })
  return stored
}

describe('a stored photo', () => {
  test('is served in each of its widths as AVIF and WebP, under an address that never changes', async () => {
    const hash = await store(photo)
    for (const width of [180, 360, 480, 600])
      for (const format of ['avif', 'webp']) {
        const answer = await get(`/foto/${hash}-${width}.${format}`)
        expect(answer.statusCode).toBe(200)
        expect(answer.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        })
        const { mediaType, width: found } = await sharp(answer.rawPayload).metadata()
        expect([mediaType, found]).toEqual([`image/${format}`, width])
      }
  })

  test('is served under no other address', async () => {
    const hash = await store(photo)
    const names = [
      `${hash}-200.webp`,
      `${hash}-1080.webp`,
      `${hash}-0360.webp`,
      `${hash}-360.jpeg`,
      `${hash}-360.webp.avif`,
      `${hash.toUpperCase()}-360.webp`,
      `${'0'.repeat(32)}-360.webp`,
      `${hash}`,
      '..%2f..%2fetc%2fpasswd',
    ]
    const answers = await Promise.all(names.map((name) => get(`/foto/${name}`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 404))
  })

  test('that is stored twice is there once', async () => {
    expect(await store(photo)).toBe(await store(photo))
    expect(await rows('select count(*)::int as n from photos')).toEqual([{ n: 1 }])
  })

  test('keeps the name of its content, whatever writes to the database', async () => {
    await store(photo)
    await expect(rows("update photos set master = 'another'")).rejects.toThrow(/photos_hash/)
  })

  test('leaves nothing behind when what it was for fails', async () => {
    const failing = storePhoto(shop.parts.db, 'admin:pemilik', photo, () => Promise.reject(new Error('gone')))
    await expect(failing).rejects.toThrow('gone')
    expect(await rows('select from photos')).toEqual([])
  })
})

test('a shop takes sixty photos and 64 MB of them, and refuses the next one', async () => {
  const full = async (fill: string) => {
    await rows('delete from photos')
    await rows(fill)
    const before = await rows('select count(*)::int as n from photos')
    await expect(store(photo)).rejects.toMatchObject({ code: 'conflict' })
    expect(await rows('select count(*)::int as n from photos')).toEqual(before)
  }
  const others = (bytes: string, count: number) => `
    insert into photos (hash, master, width, height, created_by)
    select left(encode(sha256(b), 'hex'), 32), b, 4, 3, 'system'
    from (select ${bytes} as b from generate_series(1, ${count}) n) made`
  await full(others('n::text::bytea', 60))
  await full(others("convert_to(repeat('x', 33 * 1024 * 1024) || n, 'UTF8')", 2))
})

test('a backup holds masters only, and after a restore pages show them until the variants are made anew', async () => {
  const hash = await store(photo)
  const address = `/foto/${hash}-360.avif`
  const variants = 'select hash, width, format from photo_variants order by 1, 2, 3'
  const before = await rows(variants)
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-photos-'))
  const key = await ensureBackupKey(join(mkdtempSync(join(tmpdir(), 'dimsum-key-')), 'backup.key'))
  const { path, tables } = await writeBackup({ url: shop.database.url, folder, key })
  expect(tables.map(({ name }) => name)).not.toContain('photo_variants')
  expect(tables.find(({ name }) => name === 'photos')).toMatchObject({ rows: 1 })

  const restored = await createTestDatabase()
  await restoreBackup({ file: path, key, url: restored.url, overwrite: true, isMove: false })
  expect((await restored.pool.query('select hash from photos')).rows).toEqual([{ hash }])
  expect((await restored.pool.query(variants)).rows).toEqual([])
  expect(await tendPhotos(restored.db, () => false)).toMatchObject({ encoded: 1 })
  expect((await restored.pool.query(variants)).rows).toEqual(before)
  expect(await tendPhotos(restored.db, () => false)).toMatchObject({ encoded: 0 })
  await restored.drop()
  rmSync(folder, { recursive: true })

  await rows('delete from photo_variants')
  const standIn = await get(address)
  expect(standIn.statusCode).toBe(200)
  expect(standIn.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
  expect((await sharp(standIn.rawPayload).metadata()).width).toBe(600)
  expect((await get(`/foto/${hash}-200.avif`)).statusCode).toBe(404)
})
