import type { Order } from '@dimsum/contract/orders'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import type { PackageType } from '@dimsum/domain/menu'
import { rupiahToWire } from '@dimsum/domain/money'
import type { Charge } from '@dimsum/domain/order-total'
import { dismissToast, toast } from '@dimsum/ui/toast-store.ts'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { orderQuery } from '@dimsum/web/api/orders.ts'
import { retryDelayMs, shouldRetry } from '@dimsum/web/api/retry.ts'
import { shopQuery, useDeliveryAreas, useMenu } from '@dimsum/web/api/shop.ts'
import { packagesOf } from '@dimsum/web/components/order-lines.ts'
import { rememberOrder } from '@dimsum/web/components/remembered-order.ts'
import type { Message } from '@dimsum/words/sentence'
import { orderFailure } from '@dimsum/words/shop/order-failure'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { availabilityQuery } from '../../api/availability.ts'
import { kitchenDaysQuery } from '../../api/kitchen-days.ts'
import { withFirst, withQuantity } from './basket.ts'
import { draftValues, forgetDraft, isBegun, keepDraft } from './order-draft.ts'
import { emptyOrder, fieldOfIssue, orderResolver, writtenFields } from './order-fields.ts'
import { itemsOf, useOrderPreview } from './order-preview.ts'
import type { OrderValues } from './order-values.ts'
import { repeatedValues } from './repeated-order.ts'
import { type PlacedOrder, sendOrder } from './send-order.ts'
import { type Typed, typedBeforeStart } from './typed-before-start.ts'
import { useGonePackages } from './use-gone-packages.ts'

type OrderFormOptions = {
  /** The package named by the link. */
  linkedPackage: PackageType | null
  /** Id of the order to repeat («Pesan lagi»). */
  repeatOf: number | null
  /** Called when the form has copied the order; it is a normal draft then. */
  onRepeated: () => void
  onPlaced: (placed: PlacedOrder) => void
}

/** The order, the total on screen at the press, and whether a promotion code is included. */
type Sending = { order: PlaceOrder; total: string; isCodeCounted: boolean }

/** A code was typed, but the total does not include it yet. */
const isCodeUncounted = (sent: Sending | undefined) =>
  Boolean(sent?.order.promotionCode) && !sent?.isCodeCounted

/**
 * State of the order form. It is filled from the link, the draft, an earlier order and text typed before hydration, and
 * stored as a draft. It is sent once, with retries, and server issues are shown at their fields.
 */
