import { WhenFetched } from '@dimsum/ui/when-fetched.tsx'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { fetchField } from './fetch-field.ts'
import type { PromotionCodeProps } from './use-code-check.ts'

/** The field while the shop has a code that is valid. What was typed stays in sight: it says why it is valid no more. */
export function PromotionCode(props: PromotionCodeProps) {
  const typed = useWatch({ control: props.form.control, name: 'promotionCode' })
  const isWanted = useQuery(shopQuery).data?.hasPromotionCodes || typed
  return <WhenFetched fetch={fetchField} show={isWanted ? { code: props } : null} />
}
