import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Locator } from '@playwright/test'
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  MultiFormatReader,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'

/** Resolution of common label printers in dpi; they print no greys. */
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

/** Renders a PDF like a label printer: 203 dpi by default, black and white. */
export async function printInOneBit(pdf: Uint8Array, dotsPerInch = labelPrinter): Promise<Page[]> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const pages: Page[] = []
    for (const page of document.pages()) {
      const { originalWidth, originalHeight } = page.getOriginalSize()
      // Before rendering, because the library closes a rendered page.
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

/** Length of a page down to its last black dot, in mm. */
export const printedLength = ({ heightMm, dots: { width, height, data } }: Page): number =>
  (data.lastIndexOf(0) / width / height) * heightMm

/** Text of the Code 128 on a printed page; throws when there is none. */
export function scanCode128({ dots }: Page): string {
  const reader = new MultiFormatReader()
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]],
    [DecodeHintType.TRY_HARDER, true],
  ])
  const source = new RGBLuminanceSource(dots.data, dots.width, dots.height)
  return reader.decode(new BinaryBitmap(new GlobalHistogramBinarizer(source)), hints).getText()
}

/** Dots per QR module. With a fractional number the reader misses a third of the prints. */
const moduleDots = 8
const pixelsPerInch = 96

/**
 * Text of a QR code on a page, rendered and decoded by a library that the shop does not use.
 * @param image an SVG with one unit of its `viewBox` per module
 */
export async function readQrCode(image: Locator): Promise<string> {
  const { drawing, modules } = await image.evaluate((svg: SVGSVGElement) => ({
    drawing: svg.outerHTML,
    modules: svg.viewBox.baseVal.width,
  }))
  const paper = await image.page().context().newPage()
  await paper.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${modules}px }</style>${drawing}`,
  )
  const side = `${modules}px`
  const [page] = await printInOneBit(
    await paper.pdf({ width: side, height: side }),
    moduleDots * pixelsPerInch,
  )
  await paper.close()
  if (!page) throw new Error('Nothing was printed')
  const source = new RGBLuminanceSource(page.dots.data, page.dots.width, page.dots.height)
  const hints = new Map([[DecodeHintType.PURE_BARCODE, true]])
  return new QRCodeReader().decode(new BinaryBitmap(new GlobalHistogramBinarizer(source)), hints).getText()
}
