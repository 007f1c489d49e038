import type { Order } from '@dimsum/contract/orders'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import type { PackageType } from '@dimsum/domain/menu'
import { rupiahToWire } from '@dimsum/domain/money'
import type { Charge } from '@dimsum/domain/order-total'
import type { Message } from '@dimsum/ui/say.tsx'
import { dismissToast, toast } from '@dimsum/ui/toast-store.ts'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { orderQuery } from '@dimsum/web/api/orders.ts'
import { retryDelayMs, shouldRetry } from '@dimsum/web/api/retry.ts'
import { shopQuery, useDeliveryAreas, useMenu } from '@dimsum/web/api/shop.ts'
import { packagesOf } from '@dimsum/web/components/order-lines.ts'
import { rememberOrder } from '@dimsum/web/components/remembered-order.ts'
import { orderFailure } from '@dimsum/words/shop/order-failure'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { availabilityQuery } from '../../api/availability.ts'
import { kitchenDaysQuery } from '../../api/kitchen-days.ts'
import { withFirst, withQuantity } from './basket.ts'
import { draftValues, forgetDraft, isBegun, keepDraft } from './order-draft.ts'
import { emptyOrder, fieldOfIssue, type OrderValues, orderResolver } from './order-fields.ts'
import { itemsOf, useOrderPreview } from './order-preview.ts'
import { repeatedValues } from './repeated-order.ts'
import { type PlacedOrder, sendOrder } from './send-order.ts'
import { type Typed, typedBeforeStart } from './typed-before-start.ts'
import { useGonePackages } from './use-gone-packages.ts'

type OrderFormOptions = {
  /** The package a link asked for. */
  linkedPackage: PackageType | null
  /** The order a «Pesan lagi» asks for. */
  repeatOf: number | null
  /** The form has taken it over; from here on it is a draft like any other. */
  onRepeated: () => void
  onPlaced: (placed: PlacedOrder) => void
}

/** An order, the total its customer sees at the press, and whether a promotion code is in it. */
type Sending = { order: PlaceOrder; total: string; isCodeCounted: boolean }

/** A code was typed, and the total did not know it yet. */
const isCodeUncounted = (sent: Sending | undefined) =>
  Boolean(sent?.order.promotionCode) && !sent?.isCodeCounted

/**
 * The order form and its life: filled from link, draft, an earlier order and what was already typed; kept as a draft while it is written;
 * sent once, repeated through bad network, and its refusals put where they belong.
 */
