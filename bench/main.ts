import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { memoryOf } from './memory.ts'
import { measureOrders, type OrderFigure } from './orders.ts'
import { measureRead, type ReadFigure } from './reads.ts'
import { newDataDir, removeDataDir, type Shop, startShop } from './shop-under-load.ts'

/**
 * Measures the built shop, every figure beside its limit from the same run: these are ratios, since machines differ
 * and are shared. Prints tables and keeps the figures under bench/results.
 */
const seconds = Number(process.argv[2] ?? 5)
const print = (text: string) => process.stdout.write(`${text}\n`)

const dataDir = await newDataDir()
try {
  const first = await startShop(dataDir)
  const coldStartMs = first.startMs
  await first.stop()
  const shop = await startShop(dataDir)
  const idleMb = await memoryOf(shop.pid, dataDir)
  print(`Cold start ${ms(coldStartMs)}, second start ${ms(shop.startMs)}, idle memory ${mb(idleMb)}\n`)

  const orders: OrderFigure[] = []
  for (const connections of [1, 8, 32, 128]) orders.push(await measureOrders(shop, connections, seconds))
  printOrders(orders)
  const reads = await measureReads(shop)
  printReads(reads)
  const loadedMb = await memoryOf(shop.pid, dataDir)
  print(`\nMemory after the load: ${mb(loadedMb)}`)
  await shop.stop()
  keep({ coldStartMs, secondStartMs: shop.startMs, idleMb, loadedMb, orders, reads })
} finally {
  await removeDataDir(dataDir)
}

async function measureReads(shop: Shop): Promise<ReadFigure[]> {
  const placed = await fetch(`${shop.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    body: JSON.stringify({
      customerName: 'Sari Beban',
      customerPhone: '081299999999',
      customerAddress: 'Jl. Melati No. 7, Bekasi',
      packageType: '10pcs',
    }),
  })
  const { id } = (await placed.json()) as { id: number }
  const cookie = placed.headers.get('set-cookie')?.split(';')[0] ?? ''
  const how = { connections: 8, seconds }
  return [
    await measureRead(shop, 'one order, by its holder', `/api/orders/${id}`, { cookie }, how),
    await measureRead(shop, 'public reviews', '/api/reviews/public', {}, how),
    await measureRead(shop, 'availability', '/api/packages/availability', {}, how),
    await measureRead(shop, 'landing page', '/', {}, how),
  ]
}

function printOrders(figures: readonly OrderFigure[]): void {
  print('Order placement: over HTTP beside the same transaction through the driver')
  print('connections   http/s   raw/s   ratio   http p99   raw p99   refused')
  for (const { connections, http, raw, ratio } of figures) {
    print(
      [
        String(connections).padStart(11),
        http.perSecond.toFixed(0).padStart(9),
        raw.perSecond.toFixed(0).padStart(8),
        ratio.toFixed(2).padStart(8),
        ms(http.p99).padStart(11),
        ms(raw.p99).padStart(10),
        String(http.refused).padStart(10),
      ].join(''),
    )
  }
}

function printReads(figures: readonly ReadFigure[]): void {
  print('\nReads at 8 connections: beside a bare HTTP server that gives the same bytes')
  for (const { name, shop, bare, ratio } of figures) {
    print(
      `${name.padEnd(26)}${shop.perSecond.toFixed(0).padStart(7)}/s of ${bare.perSecond.toFixed(0)}/s = ${ratio.toFixed(2)}`,
    )
  }
}

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`
}

function mb(value: number | null): string {
  return value === null ? 'not known here' : `${value.toFixed(0)} MB`
}

function keep(figures: object): void {
  const at = new Date().toISOString()
  const machine = { cores: cpus().length, memoryGb: Math.round(totalmem() / 2 ** 30), node: process.version }
  mkdirSync('bench/results', { recursive: true })
  const file = `bench/results/${at.slice(0, 16).replaceAll(':', '')}.json`
  writeFileSync(file, `${JSON.stringify({ at, commit: commit(), machine, seconds, ...figures }, null, 2)}\n`)
  print(`\nKept in ${file}`)
}

function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}
