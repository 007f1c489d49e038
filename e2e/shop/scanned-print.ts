import { PDFiumLibrary } from '@hyzyla/pdfium'
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  HybridBinarizer,
  MultiFormatReader,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'

/** Dots an inch of the usual label printer; it knows no greys. */
const labelPrinter = 203
const pointsPerInch = 72
const mmPerPoint = 25.4 / pointsPerInch

export type Page = {
  widthMm: number
  heightMm: number
  text: string /** One byte a dot, 0 black or 255 white. */
  dots: Dots
}
type Dots = { width: number; height: number; data: Uint8ClampedArray }

/** Prints a PDF as a label printer does: 203 dots an inch by default, each black or not. */
export async function printInOneBit(pdf: Uint8Array, dotsPerInch = labelPrinter): Promise<Page[]> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const pages: Page[] = []
    for (const page of document.pages()) {
      const { originalWidth, originalHeight } = page.getOriginalSize()
      // Before drawing: the library closes a page that was drawn.
      const text = page.getText()
      const { width, height, data } = await page.render({
        scale: dotsPerInch / pointsPerInch,
        colorSpace: 'Gray',
        render: 'bitmap',
      })
      const dots = Uint8ClampedArray.from(data, (grey) => (grey < 128 ? 0 : 255))
      pages.push({
        widthMm: originalWidth * mmPerPoint,
        heightMm: originalHeight * mmPerPoint,
        text,
        dots: { width, height, data: dots },
      })
    }
    document.destroy()
    return pages
  } finally {
    library.destroy()
  }
}

/** What a scanner for Code128 reads from a printed page; throws when it finds nothing. */
export function scanCode128({ dots }: Page): string {
  const reader = new MultiFormatReader()
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]],
    [DecodeHintType.TRY_HARDER, true],
  ])
  const source = new RGBLuminanceSource(dots.data, dots.width, dots.height)
  return reader.decode(new BinaryBitmap(new GlobalHistogramBinarizer(source)), hints).getText()
}

/**
 * The text of the one QR code on the first page of a PDF, read by a reader that knows nothing of the shop's writer. It looks
 * from several distances, as a person holds a phone: this reader misses some codes at one size that it reads at another.
 */
export async function readQrCode(pdf: Uint8Array): Promise<string> {
  const hints = new Map([[DecodeHintType.TRY_HARDER, true]])
  const missed: unknown[] = []
  for (const dotsPerInch of [labelPrinter, 300, 150, 96]) {
    const [page] = await printInOneBit(pdf, dotsPerInch)
    if (!page) throw new Error('Nothing was printed')
    const source = new RGBLuminanceSource(page.dots.data, page.dots.width, page.dots.height)
    try {
      return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText()
    } catch (error) {
      missed.push(error)
    }
  }
  throw new AggregateError(missed, 'The QR code cannot be read')
}
