import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { photoFaults } from '@dimsum/words/photo-faults'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { ensureBackupKey } from '../../platform/backup/backup-key.ts'
import { restoreBackup } from '../../platform/backup/restore-backup.ts'
import { writeBackup } from '../../platform/backup/write-backup.ts'
import { sized } from '../../testing/figures.ts'
import { hostileFiles, phonePhoto } from '../../testing/pictures.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { maintainPhotos } from './maintain-photos.ts'

const shop = await buildTestApp({ limits: { 'photos-per-user': { points: 1_000, seconds: 60 } } })
const owner = await shop.signIn()
/** Small, because encoding takes most of the time. */
const photo = await phonePhoto({ width: 320, height: 240 })
const other = await phonePhoto({ width: 320, height: 240, seed: 5 })
beforeEach(() => rows('update packages set photo = null; delete from photos'))

const { get, rows } = shop
const stored = () => rows('select hash from photos order by created_at')
const send = (payload: Buffer | Readable, type = 'image/jpeg', packageType = '20pcs') =>
  shop.upload(`/api/admin/menu/${packageType}/photo`, payload, owner, type)
const maintain = () => maintainPhotos(shop.parts.db, () => false)

/** Stores a photo and returns its hash. */
const store = async (bytes: Buffer, packageType = '20pcs'): Promise<string> => {
  const answer = await send(bytes, 'image/jpeg', packageType)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().photo.hash
}
const photoOfMenu = async () => {
  const { packages } = (await get('/api/menu')).json()
  return packages.find(({ packageType }: { packageType: string }) => packageType === '20pcs').photo
}
const auditOfPhotos = () =>
  rows("select subject, before, after from audit_log where action = 'package.photo' order by id")

describe('a photo that the owner uploads', () => {
  test('is on the menu at once, replaces the previous one, and is in the audit log by its hash', async () => {
    const first = await store(photo)
    expect(await photoOfMenu()).toEqual({ hash: first, widths: [180, 240], width: 240, height: 180 })
    const second = await store(other)
    expect((await photoOfMenu()).hash).toBe(second)
    const removed = await shop.send('DELETE', '/api/admin/menu/20pcs/photo', undefined, owner)
    expect(removed.statusCode).toBe(204)
    expect(await photoOfMenu()).toBe(null)
    const name = { id: 'Paket Sedang', en: 'Medium Pack' }
    const entry = (before: string | null, after: string | null) => ({
      ...{ subject: 'package:20pcs', before: { name, photo: before }, after: { name, photo: after } },
    })
    expect(await auditOfPhotos()).toEqual([entry(null, first), entry(first, second), entry(second, null)])
  })

  test('is served in each width as AVIF and WebP, under an immutable URL', async () => {
    const hash = await store(await phonePhoto())
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
    const ofHash = ['-200.webp', '-1080.webp', '-0360.webp', '-360.jpeg', '-360.webp.avif', '']
    const others = [`${hash.toUpperCase()}-360.webp`, `${'0'.repeat(32)}-360.webp`, '..%2f..%2fetc%2fpasswd']
    for (const name of [...ofHash.map((ending) => hash + ending), ...others])
      expect([name, (await get(`/foto/${name}`)).statusCode]).toEqual([name, 404])
  })

  test('in parallel with another: each package has its own', async () => {
    const [one, two] = await Promise.all([store(photo, '10pcs'), store(other, '20pcs')])
    expect(await rows('select photo from packages where photo is not null order by package_type')).toEqual([
      { photo: one },
      { photo: two },
    ])
  })
})

