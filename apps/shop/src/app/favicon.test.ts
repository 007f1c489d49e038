import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const file = readFileSync(join(import.meta.dirname, '../../public/favicon.ico'))

test('favicon.ico has the PNG sizes in its directory', () => {
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1])
  const sizes = Array.from({ length: file.readUInt16LE(4) }, (_, nth) => {
    const entry = 6 + 16 * nth
    const picture = file.subarray(file.readUInt32LE(entry + 12)).subarray(0, file.readUInt32LE(entry + 8))
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    // Width and height of the PNG.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([file[entry], file[entry + 1]])
    return file[entry]
  })
  expect(sizes).toEqual([16, 32, 48])
  expect(file.length).toBeLessThan(8_000)
})
