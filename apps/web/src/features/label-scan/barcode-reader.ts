/** The part of the Barcode Detection API that is used here (https://wicg.github.io/shape-detection-api/). */
interface BarcodeReader {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface BarcodeReaderClass {
  new (options: { formats: string[] }): BarcodeReader
  getSupportedFormats(): Promise<string[]>
}

declare global {
  interface Window {
    BarcodeDetector?: BarcodeReaderClass
  }
  interface Document {
    /** Chromium's; says what the document's Permissions-Policy allows. */
    featurePolicy?: { allowsFeature(feature: string): boolean }
  }
}

/** Code128 is what the label carries. */
const format = 'code_128'

/** Whether this device can read the label with its camera; most desktop browsers cannot. */
export async function canReadBarcodes(): Promise<boolean> {
  if (!window.BarcodeDetector || !navigator.mediaDevices?.getUserMedia) return false
  return (await window.BarcodeDetector.getSupportedFormats().catch((): string[] => [])).includes(format)
}

/** Whether this document may use the camera: the policy comes with the document, not with the page in it. */
export const documentMayUseCamera = (): boolean => document.featurePolicy?.allowsFeature('camera') ?? true

/** Reads what the camera shows. Throws when the device has no reader. */
export function createBarcodeReader(): BarcodeReader {
  if (!window.BarcodeDetector) throw new TypeError('This browser reads no barcodes')
  return new window.BarcodeDetector({ formats: [format] })
}