describe('an upload is refused, and nothing is left behind,', () => {
  const nothingHappens = async (work: () => Promise<void>) => {
    const ofPackages = () => rows('select package_type, photo from packages order by package_type')
    const all = () =>
      Promise.all([stored(), ofPackages(), auditOfPhotos(), rows('select from photo_variants')])
    const before = await all()
    await work()
    expect(await all()).toEqual(before)
  }

  /** `npm run faults` sends all sixty. */
  test('when it is one of sixty files that are no photo: each with its own reason, and the photo before stays', async () => {
    await store(photo)
    const all = await hostileFiles()
    expect(all.length).toBeGreaterThanOrEqual(60)
    const files = all.filter((_, n) => n % sized(8, 1) === 0)
    await nothingHappens(async () => {
      for (const [name, bytes, fault] of files) {
        const message = photoFaults[fault].id
        const refused = { statusCode: 400, code: 'validation', message, issues: [{ path: 'photo', message }] }
        expect(answered(await send(bytes)), name).toEqual(refused)
      }
    })
  })

  test('when it has more than 6 MB, declared or not', () =>
    nothingHappens(async () => {
      const large = Buffer.concat([photo, Buffer.alloc(6 * 1024 ** 2)])
      expect((await send(large)).statusCode).toBe(413)
      expect((await send(Readable.from([large]))).statusCode).toBe(413)
    }))

  test('when its content type is not an image, which a form of another site can send', () =>
    nothingHappens(async () => {
      const types = ['multipart/form-data; boundary=x', 'text/plain', 'application/json', 'image/svg+xml']
      for (const type of [...types, 'image/gif', 'image/heic']) {
        const message = photoFaults[type === 'image/heic' ? 'heic' : 'not-a-photo'].id
        expect(answered(await send(photo, type)), type).toMatchObject({ statusCode: 415, message })
      }
    }))

  test('when its encoder is killed; the next upload is accepted', async () => {
    await nothingHappens(async () => {
      const answering = send(other)
      await expect.poll(encoders).not.toEqual([])
      for (const pid of encoders()) process.kill(pid, 'SIGKILL')
      const { statusCode, headers } = await answering
      expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    })
    await store(other)
  })
})

/** Child processes that encode. */
function encoders(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const isOwn =
          readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === `${process.pid}`
        return isOwn && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('photo-encoder')
          ? [Number(pid)]
          : []
      } catch {
        return []
      }
    })
}

/** Photos without a picture, in all their widths: encoding takes most of the time of these tests. */
const fill = (bytes: string, count: number) =>
  rows(`
    insert into photos (hash, master, width, height, created_by)
    select left(encode(sha256(b), 'hex'), 32), b, 4, 3, 'system'
    from (select ${bytes} as b from generate_series(1, ${count}) n) made;
    insert into photo_variants (hash, width, format, bytes)
    select hash, 4, format, 'x' from photos cross join unnest('{avif,webp}'::text[]) format`)

test('keeps the name of its content, whatever writes to the database', async () => {
  await fill('n::text::bytea', 1)
  await expect(rows("update photos set master = 'another'")).rejects.toThrow(/photos_hash/)
})

test('the limits are sixty photos in use and 64 MB; replaced ones are deleted first', async () => {
  const use = () =>
    rows(`
      insert into packages (package_type, name, pieces, price, position, photo)
      select 'paket-' || row_number() over (), 'Paket', 1, 1, 9, hash from photos`)
  const leave = () => rows("delete from packages where package_type like 'paket-%'")
  const refused = async () => {
    await use()
    const before = await stored()
    expect(answered(await send(photo))).toMatchObject({ statusCode: 409, code: 'conflict' })
    expect(await stored()).toEqual(before)
    await leave()
  }
  await fill("convert_to(repeat('x', 64 * 1024 * 1024), 'UTF8')", 1)
  await refused()
  await rows('delete from photos')
  await fill('n::text::bytea', 60)
  await refused()
  const hash = await store(photo)
  expect(await stored()).toEqual([{ hash }])
})

