import { expect, test } from 'vitest'
import { exampleClientKey, exampleServerKey, refuseForeignKeys } from './keys.ts'

test('the example keys and keys under the demo prefixes are accepted', () => {
  expect(() => refuseForeignKeys(exampleServerKey, exampleClientKey)).not.toThrow()
  expect(() =>
    refuseForeignKeys('SB-Mid-server-DIMSUM-DEMO-9f2c', 'SB-Mid-client-DIMSUM-DEMO-9f2c'),
  ).not.toThrow()
})

test.each([
  'SB-Mid-server-abcdefghijklmnop',
  'Mid-server-abcdefghijklmnop',
  'SB-Mid-server-DIMSUM-DEMO-',
  '',
])('any other server key is refused: %j', (key) => {
  expect(() => refuseForeignKeys(key, exampleClientKey)).toThrow(/refuses this server key/)
})

test('a foreign client key is refused, and the message does not repeat a foreign key', () => {
  expect(() => refuseForeignKeys(exampleServerKey, 'Mid-client-real')).toThrow(/refuses this client key/)
  expect(() => refuseForeignKeys('Mid-server-real', exampleClientKey)).not.toThrow(/Mid-server-real/)
})
