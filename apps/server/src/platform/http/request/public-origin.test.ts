import { expect, it } from 'vitest'
import { configuredOrigin, originForLinks } from './public-origin.ts'

const asked = (host: string) => ({ received: { origin: `http://${host}`, address: '' } })
const everywhere = { publicOrigin: undefined, host: '0.0.0.0', port: 5000 }

it('the public origin is the host that this browser used', () => {
  expect(originForLinks(everywhere, asked('192.168.1.7:5000'))).toBe('http://192.168.1.7:5000')
  expect(originForLinks(everywhere, asked('localhost:5000'))).toBe('http://localhost:5000')
  expect(originForLinks(everywhere, asked('[::1]:5000'))).toBe('http://[::1]:5000')
  expect(originForLinks(everywhere, asked('Kedai.Local'))).toBe('http://kedai.local')
})

it('the public origin is the configured one, whatever a request says', () => {
  const config = { ...everywhere, publicOrigin: 'https://dimsum.example' }
  expect(originForLinks(config, asked('elsewhere.example'))).toBe('https://dimsum.example')
  expect(configuredOrigin(config)).toBe('https://dimsum.example')
})

it.each([
  '',
  'shop.example/evil?',
  'name:secret@shop.example',
  'shop.example:99999',
  'shop.example#',
  '[::1',
  'a b',
])('the public origin falls back to this machine for the host «%s»', (host) => {
  expect(originForLinks(everywhere, asked(host))).toBe('http://127.0.0.1:5000')
})

it('the public origin is never the wildcard address', () => {
  expect(configuredOrigin(everywhere)).toBe('http://127.0.0.1:5000')
  expect(configuredOrigin({ ...everywhere, host: '::' })).toBe('http://[::1]:5000')
  expect(configuredOrigin({ ...everywhere, host: '192.168.1.7' })).toBe('http://192.168.1.7:5000')
})
