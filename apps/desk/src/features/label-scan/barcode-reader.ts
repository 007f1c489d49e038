import { readCode128 } from './code128.ts'

/** The used part of the Barcode Detection API (https://wicg.github.io/shape-detection-api/). */
interface BarcodeDetector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector
  getSupportedFormats(): Promise<string[]>
}

declare global {
  interface Window {
    BarcodeDetector?: BarcodeDetectorClass
  }
  interface Document {
    /** Chromium only: the document's Permissions-Policy. */
    featurePolicy?: { allowsFeature(feature: string): boolean }
  }
}

/** Reads the barcodes in the current frame of a video. */
export type BarcodeReader = (video: HTMLVideoElement) => Promise<readonly string[]>

/** Format of the label's barcode. */
const format = 'code_128'

/** Whether the browser offers a camera. */
export const hasCamera = (): boolean => Boolean(navigator.mediaDevices?.getUserMedia)

/** The Permissions-Policy belongs to the document, not to the route within it. */
export const documentMayUseCamera = (): boolean => document.featurePolicy?.allowsFeature('camera') ?? true

/** Uses the browser's `BarcodeDetector` if available (Android), else our own reader. */
export async function createBarcodeReader(): Promise<BarcodeReader> {
  const Detector = window.BarcodeDetector
  const formats = Detector ? await Detector.getSupportedFormats().catch((): string[] => []) : []
  if (!Detector || !formats.includes(format)) return createRowReader()
  const detector = new Detector({ formats: [format] })
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
}

/** Scan lines of our own reader, as fractions of the picture's height and width. */
const lines = [0.5, 0.44, 0.56, 0.38, 0.62, 0.3, 0.7, 0.22, 0.78] as const
/** Min number of lines with the same result: a single line may misread noise. */
const enoughLines = 2

function createRowReader(): BarcodeReader {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video
    if (!context || width === 0 || height === 0) return []
    canvas.width = width
    canvas.height = height
    context.drawImage(video, 0, 0)
    const seen = new Map<string, number>()
    for (const part of lines) {
      const across = context.getImageData(0, Math.floor(height * part), width, 1)
      const down = context.getImageData(Math.floor(width * part), 0, 1, height)
      for (const { data } of [across, down]) {
        const text = readCode128(brightnessOf(data))
        if (text === null) continue
        const times = (seen.get(text) ?? 0) + 1
        if (times >= enoughLines) return [text]
        seen.set(text, times)
      }
    }
    return []
  }
}

/** The green channel is close enough to brightness for black on white. */
const brightnessOf = (pixels: Uint8ClampedArray): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: pixels.length / 4 }, (_, n) => pixels[n * 4 + 1] ?? 0)
