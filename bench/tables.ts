import type { AdminFigure } from './admin.ts'
import { ms, perSecond, print, printTable, ratio } from './figures-in-text.ts'
import type { Load } from './load/latencies.ts'
import type { ProcessorUse } from './load/processor-time.ts'
import type { Memory } from './memory.ts'
import type { NotificationFigure } from './notifications.ts'
import type { OrderFigure } from './orders.ts'
import type { OutboxFigure } from './outbox.ts'
import type { PageFigures } from './pages.ts'
import type { PeakFigure } from './peak-hour.ts'
import type { ReadFigure } from './reads.ts'
import type { StartFigure } from './starts.ts'
import type { StreamFigure } from './streams.ts'

/** CPU use in cores: bench / shop / database. */
const cores = (use: ProcessorUse) =>
  use === null ? '?' : [use.bench, use.shop, use.database].map((share) => share.toFixed(1)).join(' ')
const coresHead = 'cores: bench shop database'

const memoryText = (memory: Memory | null) =>
  memory === null
    ? 'memory not known here'
    : `memory ${memory.shopMb.toFixed(0)} MB shop + ${memory.databaseMb.toFixed(0)} MB database = ${(memory.shopMb + memory.databaseMb).toFixed(0)} MB`

export const printMemory = (when: string, memory: Memory | null): void =>
  print(`\n${memoryText(memory)}, ${when}`)

export function printStarts({ coldMs, secondMs, idle, packages, installMb }: StartFigure): void {
  print('\nStart: until /readyz says that the shop is ready\n')
  print(`first start on an empty folder ${ms(coldMs)}; later starts ${secondMs.map(ms).join(', ')}`)
  print(`${memoryText(idle)}, idle`)
  print(`installed for running it: ${packages} packages, ${installMb} MB`)
}

export function printOrders(figures: readonly OrderFigure[], pgbench: string | null): void {
  printTable(
    'Order placement: over HTTP, beside the same transaction through the driver and from a C client',
    [
      'connections',
      'http',
      'p50',
      'p95',
      'p99',
      'driver',
      'p99',
      'http/driver',
      'p99 ratio',
      'pgbench',
      'refused',
      coresHead,
    ],
    figures.map(({ connections, http, raw, pgbench: c, ratio: share, p99Ratio, processors }) => [
      String(connections),
      perSecond(http.perSecond),
      ms(http.p50),
      ms(http.p95),
      ms(http.p99),
      perSecond(raw.perSecond),
      ms(raw.p99),
      ratio(share),
      ratio(p99Ratio),
      c === null ? '-' : perSecond(c.perSecond),
      String(http.refused),
      cores(processors),
    ]),
  )
  print(pgbench ?? 'There is no pgbench on this machine: the C client was not measured.')
}

export function printOutbox(figures: readonly OutboxFigure[]): void {
  printTable(
    'Order placement beside waiting messages and a slow push service, and without; wanted: 0.90',
    [
      'connections',
      'waiting',
      'orders add more',
      'beside them',
      'p50',
      'p99',
      'without',
      'p50',
      'p99',
      'ratio',
      'refused',
    ],
    figures.map(({ connections, waiting, adds, busy, quiet, ratio: share }) => [
      String(connections),
      String(waiting),
      adds ? 'yes' : 'no',
      perSecond(busy.perSecond),
      ms(busy.p50),
      ms(busy.p99),
      perSecond(quiet.perSecond),
      ms(quiet.p50),
      ms(quiet.p99),
      ratio(share),
      String(busy.refused + quiet.refused),
    ]),
  )
}

