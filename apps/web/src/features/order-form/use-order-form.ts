import type { Order } from '@dimsum/contract/orders'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import type { PackageType } from '@dimsum/domain/catalogue'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import { availabilityQuery } from '../../api/availability.ts'
import { kitchenDaysQuery } from '../../api/kitchen.ts'
import { orderQuery } from '../../api/orders.ts'
import { retryDelayMs, shouldRetry } from '../../api/retry.ts'
import { rememberOrder } from '../../components/remembered-order.ts'
import { dismissToast, toast } from '../../ui/toast-store.ts'
import { draftValues, forgetDraft, isBegun, keepDraft } from './order-draft.ts'
import { emptyOrder, fieldOfIssue, type OrderValues, orderResolver } from './order-fields.ts'
import { repeatedValues } from './repeated-order.ts'
import { type PlacedOrder, sendOrder } from './send-order.ts'
import { typedBeforeStart } from './typed-before-start.ts'

type OrderFormOptions = {
  /** The package a link asked for. */
  linkedPackage: PackageType | null
  /** The order a «Pesan lagi» asks for. */
  repeatOf: number | null
  /** The form has taken it over; from here on it is a draft like any other. */
  onRepeated: () => void
  /** The order is on its way. */
  onSending: () => void
  onPlaced: (placed: PlacedOrder) => void
}

/**
 * The order form and its life: filled from link, draft, an earlier order and what was already typed; kept as a draft while it is written;
 * sent once, repeated through bad network, and its refusals put where they belong.
 */
export function useOrderForm({ linkedPackage, repeatOf, onRepeated, onSending, onPlaced }: OrderFormOptions) {
  // Read before the form takes over its fields and would empty them.
  const [typed] = useState(typedBeforeStart)
  const form = useForm<OrderValues, unknown, PlaceOrder>({
    resolver: orderResolver,
    defaultValues: emptyOrder,
    mode: 'onTouched',
  })
  const { reset, subscribe, setError, setFocus } = form

  useEffect(() => {
    const linked = linkedPackage ? { packageType: linkedPackage } : {}
    reset({ ...emptyOrder, ...draftValues(), ...linked, ...typed }, { keepDefaultValues: true })
  }, [reset, linkedPackage, typed])

  const { data: earlier } = useQuery({ ...orderQuery(repeatOf ?? 0), enabled: repeatOf !== null })
  const [repeated, setRepeated] = useState<Order | null>(null)
  useEffect(() => {
    if (!earlier) return
    reset({ ...emptyOrder, ...repeatedValues(earlier) }, { keepDefaultValues: true })
    setRepeated(earlier)
    onRepeated()
  }, [reset, earlier, onRepeated])

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

  const queries = useQueryClient()
  const failureToast = useRef(0)
  const sending = useMutation({
    mutationFn: sendOrder,
    // The last failure is over once the order is on its way again.
    onMutate: () => {
      dismissToast(failureToast.current)
      onSending()
    },
    retry: shouldRetry,
    retryDelay: retryDelayMs,
    onSuccess: (placed) => {
      forgetDraft()
      rememberOrder({ id: placed.order.id, phone: placed.order.customerPhone })
      onPlaced(placed)
    },
    onError: (error) => {
      failureToast.current = toast({
        title: 'Gagal Membuat Pesanan',
        description: failureText(error),
        tone: 'danger',
      })
      // The shop may have sold out while the form was filled in.
      queries.invalidateQueries({ queryKey: availabilityQuery.queryKey })
      queries.invalidateQueries({ queryKey: kitchenDaysQuery.queryKey })
      const issues = issuesByField(error)
      for (const { field, message, type } of issues) setError(field, { type, message })
      if (issues[0]) setFocus(issues[0].field)
    },
  })

  const submit = form.handleSubmit((order) => {
    if (!sending.isPending) sending.mutate(order)
  })

  return {
    form,
    submit,
    /** The order the form was filled in from. */
    repeated,
    isSending: sending.isPending,
    /** Why the last try failed; stays after the toast is gone, until the next try. */
    failure: sending.isError ? failureText(sending.error) : null,
  }
}

/** The server's own words, or ours when there are none (spec section 8). */
const failureText = (error: unknown): string => errorMessage(error, 'Terjadi kesalahan saat membuat pesanan')

/**
 * The server's issues on the fields they speak of. `type` tells the language: a broken rule has the spec's English text, a
 * refusal (`refused`: sold out, day full) is said in the customer's own language.
 */
function issuesByField(error: unknown) {
  if (!(error instanceof ApiError)) return []
  const type = error.status === 400 ? 'rule' : 'refused'
  return error.issues.flatMap(({ path, message }) => {
    const field = fieldOfIssue(path)
    return field && document.getElementById(field) ? [{ field, message, type }] : []
  })
}
