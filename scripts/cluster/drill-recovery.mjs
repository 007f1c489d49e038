import { setTimeout as wait } from 'node:timers/promises'
import { databaseMachines } from './database-machines.mjs'
import { shopMachines } from './shop-machines.mjs'
import { until } from './trial-folder.mjs'

/** A checksum over every order and its contents. */
const sum = `select md5(string_agg(line, '' order by line)) as sum from (
  select 'order ' || o::text as line from orders o union all select 'item ' || i::text from order_items i) lines`

/**
 * Restores the second before a bad `delete`, as in docs/hosting/database-cluster.md: pgBackRest on one machine, the
 * others are initialised from it. The full backup is the one from before the drill's orders, so that their WAL is
 * replayed.
 * @param {Awaited<ReturnType<typeof import('./start-cluster.mjs').startCluster>>} cluster
 * @returns {Promise<{ before: string, after: string, seconds: number }>}
 */
export async function recover({ url, databases, shops }) {
  const ask = async (query) => await databases.asAdmin(async (client) => (await client.query(query)).rows[0])
  const { sum: before } = await ask(sum)
  const { moment } = await ask('select clock_timestamp()::text as moment')
  await wait(1000)
  await ask('delete from order_items')

  const began = performance.now()
  for (const shop of shopMachines) await shops.stop(shop)
  const chosen = (await databases.leader()) ?? 'db1'
  const others = databaseMachines.filter((name) => name !== chosen)
  for (const name of [...others, chosen]) await databases.stopPatroni(name)
  databases.forget()
  for (const name of databaseMachines) databases.empty(name)
  databases.startAtMoment(chosen, moment)
  await until(async () => (await ask('select pg_is_in_recovery() as plays')).plays === false, 'the moment')
  const { sum: after } = await ask(sum)
  for (const name of others) databases.startPatroni(name)
  await until(databases.isWhole, 'two replicas')
  for (const shop of shopMachines) await shops.start(shop)
  await until(async () => (await fetch(`${url}/readyz`)).ok, 'the shop')
  const seconds = Math.round((performance.now() - began) / 1000)
  return { before, after, seconds }
}