export function useOrderForm({ linkedPackage, repeatOf, onRepeated, onPlaced }: OrderFormOptions) {
  // Read before hydration empties the fields, and again right before that, because hydration takes a while.
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
  const { reset, getValues, subscribe, setError, setFocus } = form

  // A quantity focused before hydration is selected like any other: typing replaces it.
  const [focused, setFocused] = useState<HTMLInputElement>()
  useEffect(() => focused?.select(), [focused])

  /** The values that were filled in, without text typed before hydration. */
  const filledIn = useRef<Partial<OrderValues>>(emptyOrder)
  const isFilled = useRef(false)
  useEffect(() => {
    // The linked package left the menu: the form stays as it is.
    if (isFilled.current && !linkedPackage) return
    isFilled.current = true
    const { written = {}, chosen, counted = [] } = typed.current ?? {}
    const draft = draftValues()
    let values: Partial<OrderValues> = { ...emptyOrder, ...draft }
    // A reload must not apply the link again: later choices stay.
    const isReload = history.state?.isLinkTaken === true && draft.packageType !== undefined
    if (linkedPackage) history.replaceState({ ...history.state, isLinkTaken: true }, '')
    for (const type of [isReload ? undefined : linkedPackage, chosen])
      if (type) values = { ...values, ...withFirst(values, type) }
    for (const { packageType, quantity } of counted)
      values = { ...values, ...withQuantity(values, packageType, quantity) }
    filledIn.current = values
    const filled = { ...values, ...written }
    reset(filled, { keepDefaultValues: true })
    setFocused(typed.current?.untouched)
    // Text typed before hydration fires no event here.
    if (isBegun(filled)) keepDraft(filled)
  }, [reset, linkedPackage])

  const { data: earlier } = useQuery({ ...orderQuery(repeatOf ?? 0), enabled: repeatOf !== null })
  const areas = useDeliveryAreas()
  const [repeated, setRepeated] = useState<Order | null>(null)
  useEffect(() => {
    if (!earlier) return
    const values = getValues()
    // Text typed while the order was loaded stays.
    const typed = writtenFields.filter((name) => values[name] !== filledIn.current[name])
    const written = Object.fromEntries(typed.map((name) => [name, values[name]]))
    reset({ ...emptyOrder, ...repeatedValues(earlier, areas), ...written }, { keepDefaultValues: true })
    setRepeated(earlier)
    onRepeated()
  }, [reset, getValues, earlier, areas, onRepeated])

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
      failureToast.current = toast({
        title: failureTitle(error),
        description: failureText(error, isCodeUncounted(sent)),
        tone: 'danger',
      })
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

  const preview = useOrderPreview(form.control, promotion)
  const submit = form.handleSubmit((order) => {
    // The form is valid here, so a package is chosen and there is a total.
    if (!preview) return
    const items = itemsOf(preview.lines)
    const isOneWithoutChoices = items.length === 1 && items[0]?.choices === undefined
    const total = rupiahToWire(preview.total)
    // Validation is asynchronous: several presses may arrive before the button is rendered as busy.
    if (isUnderWay.current) return
    isUnderWay.current = true
    // The form has the first package in separate fields; `items` of the request contains all.
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
    /** Props of the promotion code field, which reports the discount. */
    code: { onPromotion: setPromotion, orderError: sending.error },
    /** The repeated order. */
    repeated,
    /** What was in the order and left the menu. */
    gone,
    /** The form opened with a package in the order. */
    isChosenBefore,
    isSending: sending.isPending,
    /** Reason why the last try failed; stays after the toast has closed, until the next try. */
    failure: sending.isError ? failureOf(sending.error, isCodeUncounted(sending.variables)) : null,
  }
}

/** A changed price is no error: the customer decides again. */
const isPriceChange = (error: unknown) => error instanceof ApiError && error.code === 'stale'

const failureTitle = (error: unknown) =>
  isPriceChange(error) ? orderFailure.changedTitle : orderFailure.title

const failureOf = (error: unknown, isCodeUncounted: boolean) => ({
  title: failureTitle(error),
  text: failureText(error, isCodeUncounted),
  next: nextStep(error),
})

/** Suggests another press only if it can succeed. */
function nextStep(error: unknown) {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return orderFailure.tryAgain
  if (isPriceChange(error)) return orderFailure.agree
  if (error.status === 429 || isTrapped(error)) return orderFailure.tryAgain
  return error.issues.length > 0 ? orderFailure.correct : orderFailure.kept
}

/** The server's message, or a default (product.md section 8). */
const failureText = (error: unknown, isCodeUncounted: boolean): Message =>
  isCodeUncounted && isPriceChange(error) ? orderFailure.codeCounted : errorMessage(error, orderFailure.text)

/** The order's own quantity: of its package with all choices. */
const countOf = (items: ReturnType<typeof itemsOf>, type: PackageType) =>
  packagesOf(items.filter(({ packageType }) => packageType === type))

/** The honeypot was not empty. */
const isTrapped = (error: unknown) =>
  error instanceof ApiError && error.issues.some(({ path }) => path === 'website')

/** Server issues by form field. */
function issuesByField(error: unknown) {
  if (!(error instanceof ApiError)) return []
  return error.issues.flatMap(({ path, message }) => {
    const field = fieldOfIssue(path)
    return field && document.getElementById(field) ? [{ field, message }] : []
  })
}
