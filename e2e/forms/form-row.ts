import type { APIResponse, Locator, Page } from '@playwright/test'
import { type Desk, expect } from '../shop/desk.ts'

/** Subject of a form: an order's number or a day, or a value from its preparation. */
export type About = number | string

/**
 * One form: how to open and fill it, and conflicting changes by other devices. Labels are prefixes of a field's label.
 */
export type FormRow = {
  /** Source file of the form. */
  file: string
  /** Used by customers, without a session. */
  isCustomers?: true
  /** Prerendered, so it can be typed into before the scripts load. */
  isServed?: true
  /** Reason why typed text does not survive a reload. */
  notKept?: string
  prepare?: (desk: Desk) => Promise<About>
  open: (page: Page, about: About) => Promise<Locator>
  /** Text per field; `true` for a field that is chosen. */
  typed: (about: About) => Readonly<Record<string, string | true>>
  save: string
  /** The submit button, if it is outside the element that `open` returns. */
  button?: (page: Page) => Locator
  /** URL of the call that sends it. */
  call: RegExp
  /** Element that is visible after sending. */
  done?: (page: Page, about: About) => Locator
  /** Conflicting change by another device, or the reason why there is none. */
  others: string | Others
}

type Others = {
  store: (desk: Desk, about: About) => Promise<unknown>
  /** Message about the conflict. */
  told: RegExp
  read: (desk: Desk, about: About) => Promise<unknown>
  /** The value that is then stored, and the one after the next press. */
  theirs: unknown
  ours: unknown
  /** The page refetches this URL while the form is open; other pages are reloaded after the change. */
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
/** The form of a card that has this button. */
export const formWith = (card: Locator, button: string) =>
  card.locator('form').filter({ has: card.page().getByRole('button', { name: button, exact: true }) })
