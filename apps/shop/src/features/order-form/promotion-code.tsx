import { WhenFetched } from '@dimsum/ui/when-fetched.tsx'
import { useHasPromotionCodes } from '@dimsum/web/api/shop.ts'
import { useWatch } from 'react-hook-form'
import { fetchField } from './fetch-field.ts'
import type { PromotionCodeProps } from './use-code-check.ts'

/** The field while the shop has a code that is valid. What was typed stays in sight: it says why it is valid no more. */
export function PromotionCode(props: PromotionCodeProps) {
  const typed = useWatch({ control: props.form.control, name: 'promotionCode' })
  const isWanted = useHasPromotionCodes() || typed
  return <WhenFetched fetch={fetchField} show={isWanted ? { code: props } : null} />
}
