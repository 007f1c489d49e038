import type { ShopConfig } from '@dimsum/contract/shop-config'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerDeadlineMs } from '../api/deadline.ts'
import { expectAccessible } from './accessible.ts'
import { type Answers, silent } from './answers.ts'

/** One form: where it is, what is typed into it, and the call that sends it. */
export type FormRow = {
  /** Its path, and the buttons that lead to it. */
  open: readonly [path: string, ...buttons: (string | RegExp)[]]
  /** A choice that opens it: label and option. */
  choose?: readonly [label: string, option: string]
  answers?: Answers
  config?: ShopConfig
  /** Text by the beginning of the field's label; `true` for a box that is ticked. */
  typed: Readonly<Record<string, string | true>>
  send: readonly [button: string | RegExp, call: string]
  /** The expected part of the request body; by default the typed values, with the dots of amounts removed. */
  body?: object
  /** The response; empty by default. */
  answer?: object
  /** Shown after the response, for a form without a draft. */
  done?: string | RegExp
  /** Why a reload empties the fields. */
  notKept?: string
  /** What another device stored meanwhile, as the form rereads it, and the message about it. */
  theirs?: Answers
  told?: RegExp
  /** Its values in fields that were not typed into, by the beginning of the label. */
  taken?: Readonly<Record<string, string>>
  /** The path of an issue with the first field that is typed into. */
  refused?: string
  /** Details of the refusal. */
  details?: string
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim()

const hasText = (root: Element, text: RegExp) =>
  [...root.querySelectorAll('*')].some((element) => text.test(textOf(element)))

/** The polls look for it often: `getByLabelText` reads all of the page, and an element locator generates a selector. */
const fieldLabelled = (root: Element, label: RegExp) =>
  [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')].find(
    (field) =>
      label.test(field.ariaLabel ?? '') ||
      [...(field.ariaLabelledByElements ?? []), ...(field.labels ?? [])].some((each) =>
        label.test(textOf(each)),
      ),
  )

/**
 * Each form keeps what was typed, with a message beside it, after a call beyond its deadline, a lost connection, a reload,
 * a refusal of one of its fields, and a conflict with another device (409 `stale`). The next press sends it, under the
 * same idempotency key.
 * @param defaults the responses that `openApp` adds
 */
export function testForms(
  rows: Readonly<Record<string, FormRow>>,
  openApp: (path: string, answers: Answers, config?: ShopConfig) => void,
  defaults: Answers = {},
) {
  test.each(Object.entries(rows))('%s', async (_, row) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    sessionStorage.clear()
    const bodies: object[] = []
    const keys: unknown[] = []
    let isOvertaken = false
    let respond: (request: Request) => Response | Promise<Response> = silent
    const before: Answers = { ...defaults, ...row.answers }
    const answers: Answers = { ...row.answers }
    for (const [call, theirs] of Object.entries(row.theirs ?? {}))
      answers[call] = () => Response.json(isOvertaken ? theirs : before[call])
    answers[row.send[1]] = async (request) => {
      const { key, ...body } = await request.clone().json()
      bodies.push(body)
      keys.push(request.headers.get('idempotency-key') ?? key)
      return respond(request)
    }

    const buttonOf = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
    const button = buttonOf(row.send[0])
    let form: Element | null = null
    /** The form with what is beside it; the page before it is open, and for a button outside of it. */
    const around = () => {
      if (!form?.isConnected) form = button.query()?.closest('form') ?? null
      return form?.parentElement ?? document.querySelector('main') ?? document.body
    }
    const labels = Object.keys(row.typed)
    const field = (label = '') => fieldLabelled(around(), new RegExp(`^${label}`))
    const untilThere = async (label?: string) => {
      await expect.poll(() => field(label)).toBeDefined()
      return page.elementLocator(field(label) as Element)
    }

    const open = async () => {
      const [path, ...names] = row.open
      openApp(path, answers, row.config)
      const steps = names.map(buttonOf)
      for (const [index, step] of steps.entries()) {
        const isThere = (from: number) =>
          field(labels[0]) !== undefined || steps.slice(from).some((each) => each.query() !== null)
        await expect.poll(() => isThere(index)).toBe(true)
        if (!isThere(index + 1)) await step.click()
      }
      if (row.choose) await page.getByLabelText(row.choose[0]).first().selectOptions(row.choose[1])
      await untilThere(labels[0])
    }
    const fill = async () => {
      for (const [label, value] of Object.entries(row.typed)) {
        const control = await untilThere(label)
        if (value === true) await control.click({ force: true })
        else if (control.element() instanceof HTMLSelectElement) await control.selectOptions(value)
        else await control.fill(value)
      }
    }
    const shownIn = (label: string) => {
      const { checked, value } = (field(label) ?? {}) as HTMLInputElement
      return row.typed[label] === true ? checked : value
    }
    const expectTyped = (typed: object = row.typed) =>
      expect.poll(() => Object.fromEntries(labels.map((label) => [label, shownIn(label)]))).toEqual(typed)
    const press = async (response: typeof respond) => {
      respond = response
      const sent = bodies.length
      await button.click()
      await expect.poll(() => bodies.length).toBeGreaterThan(sent)
    }
    /** Time passes, in steps, until the message is shown; what was typed stays. */
    const expectMessage = async (message: RegExp, step = 5000) => {
      const isShown = () => {
        vi.advanceTimersByTime(step)
        return hasText(around(), message)
      }
      await expect.poll(isShown).toBe(true)
      await expectTyped()
    }

    await open()
    await fill()
    await press(silent)
    await expectMessage(/Belum ada jawaban|Toko belum menjawab/, answerDeadlineMs)
    await press(lost)
    await expectMessage(/toko kami sedang terganggu/)

    if (document.querySelector('[role=dialog], [role=alertdialog]')) await userEvent.keyboard('{Escape}')
    await expect.poll(() => history.state?.layers ?? 0).toBe(0)
    await open()
    if (row.notKept === undefined) await expectTyped()
    else {
      await expectTyped(Object.fromEntries(labels.map((label) => [label, ''])))
      await fill()
    }
    if (row.refused) {
      const message = 'Isian ini belum bisa dipakai.'
      const issues = [{ path: row.refused, message }]
      await press(() => Response.json({ code: 'validation', message, issues }, { status: 400 }))
      await expectMessage(new RegExp(message))
      const refused = await untilThere(labels[0])
      await expect.element(refused).toHaveFocus()
      await expect.element(refused).toHaveAccessibleDescription(expect.stringContaining(message))
    }
    if (row.told) {
      const notes = page.getByText(/elum disimpan/)
      await expect.poll(() => notes.elements().some((note) => note.checkVisibility())).toBe(true)
      await press(() => {
        isOvertaken = true
        const refusal = { code: 'stale', message: 'Baru diubah di perangkat lain.', details: row.details }
        return Response.json(refusal, { status: 409 })
      })
      await expectMessage(row.told)
      const { taken = {} } = row
      const values = () => Object.keys(taken).map((label) => [label, field(label)?.value])
      await expect.poll(() => Object.fromEntries(values())).toEqual(taken)
      await expectAccessible('a form that another device overtook', around())
    }
    const ofOneKey = row.told ? keys.slice() : keys
    await press(() => Response.json(row.answer ?? {}))
    if (row.done) await expect.element(page.getByText(row.done).first()).toBeVisible()
    await expect.poll(() => Object.keys(sessionStorage).filter((name) => /^draft/.test(name))).toEqual([])
    const sent = bodies.at(-1)
    if (row.body) expect(sent).toMatchObject(row.body)
    else
      for (const value of Object.values(row.typed))
        expect(JSON.stringify(sent)).toContain(
          /^[\d.]+$/.test(`${value}`) ? `${value}`.replaceAll('.', '') : value,
        )
    expect(new Set(ofOneKey).size).toBe(1)
    // After the conflict another base is sent: the press before it overwrote nothing.
    if (row.told) expect(bodies.at(-2)).not.toEqual(sent)
  })
}
