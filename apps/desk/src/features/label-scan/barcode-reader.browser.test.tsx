import JsBarcode from 'jsbarcode'
import { expect, onTestFinished, test } from 'vitest'
import { createBarcodeReader } from './barcode-reader.ts'

/** A camera's video of a label that is turned by some degrees. */
async function filmed(code: string, degrees: number): Promise<HTMLVideoElement> {
  const barcode = document.createElement('canvas')
  if (code) JsBarcode(barcode, code, { format: 'CODE128', width: 2, height: 90, displayValue: false })
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 640 })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#c8c4bb'
  context.fillRect(0, 0, 640, 640)
  context.translate(320, 320)
  context.rotate((degrees * Math.PI) / 180)
  context.filter = 'contrast(0.6) blur(0.5px)'
  context.drawImage(barcode, -barcode.width / 2, -barcode.height / 2)
  const video = document.createElement('video')
  video.srcObject = canvas.captureStream(10)
  video.muted = true
  await video.play()
  onTestFinished(() => video.pause())
  return video
}

test.each([
  ['ORDER000012', 0],
  ['ORDER000012', 4],
  ['ORDER999999999', 90],
  ['ORDER045871', 180],
])('a phone without a reader of its own reads %s turned by %d degrees', async (code, degrees) => {
  const read = await createBarcodeReader()
  expect(await read(await filmed(code, degrees))).toEqual([code])
})

test('a picture without a label has no code', async () => {
  const read = await createBarcodeReader()
  expect(await read(await filmed('', 0))).toEqual([])
})
