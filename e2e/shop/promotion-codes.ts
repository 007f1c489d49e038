import { type Desk, expect } from './desk.ts'

/**
 * Promotion codes of a journey's own shop. The documents contain whether a code is valid, and are rendered again
 * shortly after a change.
 */

const tenPercent = {
  kind: 'percent',
  value: 10,
  leastOrder: 0,
  packages: [],
  from: null,
  until: null,
  mostUses: null,
  mostUsesPerPhone: null,
}
/** Creates a code, by default of ten percent; resolves when the documents know it. */
export const makeCode = async (
  desk: Desk,
  code: string,
  terms: Partial<Record<keyof typeof tenPercent, unknown>> = {},
) => {
  const answer = await desk.owner.post('/api/promotion-codes', { data: { code, ...tenPercent, ...terms } })
  expect(answer.status(), await answer.text()).toBe(201)
  await expectField(desk, true)
  return (await answer.json()) as { id: number }
}
/** Switches every code off; resolves when the documents know it. */
export const withoutCodes = async (desk: Desk) => {
  const { promotionCodes } = await (await desk.owner.get('/api/promotion-codes')).json()
  for (const { id } of promotionCodes)
    await desk.owner.patch(`/api/promotion-codes/${id}`, { data: { isActive: false } })
  await expectField(desk, false)
}
/** Waits until the order form has, or has not, the field for codes. */
export const expectField = (desk: Desk, isThere: boolean) =>
  expect(async () => {
    for (const path of ['/order', '/admin']) {
      const document = await (await desk.owner.get(path)).text()
      expect(document.includes('"hasPromotionCodes":true')).toBe(isThere)
    }
  }).toPass()
