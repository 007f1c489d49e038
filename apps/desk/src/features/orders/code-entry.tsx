import { rupiahFromWire } from '@dimsum/domain/money'
import type { OrderLine } from '@dimsum/domain/pricing'
import { promotionCodeOf } from '@dimsum/domain/promotion'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { promotionCheckQuery } from '@dimsum/web/api/promotion-check.ts'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EntryForm } from './entry-form.ts'
import type { Entry } from './entry-values.ts'

/** Discount of the typed code for these packages, requested on blur; 0 until known. */
export function useEnteredCode(
  { promotionCode, customerPhone }: Pick<Entry, 'promotionCode' | 'customerPhone'>,
  lines: readonly OrderLine[],
) {
  const code = promotionCodeOf(promotionCode)
  const [left, setLeft] = useState('')
  const queries = useQueryClient()
  const check = promotionCheckQuery(code, lines, customerPhone)
  const canAsk = code !== '' && lines.length > 0
  const { data, error, isSuccess } = useQuery({ ...check, enabled: canAsk && code === left })
  const offOf = (offer: typeof data) => (offer ? rupiahFromWire(offer.amount) : 0)
  return {
    ask: () => setLeft(code),
    /** Waits for the discount: without it the order would be rejected for a wrong total. */
    settled: () => (canAsk ? queries.fetchQuery(check).then(offOf, () => 0) : Promise.resolve(0)),
    off: isSuccess ? offOf(data) : 0,
    refusal: error && errorMessage(error),
  }
}

type CodeEntryProps = { code: ReturnType<typeof useEnteredCode>; entryForm: EntryForm }

/** The customer's promotion code. Its limits also apply to orders that the owner enters. */
export function CodeEntry({ code: { ask, off, refusal }, entryForm }: CodeEntryProps) {
  const field = entryForm.field('promotionCode', { onBlur: ask })
  return (
    <TextField
      {...field}
      label={orderEntry.promotionCode}
      optional
      hint={off > 0 ? orderEntry.takesOff(off) : undefined}
      error={refusal ?? field.error}
      maxLength={40}
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
