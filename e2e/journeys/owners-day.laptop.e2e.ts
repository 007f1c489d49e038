import { expect, test } from '../shop/desk.ts'
import { calendarOf, labelCode, openDay } from '../shop/kitchen.ts'
import { OwnerAtWork } from '../shop/owner-at-work.ts'
import { setDeskLanguage } from '../shop/settings.ts'

/** The owner's day from the first order to the summary, in each language of the desk. */
test.describe.configure({ mode: 'default' })

const wednesday = 3

for (const language of ['id', 'en'] as const) {
  test.describe(`the desk in «${language}»`, () => {
    test.use({ ownShop: `owners-day-${language}` })

    test('an order from the open list to the hand-over', async ({ page, desk }) => {
      await setDeskLanguage(desk, page, language)
      const day = await openDay(page, wednesday)
      const owner = new OwnerAtWork(page, desk, language)
      const order = await owner.takeOrder(day)
      await owner.takeCash(order)
      await owner.cook(order, day)
      expect(await owner.printLabel(order, day)).toBe(labelCode(order.id))
      await owner.scan(order, labelCode(order.id))
      const stored = await (await desk.owner.get(`/api/orders/${order.id}`)).json()
      expect(stored).toMatchObject({ status: 'delivered', isPaid: true, paymentMethod: 'tunai' })
    })

    test('stock, a review, a closed day and the day’s summary', async ({ page, desk }) => {
      await setDeskLanguage(desk, page, language)
      const day = await openDay(page, wednesday)
      const owner = new OwnerAtWork(page, desk, language)
      await owner.countStock()
      await owner.answerReview()
      await owner.closeDay(day)
      const closed = (await calendarOf(page)).days.find((one) => one.day === day)
      expect(closed).toMatchObject({ state: 'closed' })
      await owner.readSummary()
    })
  })
}
