import { freePort } from '../deploy/free-port.mjs'
import { databaseMachines, makeDatabaseMachines } from './database-machines.mjs'
import { makeNetwork } from './own-network.mjs'
import { databasePassword, makeShopMachines, shopMachines } from './shop-machines.mjs'
import { makeTrialFolder, until } from './trial-folder.mjs'

/**
 * Starts the cluster of deploy/cluster on this machine: three database machines with etcd and Patroni, each in a
 * network namespace, HAProxy and PgBouncer, and two shops behind a proxy. Needs root on Linux.
 * @param {{ webPort?: number, shopSettings?: Record<string, string>, olderPostgres?: string | undefined,
 *   report?: (line: string) => void, signalCode?: number }} [options] `signalCode`: the program ends with it on a signal
 */
export async function startCluster({
  webPort,
  shopSettings = {},
  olderPostgres,
  report = () => {},
  signalCode = 1,
} = {}) {
  const ports = { leader: 0, pool: 0, web: 0, shop1: 0, shop2: 0 }
  for (const name of Object.keys(ports)) ports[name] = await freePort()
  ports.web = webPort ?? ports.web
  const network = makeNetwork(databaseMachines)
  const trial = makeTrialFolder(network.prefix)
  const databases = makeDatabaseMachines(trial, network, { writesPort: ports.leader, olderPostgres })
  const shops = makeShopMachines(trial, { prefix: network.prefix, ports, shopSettings })
  let isStopped = false
  const stop = () => {
    if (isStopped) return
    isStopped = true
    network.remove()
    trial.remove()
  }
  // Also during the start. With npm Ctrl-C arrives twice: the second signal must not interrupt the cleanup.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      stop()
      process.exit(signalCode)
    })
  try {
    report('Starting etcd, Patroni and PostgreSQL on three machines ...')
    for (const name of databaseMachines) {
      databases.prepare(name)
      databases.startEtcd(name)
    }
    for (const name of databaseMachines) databases.startPatroni(name)
    shops.startDatabaseProxy()
    await until(() => databases.asAdmin(async () => true, 'postgres'), 'a leader')
    await databases.asAdmin(async (client) => {
      await client.query(`create role dimsum login password '${databasePassword}'`)
      await client.query('create database dimsum owner dimsum')
    }, 'postgres')
    databases.backRest((await databases.leader()) ?? 'db1', ['stanza-create'])
    await until(databases.isWhole, 'two replicas')

    shops.startPool()
    report('Starting two shops and the proxy before them ...')
    for (const name of shopMachines) {
      shops.prepare(name)
      await shops.start(name)
    }
    await shops.startWeb()
    return {
      url: `http://127.0.0.1:${ports.web}`,
      shopUrls: shopMachines.map((name) => `http://127.0.0.1:${ports[name]}`),
      network,
      databases,
      shops,
      folder: trial.folder,
      lastWords: trial.lastWords,
      errors: trial.errors,
      stop,
    }
  } catch (error) {
    report(trial.lastWords())
    stop()
    throw error
  }
}
