import { isSameValue } from '@dimsum/domain/merge-edits'
import { rupiah, rupiahToWire } from '@dimsum/domain/money'
import { formatOrderId } from '@dimsum/domain/order-number'
import { Button } from '@dimsum/ui/button.tsx'
import { Dialog } from '@dimsum/ui/dialog.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { promotionChecksKey } from '@dimsum/web/api/promotion-check.ts'
import { retryDelayMs, shouldRetry } from '@dimsum/web/api/retry.ts'
import { triesOfTab } from '@dimsum/web/api/send-once.ts'
import { shopQuery, useMenu, useShopConfig } from '@dimsum/web/api/shop.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { DraftNote } from '@dimsum/web/components/use-form-draft.tsx'
import { deskFields } from '@dimsum/words/desk/fields'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import { fields } from '@dimsum/words/fields'
import { widgets } from '@dimsum/words/widgets'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type OrderEntry, orderCountsQuery, refreshLists } from '../../api/orders.ts'
import { markOrdersSeen } from '../../components/new-orders.ts'
import { CodeEntry, useEnteredCode } from './code-entry.tsx'
import { DeliveryEntry, enteredFee } from './delivery-entry.tsx'
import { EntryFields } from './entry-fields.tsx'
import type { EntryForm } from './entry-form.ts'
import { bodyOf, type Entry, emptyEntry, entryField, judgeEntry, linesOf, totalsOf } from './entry-values.ts'
import { sendEntry } from './send-entry.ts'
import { WindowEntry } from './window-entry.tsx'

/** «Pesanan baru»: enters an order taken by chat, phone or at the door. Closing the dialog keeps the typed values. */
export function EnterOrderDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const queries = useQueryClient()
  const [tries] = useState(() => triesOfTab<OrderEntry>('order-entry'))
  const total = useRef(0)
  const menu = useMenu()
  const entryForm: EntryForm = useCallForm({
    resolver: judgeEntry,
    defaultValues: emptyEntry(menu),
    draft: 'order-entry',
    mode: 'onSubmit',
    words: {
      customerName: { [fields.required.en]: deskFields.required },
      customerPhone: { [fields.phoneTooShort.en]: deskFields.phone },
      customerAddress: { [fields.addressTooShort.en]: orderEntry.addressTooShort },
    },
    fieldAt: entryField,
    mutationFn: (entry) => sendEntry(tries, bodyOf(entry, menu), rupiahToWire(rupiah(total.current))),
    retry: shouldRetry,
    retryDelay: retryDelayMs,
    onSuccess: ({ answer: { id }, isEarlierVersion }) => {
      markOrdersSeen(queries, [id])
      entryForm.form.reset(emptyEntry(menu))
      tries.renewKey()
      onClose()
      const number = `#${formatOrderId(id)}`
      toast(
        isEarlierVersion
          ? { title: orderEntry.firstSaved, description: orderEntry.changesMissing(number) }
          : { title: orderEntry.saved, description: number, tone: 'success' },
      )
      refreshLists(queries)
      queries.invalidateQueries({ queryKey: orderCountsQuery.queryKey })
    },
    onError: () => {
      // Prices on screen may be outdated.
      queries.invalidateQueries({ queryKey: shopQuery.queryKey })
      queries.invalidateQueries({ queryKey: promotionChecksKey })
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title={orderEntry.title}>
      <EntryBody
        entryForm={entryForm}
        onDiscard={tries.renewKey}
        onTotal={(shown) => (total.current = shown)}
      />
    </Dialog>
  )
}

type EntryBodyProps = { entryForm: EntryForm; onDiscard: () => void; onTotal: (total: number) => void }

function EntryBody({ entryForm, onDiscard, onTotal }: EntryBodyProps) {
  const { form, submit, sending, failure, draft } = entryForm
  const entry = useWatch({ control: form.control }) as Entry
  const menu = useMenu()
  const { deliveryAreas: areas, timeWindows: windows, hasPromotionCodes: hasCodes } = useShopConfig() ?? {}
  const lines = linesOf(entry, menu)
  const { price: linesTotal, pieces } = totalsOf(lines, menu)
  const code = useEnteredCode(entry, lines)
  const beforeCode = linesTotal + (areas ? enteredFee(entry, areas, linesTotal) : 0)
  const total = beforeCode - code.off
  // The error belongs to the sent values, which may have been edited since.
  const isOfThis = isSameValue(sending.variables, entry)
  useEffect(() => {
    onTotal(total)
  })
  return (
    <form
      noValidate
      autoComplete="off"
      className="grid gap-5"
      onSubmit={async (event) => {
        event.preventDefault()
        code.ask()
        onTotal(beforeCode - (await code.settled()))
        await submit()
      }}
    >
      <DraftNote draft={draft} onDiscard={onDiscard} />
      <EntryFields entry={entry} entryForm={entryForm} />
      {areas && entry.isDelivery && (
        <DeliveryEntry areas={areas} linesTotal={linesTotal} entry={entry} entryForm={entryForm} />
      )}
      {windows && entry.deliveryDate && (
        <WindowEntry windows={windows} isDelivery={entry.isDelivery} entryForm={entryForm} />
      )}
      {(hasCodes || entry.promotionCode) && <CodeEntry code={code} entryForm={entryForm} />}
      {failure && isOfThis && <InlineAlert title={orderEntry.notSaved} detail={errorMessage(failure)} />}
      <p className="flex flex-wrap items-baseline justify-between gap-2" role="status">
        <Say.span className="font-bold">{orderEntry.total}</Say.span>
        <span>
          <Price amount={total} className="text-price font-extrabold" /> · {pieces} pcs
        </span>
      </p>
      <Button type="submit" size="xl" wide busy={sending.isPending} busyText={widgets.saving}>
        {orderEntry.save}
      </Button>
    </form>
  )
}
