import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedAddress } from './client-address.ts'

describe('the address that limits count', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['1::4:5:6:7:8', '1:0:0:4::/64'],
    ['::4:5:6:7:8', '0:0:0:4::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['::ffff:203.113.107.199', '203.113.107.199'],
    ['2::ffff:203.0.113.7', '2:0:0:0::/64'],
    ['::ffff:203.0.113.7%eth0', '0:0:0:0::/64'],
  ])('%s counts as %s', (ip, counted) => {
    expect(countedAddress(ip)).toBe(counted)
  })

  test('every address of one /64 counts as one, and of two /64 as two', () => {
    const half = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 0xffff })))
    const write = (groups: number[]) => groups.map((group) => group.toString(16)).join(':')
    fc.assert(
      fc.property(half, half, half, (network, one, other) => {
        expect(countedAddress(write([...network, ...one]))).toBe(
          countedAddress(write([...network, ...other])),
        )
        const changed = network.map((group, i) => (i === 3 ? group ^ 1 : group))
        expect(countedAddress(write([...changed, ...one]))).not.toBe(
          countedAddress(write([...network, ...one])),
        )
      }),
    )
  })
})
