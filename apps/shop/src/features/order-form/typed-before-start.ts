import { parseQuantityInput } from '@dimsum/domain/quantity'
import { textFields } from './order-fields.ts'
import type { BasketLine, OrderValues } from './order-values.ts'

export type Typed = {
  written: Partial<OrderValues>
  chosen: BasketLine['packageType'] | undefined
  counted: readonly BasketLine[]
  /** The focused quantity, while its served number is unchanged. */
  untouched: HTMLInputElement | undefined
}

/**
 * Text typed into the prerendered form before hydration, or restored by the browser after a reload. Empty where the app
 * renders the form without hydration.
 */
export function typedBeforeStart(): Typed {
  const written: Partial<OrderValues> = {}
  // Only this form: another page that is still shown may have fields of the same names.
  const form =
    typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('form[data-form=order]')
  if (!form) return { written, chosen: undefined, counted: [], untouched: undefined }
  const fieldOf = (name: string) => form.querySelector(`#${name}`)
  for (const name of textFields) {
    const field = fieldOf(name)
    if (isText(field) && field.value !== '') written[name] = field.value
  }
  const delivery = fieldOf('isDelivery')
  if (delivery instanceof HTMLInputElement && !delivery.checked) written.isDelivery = false
  return {
    written,
    chosen: form.querySelector<HTMLInputElement>('[name=packageType]:checked')?.value as Typed['chosen'],
    counted: [...form.querySelectorAll<HTMLInputElement>('#packageType [type=number][name^=quantity]')]
      .filter(({ value }) => Number(value) > 0)
      .map(({ name, value }) => ({
        packageType: name.replace('quantity-', '') as BasketLine['packageType'],
        quantity: parseQuantityInput(value),
      })),
    untouched: [...form.querySelectorAll<HTMLInputElement>('[type=number]:focus')].find(
      ({ value, defaultValue }) => value === defaultValue,
    ),
  }
}

const isText = (field: unknown) =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement
