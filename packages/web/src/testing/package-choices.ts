import type { ChoiceGroup } from '@dimsum/contract/menu'
import type { Order } from '@dimsum/contract/orders'

const option = (id: number, name: string, more: Partial<ChoiceGroup['options'][number]> = {}) => ({
  id,
  name: { id: name, en: `${name} (en)` },
  priceDifference: 0,
  isDefault: false,
  soldOutUntil: null,
  ...more,
})

/** Exactly one: «ayam», preselected, or «udang» for Rp2.000 more. */
export const filling: ChoiceGroup = {
  id: 1,
  name: { id: 'Isi', en: 'Filling' },
  min: 1,
  max: 1,
  options: [option(1, 'ayam', { isDefault: true }), option(2, 'udang', { priceDifference: 2_000 })],
}

/** At most one of three. */
export const sauce: ChoiceGroup = {
  id: 2,
  name: { id: 'Sambal', en: 'Chilli' },
  min: 0,
  max: 1,
  options: [option(11, 'dipisah'), option(12, 'ekstra', { priceDifference: 1_000 }), option(13, 'tanpa')],
}

/** The order with its package twice: with prawn and sauce, and with chicken. */
export function withChoices<Some extends Order>(order: Some): Some {
  const [item] = order.items
  if (!item) throw new RangeError('The order has no line.')
  const chosen = (group: ChoiceGroup, place: number) => {
    const { id, name, priceDifference } = group.options[place] as ChoiceGroup['options'][number]
    return { id, group: group.name, name, priceDifference }
  }
  const items = [
    { ...item, quantity: 1, unitPrice: '60000.00', choices: [chosen(filling, 1), chosen(sauce, 0)] },
    { ...item, id: item.id + 1, quantity: 1, choices: [chosen(filling, 0)] },
  ].map((line) => ({ ...line, totalPrice: line.unitPrice }))
  return { ...order, items, totalPrice: '118000.00' }
}
