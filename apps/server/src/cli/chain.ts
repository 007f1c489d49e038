import { addWibDays, isShopDay, wibDay } from '@dimsum/domain/wib-date'
import { chainCsv, chainTable, isReport, isSilence } from '../chain/add-up.ts'
import { askShop, type ShopReport, type ShopSilence } from '../chain/ask-shop.ts'
import { readShopList } from '../chain/shop-list.ts'
import { readCommand, runCommand } from '../wiring/command-line.ts'
import { print, printProblem } from '../wiring/print.ts'

const usage = `Usage: npm run chain -- <file> [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--csv]

Adds up what several shops sold, asked through their own calls: orders, revenue and what is owed, a line a shop and the sum.
Days are WIB, both included; without them the last 30 up to today. Changes nothing.

  <file>  JSON, readable by you alone: [{ "name", "url", "username", "password" }, ...], an owner's account of each shop
  --csv   a line a shop and day, for a spreadsheet

Ends with 0 when every shop answered, 1 when one did not (the sum is then of the others), 2 when called wrongly.`

/** A few at a time: a chain of hundreds must not open hundreds of connections at once. */
const askedAtOnce = 8

const { file, csv, from, to } = readCommand(
  usage,
  {
    options: { from: { type: 'string' }, to: { type: 'string' }, csv: { type: 'boolean', default: false } },
    allowPositionals: true,
  },
  ({ values, positionals: [list, ...rest] }) => {
    if (list === undefined || rest.length > 0) throw new Error('Name one file that lists the shops.')
    const last = values.to ?? wibDay(new Date())
    const first = values.from ?? (isShopDay(last) ? addWibDays(last, -29) : last)
    for (const day of [first, last])
      if (!isShopDay(day)) throw new Error(`${day} is no day. Write it like 2026-01-31.`)
    if (first > last) throw new Error(`--from ${first} is after --to ${last}.`)
    return { file: list, csv: values.csv, from: first, to: last }
  },
)

await runCommand(async () => {
  const shops = readShopList(file)
  const answers: (ShopReport | ShopSilence)[] = []
  const waiting = shops.entries()
  const askInTurn = async () => {
    for (const [place, shop] of waiting) answers[place] = await askShop(shop, { from, to })
  }
  await Promise.all(Array.from({ length: askedAtOnce }, askInTurn))
  const silent = answers.filter(isSilence)
  if (csv) print(...chainCsv(answers.filter(isReport)))
  else print(`${from} to ${to}`, '', ...chainTable(answers))
  if (silent.length === 0) return
  if (csv) printProblem(silent.map(({ name, problem }) => `${name}: ${problem}`).join('\n'))
  process.exitCode = 1
})
