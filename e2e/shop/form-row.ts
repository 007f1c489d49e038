import type { APIResponse, Locator, Page } from '@playwright/test'
import { type Desk, expect } from './desk.ts'

/** What a form is about, an order's number or a day; or what only its preparation knows. */
export type About = number | string

/** One form: how it is opened and filled, and what other devices do to it. Labels are the beginnings of a field's label. */
export type FormRow = {
  /** Its source. */
  file: string
  /** Of a customer, in a browser without a session. */
  isCustomers?: true
  /** Its page is served, so it can be written in before the scripts are there. */
  isServed?: true
  /** Why what is typed does not survive a reload. */
  notKept?: string
  prepare?: (desk: Desk) => Promise<About>
  open: (page: Page, about: About) => Promise<Locator>
  /** Field by field; `true` for one that is chosen. */
  typed: (about: About) => Readonly<Record<string, string | true>>
  save: string
  /** The button, where it is outside of what `open` gives. */
  button?: (page: Page) => Locator
  /** The address of the call that sends it. */
  call: RegExp
  /** What is seen once it is sent. */
  done?: (page: Page, about: About) => Locator
  /** Why another device cannot store something else meanwhile, or what it stores. */
  others: string | Others
}

type Others = {
  store: (desk: Desk, about: About) => Promise<unknown>
  /** What the form says of it. */
  told: RegExp
  read: (desk: Desk, about: About) => Promise<unknown>
  /** What is stored then, and after the next press. */
  theirs: unknown
  ours: unknown
  /** The page reads this again while the form is open; elsewhere it is loaded anew after the change. */
  refreshes?: RegExp
}

/** A form to which the table does not apply. */
export type NotHere = { file: string; notHere: string }

export const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
export const read = async (desk: Desk, path: string) => (await desk.owner.get(path)).json()
export const accepted = async (answer: Promise<APIResponse>) => {
  expect((await answer).ok(), await (await answer).text()).toBe(true)
  return answer
}
export const pressIn = (shown: Page | Locator, name: string | RegExp) =>
  shown.getByRole('button', { name, exact: true }).first().click()
/** Of several forms in a card the one with this button. */
export const formWith = (card: Locator, button: string) =>
  card.locator('form').filter({ has: card.page().getByRole('button', { name: button, exact: true }) })
