import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'

const folder = await mkdtemp(join(tmpdir(), 'guide-'))
await writeFile(join(folder, 'panduan.html'), '<!doctype html><h1>Panduan pemilik toko</h1>')
await writeFile(join(folder, 'guide.html'), '<!doctype html><h1>The owner’s guide</h1>')
await writeFile(join(folder, 'guide.css'), 'body{}')
await writeFile(join(folder, 'dapur.webp'), 'picture')
const shop = await buildTestApp({ guide: folder })
afterAll(async () => {
  await rm(folder, { recursive: true })
})
const get = (url: string) => shop.get(url)

test.each([
  ['/panduan', 'Panduan pemilik toko'],
  ['/guide', 'The owner’s guide'],
])('%s opens without signing in, with the shop’s content policy, and is not indexed', async (path, title) => {
  const answer = await get(path)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^text\/html/)
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['x-robots-tag']).toBe('noindex')
  expect(answer.body).toContain(title)
})

test('its pictures and styles are in the same folder; nothing else is served', async () => {
  expect((await get('/panduan/dapur.webp')).headers['content-type']).toBe('image/webp')
  expect((await get('/panduan/guide.css')).headers['content-type']).toMatch(/^text\/css/)
  expect((await get('/panduan/guide.html')).statusCode).toBe(404)
  expect((await get('/panduan/..%2fmain.js')).statusCode).toBe(404)
})
