import type { PackageType } from '@dimsum/domain/catalogue'
import { parseQuantityInput } from '@dimsum/domain/quantity'
import { type OrderValues, textFields } from './order-fields.ts'

/**
 * What the customer wrote into the served form before the app hydrated it (on a slow phone there is time for that), or
 * what the browser put back after a reload. Empty where the app renders the form itself.
 */
export function typedBeforeStart(): Partial<OrderValues> {
  const values: Partial<OrderValues> = {}
  if (typeof document === 'undefined') return values
  for (const name of textFields) {
    const field = document.getElementById(name)
    if (isText(field) && field.value !== '') values[name] = field.value
  }
  const chosen = document.querySelector<HTMLInputElement>('input[name="packageType"]:checked')?.value
  if (chosen) values.packageType = chosen as PackageType
  const quantity = document.getElementById('quantity')
  if (isText(quantity) && quantity.value !== '1') values.quantity = parseQuantityInput(quantity.value)
  const delivery = document.getElementById('isDelivery')
  if (delivery instanceof HTMLInputElement && !delivery.checked) values.isDelivery = false
  return values
}

const isText = (field: unknown) =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement
