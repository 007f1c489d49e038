import { missingParts } from './cluster/parts.mjs'
import { adminPassword } from './cluster/shop-machines.mjs'
import { startCluster } from './cluster/start-cluster.mjs'
import { readCommandLine } from './prepare/command-line.mjs'
import { prepare, print, stopWith } from './prepare/prepare.mjs'

readCommandLine(`
Usage: npm run cluster

Starts the cluster of deploy/cluster on this machine, to try it: three database machines with etcd and Patroni, each in its
own network namespace, HAProxy and PgBouncer in front, and two shops behind a proxy, with their own folders and ports.
Ctrl-C ends and removes all of it. Needs root and Debian's packages; prints the command that installs missing ones.

The drill that kills, stops and cuts off its leader under orders: npm run faults -- --only cluster
`)

const missing = missingParts()
if (missing) stopWith(missing)
try {
  await prepare(print)
  const cluster = await startCluster({ report: print, signalCode: 0 })
  print(`
Shop      ${cluster.url}/
Admin     ${cluster.url}/admin   admin, ${adminPassword}
Leader    ${await cluster.databases.leader()}; replicas ${(await cluster.databases.replicas()).join(' and ')}
Logs      ${cluster.folder}

Look      patronictl -d etcd://${cluster.network.prefix}.21:2379 list dimsum
Ctrl-C ends and removes all of it.`)
} catch (error) {
  stopWith(error)
}
