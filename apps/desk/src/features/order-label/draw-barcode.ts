/** On paper one bar unit is 0.5 mm, exactly 4 dots at 203 dpi; two drawing units make one bar unit. */
const mmPerUnit = 0.25

/**
 * Draws the barcode into an SVG and gives it its size on paper: 72 mm for six digits. The generator is fetched here, so
 * that the label stands there before it; rejects when it cannot be fetched or refuses the text.
 */
export async function drawBarcode(svg: SVGSVGElement, text: string): Promise<void> {
  const { default: JsBarcode } = await import('jsbarcode')
  JsBarcode(svg, text, {
    format: 'CODE128',
    width: 2,
    height: 80,
    fontSize: 16,
    margin: 10,
    displayValue: true,
    textAlign: 'center',
    textPosition: 'bottom',
    lineColor: '#000',
    background: '#fff',
  })
  svg.style.width = `${svg.viewBox.baseVal.width * mmPerUnit}mm`
  svg.style.height = 'auto'
}
