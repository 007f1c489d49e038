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
  // Of this form alone: another page's form may have fields of the same names while it is still shown.
  const form = document.querySelector<HTMLFormElement>('form[data-form=order]')
  if (!form) return values
  const fieldOf = (name: string) => form.querySelector(`#${name}`)
  for (const name of textFields) {
    const field = fieldOf(name)
    if (isText(field) && field.value !== '') values[name] = field.value
  }
  const chosen = form.querySelector<HTMLInputElement>('input[name="packageType"]:checked')?.value
  if (chosen) values.packageType = chosen as PackageType
  const quantity = fieldOf('quantity')
  if (isText(quantity) && quantity.value !== '1') values.quantity = parseQuantityInput(quantity.value)
  const delivery = fieldOf('isDelivery')
  if (delivery instanceof HTMLInputElement && !delivery.checked) values.isDelivery = false
  return values
}

const isText = (field: unknown) =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement
