import { rupiah, rupiahToWire } from '@dimsum/domain/money'
import { formatOrderId } from '@dimsum/domain/order-number'
import { orderTotal, piecesOf } from '@dimsum/domain/pricing'
import { Button } from '@dimsum/ui/button.tsx'
import { Dialog } from '@dimsum/ui/dialog.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { promotionChecksKey } from '@dimsum/web/api/promotion-check.ts'
import { retryDelayMs, shouldRetry } from '@dimsum/web/api/retry.ts'
import { triesOfThisPage } from '@dimsum/web/api/send-once.ts'
import { shopQuery, useDeliveryAreas, usePrices, useTimeWindows } from '@dimsum/web/api/shop.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { type OrderEntry, orderCountsQuery, refreshLists } from '../../api/orders.ts'
import { markOrdersSeen } from '../../components/new-orders.ts'
import { CodeEntry, useEnteredCode } from './code-entry.tsx'
import { DeliveryEntry, enteredFee } from './delivery-entry.tsx'
import { EntryFields } from './entry-fields.tsx'
import {
  bodyOf,
  type Entry,
  type EntryProblems,
  emptyEntry,
  linesOf,
  problemsIn,
  withoutOld,
} from './order-entry.ts'
import { sendEntry } from './send-entry.ts'
import { WindowEntry } from './window-entry.tsx'

/** «Pesanan baru»: what a customer ordered by chat, on the phone or at the door. Closed by mistake, it keeps what was written. */
export default function EnterOrderDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const queries = useQueryClient()
  const prices = usePrices()
  const form = useRef<HTMLFormElement>(null)
  const [entry, setEntry] = useState(emptyEntry)
  const [tries] = useState(triesOfThisPage<OrderEntry>)
  const isUnderWay = useRef(false)
  const [problems, setProblems] = useState<EntryProblems>({})
  const lines = linesOf(entry)
  const areas = useDeliveryAreas()
  const windows = useTimeWindows()
  const linesTotal = orderTotal(lines, prices)
  const fee = areas ? enteredFee(entry, areas, linesTotal) : 0
  const hasCodes = useQuery(shopQuery).data?.hasPromotionCodes
  const code = useEnteredCode(entry, lines)
  const total = linesTotal + (fee || 0) - code.off

  const send = useMutation({
    mutationFn: ({ entry, total }: { entry: OrderEntry; total: string }) => sendEntry(tries, entry, total),
    retry: shouldRetry,
    retryDelay: retryDelayMs,
    onSettled: () => {
      isUnderWay.current = false
    },
    onSuccess: ({ answer: { id }, isEarlierVersion }) => {
      markOrdersSeen([id])
      setEntry(emptyEntry)
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
    onError: (error) => {
      // The total that was read out may be yesterday's.
      queries.invalidateQueries({ queryKey: shopQuery.queryKey })
      queries.invalidateQueries({ queryKey: promotionChecksKey })
      show(problemsIn(error))
    },
  })

  function show(found: EntryProblems) {
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLElement>(`#${first}, [name=${first}]`)?.focus()
  }

  const change = (part: Partial<Entry>) => {
    setEntry((before) => ({ ...before, ...part }))
    setProblems((before) => withoutOld(before, part))
    // A refusal speaks of what was sent, not of what stands here now.
    if (send.isError) send.reset()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = bodyOf(entry)
    if (!body) return show({ packs: orderEntry.packagesMissing })
    if (Number.isNaN(fee)) return show({ deliveryFee: orderEntry.feeWrong })
    // Several presses may come through before the screen knows of the first.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setProblems({})
    code.ask()
    send.mutate({ entry: body, total: rupiahToWire(rupiah(total)) })
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={orderEntry.title}>
      <form ref={form} noValidate className="grid gap-5" onSubmit={submit}>
        <EntryFields entry={entry} problems={problems} onChange={change} />
        {areas && entry.isDelivery && (
          <DeliveryEntry
            areas={areas}
            linesTotal={linesTotal}
            entry={entry}
            problems={problems}
            onChange={change}
          />
        )}
        {windows && entry.deliveryDate && (
          <WindowEntry windows={windows} entry={entry} problems={problems} onChange={change} />
        )}
        {(hasCodes || entry.promotionCode) && (
          <CodeEntry entry={entry} problems={problems} code={code} onChange={change} />
        )}
        {send.isError && (
          <InlineAlert title={orderEntry.notSaved}>
            <p>
              <Say>
                {Object.keys(problems).length > 0 ? orderEntry.seeFields : errorMessage(send.error, '')}
              </Say>
            </p>
          </InlineAlert>
        )}
        <p className="flex flex-wrap items-baseline justify-between gap-2" role="status">
          <span className="font-bold">
            <Say>{orderEntry.total}</Say>
          </span>
          <span>
            <Price amount={total} className="text-price font-extrabold" /> · {piecesOf(lines)} pcs
          </span>
        </p>
        <Button type="submit" size="xl" wide busy={send.isPending} busyText={orderEntry.saving}>
          <Say>{orderEntry.save}</Say>
        </Button>
      </form>
    </Dialog>
  )
}