export function printReads(figures: readonly ReadFigure[]): void {
  printTable(
    'Reads at 16 connections: beside a bare route of Fastify that sends the same bytes, and a bare server of Node.js that asks for the row first',
    [
      '',
      'from',
      'bytes',
      'shop',
      'p99',
      'bare',
      'p99',
      'shop/bare',
      'with row',
      'p99',
      'shop/row',
      coresHead,
    ],
    figures.map(({ name, from, bytes, shop, bare, withRow, ratio: share, rowRatio, processors }) => [
      name,
      from,
      String(bytes),
      perSecond(shop.perSecond),
      ms(shop.p99),
      perSecond(bare.perSecond),
      ms(bare.p99),
      ratio(share),
      withRow ? perSecond(withRow.perSecond) : '',
      withRow ? ms(withRow.p99) : '',
      rowRatio === null ? '' : ratio(rowRatio),
      cores(processors),
    ]),
  )
}

export function printAdmin(figures: readonly AdminFigure[]): void {
  const histories = figures[0]?.times.map(({ orders }) => orders) ?? []
  printTable(
    "The admin's calls: p50 / p95 by length of the history, and p95 of the longest beside the shortest",
    ['', ...histories.map((orders) => `${orders} orders`), 'ratio'],
    figures.map(({ name, times, ratio: share }) => [
      name,
      ...times.map(({ p50, p95 }) => `${p50.toFixed(1)} / ${ms(p95)}`),
      ratio(share),
    ]),
  )
}

export function printNotifications(figures: readonly NotificationFigure[]): void {
  printTable(
    'Payment messages at 8 connections: beside one committed row through the driver',
    ['', 'shop', 'p50', 'p99', 'driver', 'p99', 'shop/driver', 'refused', coresHead],
    figures.map(({ name, shop, raw, ratio: share, processors }) => [
      name,
      perSecond(shop.perSecond),
      ms(shop.p50),
      ms(shop.p99),
      perSecond(raw.perSecond),
      ms(raw.p99),
      ratio(share),
      String(shop.refused),
      cores(processors),
    ]),
  )
}

export function printStreams({ listeners, toCustomer, toOwner, raw }: StreamFigure): void {
  const row = (name: string, { p50, p95, p99 }: Load) => [name, ms(p50), ms(p95), ms(p99)]
  printTable(
    `Live screens, ${listeners} of them connected: from a change of status until it is heard`,
    ['', 'p50', 'p95', 'p99'],
    [
      row("the customer's screen", toCustomer),
      row("the last of the owner's screens", toOwner),
      row('NOTIFY alone, between two connections', raw),
    ],
  )
}

export function printPeaks(figures: readonly PeakFigure[]): void {
  printTable(
    'The busiest hour of so many kitchens, on this one machine: customers come at random and do not wait for each other',
    ['kitchens', 'orders/s wanted', 'placed', 'order p50', 'p99', 'read p50', 'p99', 'reads/s', 'refused'],
    figures.map(({ kitchens, ordersPerSecond, orders, reads, served }) => [
      String(kitchens),
      ordersPerSecond.toFixed(2),
      `${(served * 100).toFixed(1)} %`,
      ms(orders.p50),
      ms(orders.p99),
      ms(reads.p50),
      ms(reads.p99),
      reads.perSecond.toFixed(0),
      String(orders.refused + reads.refused),
    ]),
  )
}

export function printPages({ bytes, times, visits }: PageFigures): void {
  printTable(
    'Bytes of the pages as they open (KB, compressed), beside their budgets',
    ['', 'html', 'of', 'scripts', 'of', 'fonts', 'of'],
    bytes.map(({ path, limits, ...own }) => [
      path,
      ...(['html', 'scripts', 'fonts'] as const).flatMap((kind) => [
        own[kind].toFixed(0),
        limits[kind].toFixed(0),
      ]),
    ]),
  )
  printTable(
    `Times on an emulated phone, medians of ${visits} visits, beside their limits`,
    ['', 'first view', 'of', 'blocked', 'of', 'shift', 'tap', 'of'],
    times.map(({ path, lcp, tbt, cls, tap, limits }) => [
      path,
      ms(lcp),
      ms(limits.lcp),
      ms(tbt),
      ms(limits.tbt),
      cls.toFixed(3),
      ms(tap),
      ms(limits.tap),
    ]),
  )
}
