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

/** Uses the browser's `BarcodeDetector` if available (Android), else a library (iPhone, Firefox). */
export async function createBarcodeReader(): Promise<BarcodeReader> {
  const Detector = window.BarcodeDetector
  const formats = Detector ? await Detector.getSupportedFormats().catch((): string[] => []) : []
  if (!Detector || !formats.includes(format)) return createLibraryReader()
  const detector = new Detector({ formats: [format] })
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
}

async function createLibraryReader(): Promise<BarcodeReader> {
  // 400 KB that only an open camera needs.
  const zxing = await import('@zxing/library')
  const reader = new zxing.Code128Reader()
  // Also reads upside down and sideways.
  const hints = new Map([[zxing.DecodeHintType.TRY_HARDER, true]])
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video
    if (!context || width === 0 || height === 0) return []
    Object.assign(canvas, { width, height })
    context.drawImage(video, 0, 0)
    const picture = new zxing.HybridBinarizer(new zxing.HTMLCanvasElementLuminanceSource(canvas))
    try {
      return [reader.decode(new zxing.BinaryBitmap(picture), hints).getText()]
    } catch {
      return []
    }
  }
}
