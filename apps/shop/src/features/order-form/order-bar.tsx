import { Button } from '@dimsum/ui/button.tsx'
import { Dialog } from '@dimsum/ui/dialog.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { SlowNotice } from '@dimsum/ui/slow-notice.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { ownText } from '@dimsum/words/sentence'
import { orderForm } from '@dimsum/words/shop/order-form'
import { orderSummary } from '@dimsum/words/shop/order-summary'
import { ChevronUp, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { FormIsLate } from '../../components/needs-scripts.tsx'
import type { OrderPreview } from './order-preview.ts'
import { OrderSummary } from './order-summary.tsx'

type OrderBarProps = {
  preview: OrderPreview | null
  /** Submit was pressed before a package was chosen. */
  isPackageMissing: boolean
  busy: boolean
}

/**
 * The submit button. On phones it is in a sticky bottom bar while the form is in view, beside the total, which opens
 * the summary as a sheet. From 1024 px it is at the end of the form, with the summary in its own column.
 */
export function OrderBar({ preview, isPackageMissing, busy }: OrderBarProps) {
  return (
    <div
      data-sticky-bar
      className="needs-scripts sticky bottom-0 z-20 [@media(max-height:26rem)]:static -mx-[min(1rem,5vw)] border-t border-garis bg-white px-[min(1rem,5vw)] pb-[env(safe-area-inset-bottom)] sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8 @min-[58rem]:static @min-[58rem]:mx-0 @min-[58rem]:border-0 @min-[58rem]:bg-transparent @min-[58rem]:p-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 py-2.5 @min-[58rem]:py-0">
        {/* Above the button, so that the button does not move. */}
        <SlowNotice waiting={busy} className="w-full" />
        <FormIsLate />
        {preview ? <TotalButton preview={preview} /> : <PackageFirst isMissing={isPackageMissing} />}
        <Button
          type="submit"
          size="lg"
          busy={busy}
          busyText={orderForm.submitting}
          className="min-w-0 grow px-3! sm:grow-0 sm:px-6! @min-[58rem]:w-full"
        >
          {orderForm.submit}
        </Button>
      </div>
    </div>
  )
}

/** Placeholder of the total. The alert at the cards is announced instead. */
function PackageFirst({ isMissing }: { isMissing: boolean }) {
  return (
    <p
      className={`flex items-center gap-1.5 text-small font-medium @min-[58rem]:hidden ${isMissing ? 'text-cabai-700' : 'text-kecap-700'}`}
    >
      {isMissing && <CircleAlert aria-hidden="true" className="size-4 shrink-0" strokeWidth={2} />}
      <Say>{orderSummary.chooseFirst}</Say>
    </p>
  )
}

function TotalButton({ preview }: { preview: OrderPreview }) {
  const [open, setOpen] = useState(false)
  const [{ item, quantity }, ...others] = preview.lines
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="-ml-1 min-h-13 min-w-0 rounded-button px-1 text-left hover:bg-santan-100 @min-[58rem]:hidden"
      >
        <span className="block truncate text-caption text-kecap-700">
          {quantity} × <Say>{ownText(item.name)}</Say>
          {others.length > 0 && <Say>{orderSummary.others(others.length)}</Say>}
        </span>
        <span className="flex flex-wrap items-center gap-x-1">
          <Price amount={preview.total} className="text-title font-extrabold min-[22.4rem]:text-price" />
          {preview.isFeeOpen && (
            <Say.span className="text-caption whitespace-nowrap text-kunyit-800">
              {orderSummary.plusDelivery}
            </Say.span>
          )}
          <ChevronUp
            aria-hidden="true"
            className="hidden size-5 shrink-0 min-[22.4rem]:block"
            strokeWidth={2}
          />
        </span>
        <Say.span className="sr-only">{orderSummary.open}</Say.span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={orderSummary.title} shape="sheet">
        <OrderSummary preview={preview} />
      </Dialog>
    </>
  )
}