export function useOrderForm({ linkedPackage, repeatOf, onRepeated, onPlaced }: OrderFormOptions) {
  // Read before the form hydrates its fields and would empty them; once more right before that, since hydrating takes a while.
  const typed = useRef<Typed>(undefined)
  const [isChosenBefore] = useState(() => {
    typed.current = typedBeforeStart()
    return linkedPackage !== null || repeatOf !== null || draftValues().packageType !== undefined
  })
  useInsertionEffect(() => {
    const { written, ...basket } = typedBeforeStart()
    typed.current = { ...basket, written: { ...typed.current?.written, ...written } }
  }, [])
  const menu = useMenu()
  const form = useForm<OrderValues, unknown, PlaceOrder>({
    resolver: useMemo(() => orderResolver(menu), [menu]),
    defaultValues: emptyOrder,
    mode: 'onTouched',
  })
  const { reset, subscribe, setError, setFocus } = form

  useEffect(() => {
    const { written = {}, chosen, counted = [] } = typed.current ?? {}
    const draft = draftValues()
    let values: Partial<OrderValues> = { ...emptyOrder, ...draft }
    // A reload is no second press on the link: what was chosen since stays.
    const isReload = history.state?.isLinkTaken === true && draft.packageType !== undefined
    if (linkedPackage) history.replaceState({ ...history.state, isLinkTaken: true }, '')
    for (const type of [isReload ? undefined : linkedPackage, chosen])
      if (type) values = { ...values, ...withFirst(values, type) }
    for (const { packageType, quantity } of counted)
      values = { ...values, ...withQuantity(values, packageType, quantity) }
    const filled = { ...values, ...written }
    reset(filled, { keepDefaultValues: true })
    // What was typed before the start is told by no event.
    if (isBegun(filled)) keepDraft(filled)
  }, [reset, linkedPackage])

  const { data: earlier } = useQuery({ ...orderQuery(repeatOf ?? 0), enabled: repeatOf !== null })
  const areas = useDeliveryAreas()
  const [repeated, setRepeated] = useState<Order | null>(null)
  useEffect(() => {
    if (!earlier) return
    reset({ ...emptyOrder, ...repeatedValues(earlier, areas) }, { keepDefaultValues: true })
    setRepeated(earlier)
    onRepeated()
  }, [reset, earlier, areas, onRepeated])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isBegun(values)) keepDraft(values)
        },
      }),
    [subscribe],
  )

  const gone = useGonePackages(form, earlier)

  const [promotion, setPromotion] = useState<Charge | null>(null)
  const queries = useQueryClient()
  const failureToast = useRef(0)
  const isUnderWay = useRef(false)
  const sending = useMutation({
    mutationFn: ({ order, total }: Sending) => sendOrder(order, total),
    // The last failure is over once the order is on its way again.
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
      failureToast.current = toast({
        title: failureTitle(error),
        description: failureText(error, isCodeUncounted(sent)),
        tone: 'danger',
      })
      // The shop may have sold out, or asks another price, since the form was opened.
      queries.invalidateQueries({ queryKey: shopQuery.queryKey })
      queries.invalidateQueries({ queryKey: availabilityQuery.queryKey })
      queries.invalidateQueries({ queryKey: kitchenDaysQuery.queryKey })
      // Filled in by the phone itself, not by a machine: the next press sends it empty.
      if (isTrapped(error)) form.setValue('website', '')
      const issues = issuesByField(error)
      for (const { field, message } of issues) setError(field, { type: 'server', message })
      if (issues[0]) setFocus(issues[0].field)
    },
  })

  const preview = useOrderPreview(form.control, promotion)
  const submit = form.handleSubmit((order) => {
    // Judged by now, so that a package is chosen and there is a total.
    if (!preview) return
    const items = itemsOf(preview.lines)
    const isOneWithoutChoices = items.length === 1 && items[0]?.choices === undefined
    const total = rupiahToWire(preview.total)
    // Judging takes a moment: several presses may come through before the screen knows of the first.
    if (isUnderWay.current) return
    isUnderWay.current = true
    // The form keeps the further packages apart; the call's items are the whole order.
    sending.mutate({
      order: isOneWithoutChoices ? order : { ...order, quantity: countOf(items, order.packageType), items },
      total,
      isCodeCounted: promotion !== null,
    })
  })

  return {
    form,
    preview,
    submit,
    /** For the field of a promotion code, which says what the code takes off. */
    code: { onPromotion: setPromotion, orderError: sending.error },
    /** The order the form was filled in from. */
    repeated,
    /** What was in the order and left the menu. */
    gone,
    /** The form opened with something in the order. */
    isChosenBefore,
    isSending: sending.isPending,
    /** Why the last try failed; stays after the toast is gone, until the next try. */
    failure: sending.isError ? failureOf(sending.error, isCodeUncounted(sending.variables)) : null,
  }
}

/** A price that changed is no error: the customer decides anew. */
const isPriceChange = (error: unknown) => error instanceof ApiError && error.code === 'stale'

const failureTitle = (error: unknown) =>
  isPriceChange(error) ? orderFailure.changedTitle : orderFailure.title

const failureOf = (error: unknown, isCodeUncounted: boolean) => ({
  title: failureTitle(error),
  text: failureText(error, isCodeUncounted),
  next: nextStep(error),
})

/** Only a press that can succeed is asked for. */
function nextStep(error: unknown) {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return orderFailure.tryAgain
  if (isPriceChange(error)) return orderFailure.agree
  if (error.status === 429 || isTrapped(error)) return orderFailure.tryAgain
  return error.issues.length > 0 ? orderFailure.correct : orderFailure.kept
}

/** The server's own words, or ours when there are none (product.md section 8). */
const failureText = (error: unknown, isCodeUncounted: boolean): Message =>
  isCodeUncounted && isPriceChange(error) ? orderFailure.codeCounted : errorMessage(error, orderFailure.text)

/** The order's own quantity: of its package with all choices. */
const countOf = (items: ReturnType<typeof itemsOf>, type: PackageType) =>
  packagesOf(items.filter(({ packageType }) => packageType === type))

/** The hidden field was not empty. */
const isTrapped = (error: unknown) =>
  error instanceof ApiError && error.issues.some(({ path }) => path === 'website')

/** The server's issues on the fields they speak of. */
function issuesByField(error: unknown) {
  if (!(error instanceof ApiError)) return []
  return error.issues.flatMap(({ path, message }) => {
    const field = fieldOfIssue(path)
    return field && document.getElementById(field) ? [{ field, message }] : []
  })
}
