import type { Page } from '@playwright/test'
import { openPage } from './complete-page.ts'
import type { Desk, DeskOrder } from './desk.ts'
import { deskWords } from './desk-words.ts'
import { orderNumber, scanWithKeyboard } from './kitchen.ts'
import { openLiveOrders } from './live-desk.ts'
import { expectOneLanguage } from './one-language.ts'
import { printInOneBit, scanCode128 } from './scanned-print.ts'
import { sectionPath } from './settings.ts'
import { expect } from './test.ts'

/** The owner's work on a laptop, in the desk's language; each screen must use only that language. */
export class OwnerAtWork {
  private readonly page: Page
  private readonly desk: Desk
  private readonly language: keyof typeof deskWords

  constructor(page: Page, desk: Desk, language: keyof typeof deskWords) {
    this.page = page
    this.desk = desk
    this.language = language
  }

  private get words() {
    return deskWords[this.language]
  }

  private readsOneLanguage(where: string) {
    return expectOneLanguage(this.page, this.language, where)
  }

  private press(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: true }).click()
  }

  private lineOf({ id }: DeskOrder) {
    return this.page.getByRole('grid', { name: this.words.list }).locator(`[data-order="${id}"]`)
  }

  private cardOf({ id }: DeskOrder) {
    return this.page.getByRole('article', { name: `${this.words.order} ${id}`, exact: true })
  }

  /** An order arrives while the list is open; the owner shows and confirms it. */
  async takeOrder(deliveryDate: string): Promise<DeskOrder> {
    await this.desk.placeOrder({ deliveryDate })
    await openLiveOrders(this.page)
    await expect(this.page.getByText(this.words.toPrepare)).toBeVisible()
    const order = await this.desk.placeOrder({ quantity: 2, deliveryDate })
    await this.press(this.words.showNew)
    const line = this.lineOf(order)
    await line.getByRole('button', { name: this.words.confirm }).click()
    await expect(line.locator('[data-status=confirmed]')).toBeVisible()
    return order
  }

  /** The list is still open. */
  async takeCash(order: DeskOrder) {
    const card = this.cardOf(order)
    await this.lineOf(order).getByRole('rowheader').click()
    await card.getByRole('button', { name: this.words.more }).click()
    await card.getByLabel(this.words.paidBy).selectOption({ label: this.words.cash })
    await card.getByRole('button', { name: this.words.markPaid }).click()
    await expect(this.lineOf(order).getByText(this.words.paid, { exact: true })).toBeVisible()
    await expect(card.getByText(this.words.paid, { exact: true }).first()).toBeVisible()
    await this.readsOneLanguage('the paid order')
  }

  async cook(order: DeskOrder, day: string) {
    await openPage(this.page, `/admin/dapur?day=${day}`)
    const card = this.cardOf(order)
    await expect(this.page.getByRole('region', { name: this.words.toCook }).locator(card)).toBeVisible()
    await card.getByRole('button', { name: this.words.startPreparing }).click()
    await expect(card.getByText(this.words.preparing, { exact: true })).toBeVisible()
    await card.getByRole('checkbox', { name: this.words.done }).check()
    await expect(card.getByRole('checkbox', { name: this.words.done })).toBeChecked()
    await this.readsOneLanguage('the cook sheet')
  }

  /** Returns the text of the printed label's barcode. */
  async printLabel(order: DeskOrder, day: string): Promise<string> {
    await openPage(this.page, `/admin/dapur?view=label&day=${day}`)
    const label = this.page.getByRole('article').filter({ hasText: orderNumber(order.id) })
    await expect(label.locator('svg rect').first()).toBeAttached()
    await this.page.evaluate(() => {
      window.print = () => {}
    })
    const [paper] = await printInOneBit(await this.page.pdf({ preferCSSPageSize: true }))
    if (!paper) throw new Error('Nothing was printed')
    await this.press(this.words.printLabels)
    const question = this.page.getByRole('alertdialog', { name: this.words.isPrinted })
    await question.getByRole('button', { name: this.words.markPrinted }).click()
    await expect(this.page.getByText(this.words.allPrinted)).toBeVisible()
    await this.readsOneLanguage('the printed labels')
    return scanCode128(paper)
  }

  /** Packs an order and hands it over, with one scan each. */
  async scan(order: DeskOrder, code: string) {
    await openPage(this.page, '/admin/dapur?view=scan')
    const result = this.page.getByRole('main').locator('[aria-live=assertive]')
    await this.page.getByText(this.words.pack, { exact: true }).click()
    await scanWithKeyboard(this.page, code)
    await expect(result).toContainText(orderNumber(order.id))
    await expect(result.getByText(this.words.packed, { exact: true })).toBeVisible()
    await this.page.getByText(this.words.handOver, { exact: true }).click()
    await scanWithKeyboard(this.page, code)
    await expect(result.getByText(this.words.handedOver, { exact: true })).toBeVisible()
    await this.readsOneLanguage('the scanned label')
  }

  async countStock() {
    await openPage(this.page, '/admin?tab=inventory')
    await this.press(this.words.addItem)
    const dialog = this.page.getByRole('dialog', { name: this.words.addItem })
    await dialog.getByLabel(this.words.package).selectOption('20pcs')
    await dialog.getByLabel(this.words.stock).fill('12')
    await dialog.getByLabel(this.words.price).fill('40000')
    await dialog.getByRole('button', { name: this.words.add, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    const card = this.page.getByRole('article', { name: this.words.medium, exact: true })
    const stock = card.getByRole('status', { name: this.words.stockOf, exact: true })
    await expect(stock).toHaveText('12')
    const stored = this.page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await card.getByRole('button', { name: this.words.moreStock }).click()
    expect(await (await stored).json()).toMatchObject({ currentStock: 13 })
    await expect(stock).toHaveText('13')
    await this.readsOneLanguage('the stock')
  }

  /** A review is published, replied to, and hidden again. */
  async answerReview() {
    await this.desk.writeReview('Sari Wangi', 'Kulitnya tipis, isinya padat, datang hangat.')
    await openPage(this.page, '/admin?tab=reviews')
    const review = this.page.getByRole('article', { name: `${this.words.reviewBy} Sari Wangi` })
    await review.getByRole('button', { name: this.words.approve }).click()
    await expect(review.getByText(this.words.isPublic, { exact: true })).toBeVisible()
    await review.getByRole('button', { name: this.words.reply, exact: true }).click()
    await review.getByLabel(this.words.replyText).fill('Terima kasih, Bu Sari.')
    await review.getByRole('button', { name: this.words.saveReply }).click()
    await expect(review.getByRole('textbox')).toHaveCount(0)
    await expect(review.getByText('Terima kasih, Bu Sari.')).toBeVisible()
    // A new visit: a press on the same button right after another one counts as a double tap.
    await openPage(this.page, '/admin?tab=reviews')
    await review.getByRole('button', { name: this.words.hide }).click()
    await expect(review.getByText(this.words.isPending, { exact: true })).toBeVisible()
    await this.readsOneLanguage('the reviews')
  }

  async closeDay(day: string) {
    await openPage(this.page, `/admin/dapur?day=${day}`)
    await this.press(this.words.setDay)
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: this.words.close }).check()
    await dialog.getByRole('button', { name: this.words.save }).click()
    await expect(dialog).toHaveCount(0)
    const chip = this.page.locator('label').filter({ has: this.page.locator(`[value="${day}"]`) })
    await expect(chip).toContainText(this.words.closed)
    await this.readsOneLanguage('the closed day')
  }

  async readSummary() {
    const answered = this.page.waitForResponse('**/api/admin/day-summary')
    await this.page.goto(sectionPath('notifikasi'))
    const { orders, pieces } = await (await answered).json()
    const summary = this.page.getByRole('heading', { name: this.words.summary }).locator('..')
    await expect(summary).toContainText(`${this.words.list}: ${orders} (${pieces} pcs)`)
    await expect(summary).toContainText(this.words.received)
    await this.readsOneLanguage('the summary of the day')
  }
}
