import { isPackageType } from '@dimsum/domain/catalogue'
import { type OrderValues, writtenFields } from './order-fields.ts'

/**
 * What the customer wrote into the served form before the app hydrated it (on a slow phone there is time for that), or
 * what the browser put back after a reload. Empty where the app renders the form itself.
 */
export function typedBeforeStart(): Partial<OrderValues> {
  const values: Partial<OrderValues> = {}
  if (typeof document === 'undefined') return values
  for (const name of writtenFields) {
    const field = document.getElementById(name)
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isText && field.value !== '') values[name] = field.value
  }
  const chosen = document.querySelector<HTMLInputElement>('input[name="packageType"]:checked')?.value
  if (chosen !== undefined && isPackageType(chosen)) values.packageType = chosen
  const delivery = document.getElementById('isDelivery')
  if (delivery instanceof HTMLInputElement && !delivery.checked) values.isDelivery = false
  return values
}