test('a replaced photo is served for a week, one in use for ever', async () => {
  await fill('n::text::bytea', 2)
  const [replaced, used] = (await stored()).map(({ hash }) => hash)
  await rows(`update packages set photo = '${used}' where package_type = '20pcs'`)
  const later = (days: number) => rows(`update photos set used_at = used_at - interval '${days} days'`)
  await later(6)
  expect(await maintain()).toEqual({ encoded: 0, removed: 0 })
  expect((await get(`/foto/${replaced}-4.webp`)).statusCode).toBe(200)
  await later(1)
  expect(await maintain()).toEqual({ encoded: 0, removed: 1 })
  expect((await get(`/foto/${replaced}-4.webp`)).statusCode).toBe(404)
  expect((await get(`/foto/${used}-4.webp`)).statusCode).toBe(200)
})

test('a picture for the settings is served whole, and is kept while a setting names it', async () => {
  const answer = await shop.upload('/api/admin/photos', photo, owner)
  expect(answer.statusCode, answer.body).toBe(200)
  const { hash } = answer.json().photo
  const whole = await get(`/foto/${hash}.webp`)
  expect(whole.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const { width, height } = await sharp(whole.rawPayload).metadata()
  expect([width, height]).toEqual([240, 320])
  expect((await get(`/foto/${hash}.avif`)).statusCode).toBe(404)
  expect((await get(`/foto/${'0'.repeat(32)}.webp`)).statusCode).toBe(404)

  const name = (transferQris: string | null) => shop.changeSettings({ transferQris })
  const age = () => rows("update photos set used_at = used_at - interval '8 days'")
  expect((await name(hash)).statusCode).toBe(200)
  await age()
  expect(await maintain()).toMatchObject({ removed: 0 })
  expect((await name(null)).statusCode).toBe(200)
  await age()
  expect(await maintain()).toMatchObject({ removed: 1 })
  expect((await name(hash)).json().issues[0].path).toBe('transferQris')
})

test('a backup contains only masters, and after a restore pages show them until the variants are encoded again', async () => {
  const hash = await store(photo)
  const variants = 'select hash, width, format from photo_variants order by 1, 2, 3'
  const before = await rows(variants)
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-photos-'))
  const key = await ensureBackupKey(join(mkdtempSync(join(tmpdir(), 'dimsum-key-')), 'backup.key'))
  const { path, tables } = await writeBackup({ url: shop.database.url, folder, key })
  expect(tables.map(({ name }) => name)).not.toContain('photo_variants')
  expect(tables.find(({ name }) => name === 'photos')).toMatchObject({ rows: 1 })

  const restored = await createTestDatabase()
  await restoreBackup({ file: path, key, url: restored.url, overwrite: true, isMove: false })
  const ofPackage = await restored.rows("select photo from packages where package_type = '20pcs'")
  expect(ofPackage).toEqual([{ photo: hash }])
  expect(await restored.rows(variants)).toEqual([])
  expect(await maintainPhotos(restored.db, () => false)).toMatchObject({ encoded: 1 })
  expect(await restored.rows(variants)).toEqual(before)
  expect(await maintainPhotos(restored.db, () => false)).toMatchObject({ encoded: 0 })
  rmSync(folder, { recursive: true })

  await rows('delete from photo_variants')
  const standIn = await get(`/foto/${hash}-180.avif`)
  expect(standIn.statusCode).toBe(200)
  expect(standIn.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
  expect((await sharp(standIn.rawPayload).metadata()).width).toBe(240)
  expect((await get(`/foto/${hash}-200.avif`)).statusCode).toBe(404)
})

test('uploads of the same photo store it once, change nothing and leave the server with the memory it had', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const megabytes = () => {
    collect()
    return process.memoryUsage.rss() / 1024 ** 2
  }
  const hash = await store(photo)
  const [audit, before] = [await auditOfPhotos(), megabytes()]
  for (let n = 0; n < sized(1, 20); n++) expect(await store(photo)).toBe(hash)
  await expect.poll(() => megabytes() - before).toBeLessThan(50)
  expect(await stored()).toEqual([{ hash }])
  expect(await auditOfPhotos()).toEqual(audit)
  expect(encoders()).toEqual([])
})
