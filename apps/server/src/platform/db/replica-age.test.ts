import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../testing/shop-program.ts'
import { openStandbyPair, type StandbyPair } from '../../testing/standby-pair.ts'
import { connect, type Database } from './connection.ts'
import { readForReport } from './report-reads.ts'

let pair: StandbyPair
let own: Database
let replica: Database

beforeAll(async () => {
  pair = await openStandbyPair()
  own = connect(pair.leader.url)
  replica = connect(pair.standby.url)
}, 120_000)
afterAll(async () => {
  await Promise.all([own.close(), replica.close()])
  await pair.remove()
})

/** The `Age` of a report's answer; undefined when it names none. */
const ageOfReport = async (parts: Parameters<typeof readForReport>[0]) => {
  let age: number | undefined
  const header = (_name: 'age', seconds: number) => {
    age = seconds
  }
  await readForReport(parts, (db) => db.execute('select'), { header })
  return age
}

test('a report from a replica that is behind names its age, and no other does', async () => {
  const parts = { db: own.db, reports: replica.db }
  const write = () =>
    pair.leader.admin(
      "insert into settings (key, value, updated_by) values (clock_timestamp()::text, '1', 'admin')",
    )
  await write()
  await eventually(async () => (await ageOfReport(parts)) === undefined)

  await pair.standby.admin('select pg_wal_replay_pause()')
  await write()
  await eventually(async () => ((await ageOfReport(parts)) ?? 0) >= 1)
  expect(await ageOfReport({ db: own.db })).toBeUndefined()

  await pair.standby.admin('select pg_wal_replay_resume()')
  await eventually(async () => (await ageOfReport(parts)) === undefined)
})
