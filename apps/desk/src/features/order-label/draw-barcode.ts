/** In print one module is 0.5 mm (4 dots at 203 dpi), which is two SVG units. */
const mmPerUnit = 0.25

/**
 * Draws the barcode into an SVG and sets its printed size: 72 mm for six digits. The generator is loaded here, so that
 * the label renders before it. Rejects when it cannot be loaded or refuses the text.
 */
export async function drawBarcode(svg: SVGSVGElement, text: string): Promise<void> {
  const { default: JsBarcode } = await import('jsbarcode')
  JsBarcode(svg, text, {
    format: 'CODE128',
    width: 2,
    height: 80,
    fontSize: 16,
    margin: 10,
  })
  svg.style.width = `${svg.viewBox.baseVal.width * mmPerUnit}mm`
  svg.style.height = 'auto'
}
