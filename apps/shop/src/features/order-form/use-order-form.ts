import type { PlaceOrder } from '@dimsum/contract/place-order'
import { rupiahToWire } from '@dimsum/domain/money'
import { dismissToast, toast } from '@dimsum/ui/toast-store.ts'
import { retryDelayMs, shouldRetry } from '@dimsum/web/api/retry.ts'
import { shopQuery, useMenu } from '@dimsum/web/api/shop.ts'
import { rememberOrder } from '@dimsum/web/components/remembered-order.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { availabilityQuery } from '../../api/availability.ts'
import { kitchenDaysQuery } from '../../api/kitchen-days.ts'
import { failureOf, issuesByField, isTrapped } from './failed-order.ts'
import { forgetDraft } from './order-draft.ts'
import { emptyOrder, orderResolver } from './order-fields.ts'
import { useOrderPreview } from './order-preview.ts'
import type { OrderValues } from './order-values.ts'
import { type PlacedOrder, sendOrder } from './send-order.ts'
import { type Filling, useFilledForm } from './use-filled-form.ts'
import { useGonePackages } from './use-gone-packages.ts'

type OrderFormOptions = Filling & { onPlaced: (placed: PlacedOrder) => void }

/** The order, the total on screen at the press, and whether a promotion code is included. */
type Sending = { order: PlaceOrder; total: string; isCodeCounted: boolean }

/** A code was typed, but the total does not include it yet. */
const isCodeUncounted = (sent: Sending | undefined) =>
  Boolean(sent?.order.promotionCode) && !sent?.isCodeCounted

/** State of the order form. It is sent once, with retries, and server issues are shown at their fields. */
export function useOrderForm({ onPlaced, ...filling }: OrderFormOptions) {
  const menu = useMenu()
  const form = useForm<OrderValues, unknown, PlaceOrder>({
    resolver: useMemo(() => orderResolver(menu), [menu]),
    defaultValues: emptyOrder,
    mode: 'onTouched',
  })
  const { setError, setFocus } = form
  const { earlier, repeated, isChosenBefore } = useFilledForm(form, filling)
  const gone = useGonePackages(form, earlier)

  const queries = useQueryClient()
  const failureToast = useRef(0)
  const isUnderWay = useRef(false)
  const sending = useMutation({
    mutationFn: ({ order, total }: Sending) => sendOrder(order, total),
    // Closes the toast of the previous failure.
    onMutate: () => dismissToast(failureToast.current),
    retry: shouldRetry,
    retryDelay: retryDelayMs,
    onSettled: () => {
      isUnderWay.current = false
    },
    onSuccess: (placed) => {
      forgetDraft()
      rememberOrder({ id: placed.order.id, phone: placed.order.customerPhone })
      onPlaced(placed)
    },
    onError: (error, sent) => {
      const { title, text } = failureOf(error, isCodeUncounted(sent))
      failureToast.current = toast({ title, description: text, tone: 'danger' })
      // Stock or prices may have changed since the form was opened.
      queries.invalidateQueries({ queryKey: shopQuery.queryKey })
      queries.invalidateQueries({ queryKey: availabilityQuery.queryKey })
      queries.invalidateQueries({ queryKey: kitchenDaysQuery.queryKey })
      // The honeypot was filled by the phone's autofill. The next press sends it empty.
      if (isTrapped(error)) form.setValue('website', '')
      const issues = issuesByField(error)
      for (const { field, message } of issues) setError(field, { type: 'server', message })
      if (issues[0]) setFocus(issues[0].field)
    },
  })

  const preview = useOrderPreview(form.control)
  const submit = form.handleSubmit((order) => {
    // The form is valid here, so a package is chosen and there is a total. Validation is asynchronous: several presses
    // may arrive before the button is rendered as busy.
    if (!preview || isUnderWay.current) return
    isUnderWay.current = true
    sending.mutate({ order, total: rupiahToWire(preview.total), isCodeCounted: preview.discount !== null })
  })

  return {
    form,
    preview,
    submit,
    /** Error of the last try. */
    orderError: sending.error,
    repeated,
    /** What was in the order and left the menu. */
    gone,
    isChosenBefore,
    isSending: sending.isPending,
    /** Reason why the last try failed; stays after the toast has closed, until the next try. */
    failure: sending.isError ? failureOf(sending.error, isCodeUncounted(sending.variables)) : null,
  }
}
