import { setTimeout as wait } from 'node:timers/promises'
import { databaseMachines } from './database-machines.mjs'
import { shopMachines } from './shop-machines.mjs'
import { until } from './trial-folder.mjs'

const signalAll = (pids, signal) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {}
  }
}

/**
 * Failures and updates of the machines while customers order. Each event resolves when orders are placed again and both
 * replicas follow.
 * @param {Awaited<ReturnType<typeof import('./start-cluster.mjs').startCluster>>} cluster
 * @param {ReturnType<typeof import('./drill-load.mjs').beginOrders>} load
 * @param {{ perSecond: number, report: (line: string) => void }} options
 */
export function makeEvents({ databases, shops, network }, load, { perSecond, report }) {
  let madeToFollow = 0
  const bothFollow = (seconds) => until(databases.isWhole, 'both replicas follow', seconds)
  const leader = async () => {
    await until(async () => (await databases.leader()) !== undefined, 'a leader')
    return (await databases.leader()) ?? 'db1'
  }
  const ordersGoOn = async () => {
    await wait(1000)
    const from = load.acknowledged()
    await until(async () => load.acknowledged() > from + 2 * perSecond, 'orders are placed again', 180)
  }
  /** Follows the guide for a replica that does not follow. */
  const allFollow = async () => {
    const all = await bothFollow(60).then(
      () => true,
      () => false,
    )
    if (all) return
    const following = [await leader(), ...(await databases.replicas())]
    for (const name of databaseMachines.filter((one) => !following.includes(one))) {
      report(`  ${name} does not follow for a minute: it is restarted, or made anew`)
      madeToFollow += 1
      await databases.restart(name).catch(() => databases.makeAnew(name))
    }
    await bothFollow(120)
  }

  /** @type {Record<string, (leader: string) => Promise<void>>} */
  const events = {
    killed: async (name) => {
      signalAll(databases.processes(name, 'database'), 'SIGKILL')
      await ordersGoOn()
      databases.startPatroni(name)
    },
    stopped: async (name) => {
      const pids = network.processes(name)
      signalAll(pids, 'SIGSTOP')
      await ordersGoOn()
      signalAll(pids, 'SIGCONT')
    },
    cutOff: async (name) => {
      network.cut(name)
      await ordersGoOn()
      network.join(name)
    },
    switchedOver: async () => {
      await databases.switchOver()
      await ordersGoOn()
    },
    etcdMemberLost: async (name) => {
      const other = databaseMachines.find((one) => one !== name) ?? 'db1'
      signalAll(databases.processes(other, 'etcd'), 'SIGKILL')
      await ordersGoOn()
      databases.startEtcd(other)
    },
    /** Replicas first, then the leader after a switchover, then one shop after the other. */
    updated: async (name) => {
      for (const other of databaseMachines.filter((one) => one !== name)) {
        await databases.update(other)
        await bothFollow(60)
      }
      await databases.switchOver()
      await ordersGoOn()
      await bothFollow(120)
      await databases.update(name)
      for (const shop of shopMachines) {
        await shops.stop(shop)
        await shops.start(shop)
        await ordersGoOn()
      }
    },
  }
  return {
    names: Object.keys(events),
    leader,
    ordersGoOn,
    /** How often a replica had to be repaired by hand. */
    madeToFollow: () => madeToFollow,
    /** @param {string} event */
    happen: async (event) => {
      await events[event]?.(await leader())
      await allFollow()
    },
  }
}
