import { barcodeText } from '@dimsum/domain/order-number'
import { useText } from '@dimsum/ui/say.tsx'
import { labelTexts } from '@dimsum/words/desk/order-label'
import { useEffect, useRef, useState } from 'react'
import { drawBarcode } from './draw-barcode.ts'

/**
 * Code 128 of `ORDER` and the padded number: width 2, height 80, font 16, margin 10, text centred below (product.md
 * section 2). If it cannot be drawn, the text is shown in large type.
 */
export function Barcode({ orderId, onDrawn }: { orderId: number; onDrawn: () => void }) {
  const say = useText()
  const text = barcodeText(orderId)
  const drawing = useRef<SVGSVGElement>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const draw = async () => drawing.current && drawBarcode(drawing.current, text)
    draw()
      .catch(() => setFailed(true))
      .finally(onDrawn)
  }, [text, onDrawn])

  if (failed) return <p className="label-barcode-text">{text}</p>
  return <svg ref={drawing} role="img" aria-label={say(labelTexts.barcode(text))} className="label-barcode" />
}
