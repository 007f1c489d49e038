import type { Order } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { ArrowLeft, Download, FileDown, Printer } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { invoicePdfPath } from '../../api/orders.ts'
import { RouteLink } from '../../components/route-link.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { printInNewWindow } from './print-window.ts'

type InvoiceToolbarProps = { order: Order; sheet: RefObject<HTMLElement | null> }

/** The ways on from an invoice; never printed. 'Download' opens a window with only the sheet and prints that. */
export function InvoiceToolbar({ order, sheet }: InvoiceToolbarProps) {
  const [isBlocked, setBlocked] = useState(false)
  const download = () => {
    if (sheet.current && printInNewWindow(sheet.current, `Invoice-${formatOrderId(order.id)}`)) {
      setBlocked(false)
      return
    }
    setBlocked(true)
    print()
  }
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <RouteLink href="/" className={`${buttonStyle({ variant: 'quiet' })} -ml-5 sm:mr-auto`}>
          <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={1.75} />
          Kembali ke Beranda
        </RouteLink>
        <div
          data-sticky-bar
          className="fixed inset-x-0 bottom-0 z-20 flex gap-2 border-t border-garis bg-white px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:static sm:gap-3 sm:border-0 sm:bg-transparent sm:p-0"
        >
          <Button variant="outline" onClick={() => print()} className="flex-1 sm:flex-none">
            <Printer aria-hidden="true" className="size-5" strokeWidth={1.75} />
            Cetak
          </Button>
          <Button onClick={download} className="flex-1 sm:flex-none">
            <Download aria-hidden="true" className="size-5" strokeWidth={1.75} />
            <span lang="en">Download</span>
          </Button>
        </div>
      </div>
      {!order.masked && (
        <a
          href={invoicePdfPath(order.id)}
          download={`Invoice-${formatOrderId(order.id)}.pdf`}
          className="inline-flex min-h-12 w-fit items-center gap-2 font-bold text-pandan-700 underline sm:ml-auto"
        >
          <FileDown aria-hidden="true" className="size-5" strokeWidth={1.75} />
          Unduh PDF
        </a>
      )}
      <p role="status" className={isBlocked ? 'text-small text-kecap-700' : 'sr-only'}>
        {isBlocked ? 'Jendela baru diblokir; kami buka dialog cetak di sini.' : ''}
      </p>
    </div>
  )
}
