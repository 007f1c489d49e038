import fc from 'fast-check'
import JsBarcode from 'jsbarcode'
import { describe, expect, it } from 'vitest'
import { readCode128 } from './code128.ts'

/** Modules of the barcode as `1` and `0`, drawn by the label's barcode library. */
function modulesOf(text: string): string {
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128' })
  return (drawn.encodings ?? []).map(({ data }) => data).join('')
}

type Look = { pixels?: number; quiet?: number; dark?: number; light?: number; slope?: number }

/** A photographed row: pixels per module, blurred edges, light that fades to one side. */
function rowOf(
  text: string,
  { pixels = 3, quiet = 12, dark = 40, light = 210, slope = 0 }: Look = {},
): Uint8Array {
  const bars = `${'0'.repeat(quiet)}${modulesOf(text)}${'0'.repeat(quiet)}`
  const width = Math.floor(bars.length * pixels)
  // A pixel averages its whole width, so an edge may lie inside it.
  const parts = [0.125, 0.375, 0.625, 0.875]
  const sharp = Array.from({ length: width }, (_, x) => {
    const inDark = parts.filter((part) => bars[Math.floor((x + part) / pixels)] === '1').length
    return light + ((dark - light) * inDark) / parts.length
  })
  return Uint8Array.from(sharp, (value, x) => {
    const blurred = ((sharp[x - 1] ?? light) + 2 * value + (sharp[x + 1] ?? light)) / 4
    return Math.max(0, Math.min(255, blurred - (slope * x) / width))
  })
}

const label = fc.integer({ min: 1, max: 999_999_999 }).map((id) => `ORDER${String(id).padStart(6, '0')}`)

describe('reading a label from the camera', () => {
  it('works for every order number', () => {
    fc.assert(
      fc.property(label, (text) => {
        expect(readCode128(rowOf(text))).toBe(text)
      }),
    )
  })

  it('works near and far, in shade and upside down', () => {
    const look = fc.record({
      pixels: fc.double({ min: 3, max: 9, noNaN: true }),
      quiet: fc.integer({ min: 6, max: 60 }),
      dark: fc.integer({ min: 10, max: 80 }),
      light: fc.integer({ min: 150, max: 255 }),
      slope: fc.integer({ min: 0, max: 60 }),
      isUpsideDown: fc.boolean(),
    })
    fc.assert(
      fc.property(label, look, (text, { isUpsideDown, ...rest }) => {
        const row = rowOf(text, rest)
        expect(readCode128(isUpsideDown ? row.toReversed() : row)).toBe(text)
      }),
    )
  })

  it('finds nothing in noise or in a damaged barcode', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 200, maxLength: 900 }), (row) => readCode128(row) === null),
      { numRuns: 300 },
    )
    fc.assert(
      fc.property(label, fc.integer({ min: 60, max: 250 }), (text, at) => {
        const row = rowOf(text)
        row.fill(210, at, at + 24)
        const read = readCode128(row)
        return read === null || read === text
      }),
    )
  })

  it('finds nothing in an empty or tiny picture', () => {
    for (const row of [new Uint8Array(0), new Uint8Array(5), new Uint8Array(640).fill(255)]) {
      expect(readCode128(row)).toBeNull()
    }
  })
})
