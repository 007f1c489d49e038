import { readCode128 } from './code128.ts'

/** The part of the Barcode Detection API that is used here (https://wicg.github.io/shape-detection-api/). */
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
    /** Chromium's; says what the document's Permissions-Policy allows. */
    featurePolicy?: { allowsFeature(feature: string): boolean }
  }
}

/** Reads the labels in the picture a video shows now. */
export type BarcodeReader = (video: HTMLVideoElement) => Promise<readonly string[]>

/** Code128 is what the label carries. */
const format = 'code_128'

/** Whether this device has a camera to show; where not, numbers are typed. */
export const hasCamera = (): boolean => Boolean(navigator.mediaDevices?.getUserMedia)

/** Whether this document may use the camera: the policy comes with the document, not with the page in it. */
export const documentMayUseCamera = (): boolean => document.featurePolicy?.allowsFeature('camera') ?? true

/** The browser's own reader where it has one (Android); ours everywhere else. */
export async function createBarcodeReader(): Promise<BarcodeReader> {
  const Detector = window.BarcodeDetector
  const formats = Detector ? await Detector.getSupportedFormats().catch((): string[] => []) : []
  if (!Detector || !formats.includes(format)) return createRowReader()
  const detector = new Detector({ formats: [format] })
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
}

/** Where in the picture our own reader looks: lines across and down, as parts of its height and width. */
const lines = [0.5, 0.44, 0.56, 0.38, 0.62, 0.3, 0.7, 0.22, 0.78] as const
/** Two lines must agree: one alone may be a speck that looks like a bar. */
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

/** Green is close enough to brightness for black on white. */
const brightnessOf = (pixels: Uint8ClampedArray): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: pixels.length / 4 }, (_, n) => pixels[n * 4 + 1] ?? 0)
