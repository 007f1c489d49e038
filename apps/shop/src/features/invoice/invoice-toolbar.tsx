import type { Order } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { invoicePage } from '@dimsum/words/shop/invoice'
import { Download, Printer } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { printInNewWindow } from './print-window.ts'

type InvoiceToolbarProps = { order: Order; sheet: RefObject<HTMLElement | null> }

/** Half of the bar each. The buttons wrap when large text would not fit into half. */
const buttonWidth = 'min-w-fit flex-1 max-sm:px-[min(1.25rem,4vw)] sm:flex-none'

/**
 * 'Cetak' and 'Download', not printed: a bar at the bottom of a phone, above the sheet from 640 px. 'Download' opens a
 * window with only the sheet and prints that.
 */
export function InvoiceToolbar({ order, sheet }: InvoiceToolbarProps) {
  const [isBlocked, setBlocked] = useState(false)
  const download = () => {
    const title = `Invoice-${formatOrderId(order.id)}`
    const isOpen = sheet.current !== null && printInNewWindow(sheet.current, title)
    setBlocked(!isOpen)
    if (!isOpen) print()
  }
  return (
    <div
      data-sticky-bar
      className="sticky bottom-0 z-20 [@media(max-height:26rem)]:static -mx-[min(1rem,5vw)] border-t border-garis bg-white px-[min(1rem,5vw)] py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:static sm:order-first sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-2 sm:justify-end sm:gap-3">
        <Button icon={Printer} variant="outline" onClick={() => print()} className={buttonWidth}>
          {invoicePage.print}
        </Button>
        <Button icon={Download} onClick={download} className={buttonWidth}>
          {invoicePage.download}
        </Button>
      </div>
      <p role="status" className={isBlocked ? 'mt-2 text-small text-kecap-700' : 'sr-only'}>
        {isBlocked && <Say>{invoicePage.windowBlocked}</Say>}
      </p>
    </div>
  )
}
