import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findTool, howToInstall } from '../checks/debian-tools.mjs'
import { inProject } from '../prepare/project.mjs'
import { freePort } from './free-port.mjs'
import { startInstance } from './run-image.mjs'
import { startCaddy } from './start-caddy.mjs'

/** Below the limit per address, since all orders come from this machine. */
const orderEveryMs = 700
const readers = 4

/**
 * Upgrades two instances behind Caddy one after the other (docs/hosting/vps.md): each is stopped and started while
 * customers read and order. No request may fail.
 * @param {import('./replay-image.mjs').Image} image
 * @param {string} databaseUrl
 * @returns {Promise<string[]>} problems
 */
export async function upgradeProblems(image, databaseUrl) {
  const tool = findTool('caddy')
  if (!tool) return [howToInstall('caddy')]
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-upgrade-'))
  const ports = [await freePort(), await freePort()]
  const start = (port) =>
    startInstance(image, { PORT: String(port), DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback' })
  const instances = ports.map(start)
  let proxy
  try {
    for (const instance of instances)
      if (!(await instance.untilHealthy()))
        return [`An instance does not become ready:\n${instance.output()}`]
    const file = readFileSync(inProject('deploy/two-instances.Caddyfile'), 'utf8').replace(
      'dimsum.example {',
      '{$PUBLIC_ORIGIN} {',
    )
    proxy = await startCaddy(tool, folder, file, ports)
    const load = beginLoad(proxy.url)
    const problems = []
    for (const [index, port] of ports.entries()) {
      const code = await instances[index]?.stop()
      if (code !== 0) problems.push(`An instance ends with ${code}:\n${instances[index]?.output()}`)
      const next = start(port)
      instances[index] = next
      if (!(await next.untilHealthy())) problems.push(`It does not come back:\n${next.output()}`)
      // Until the proxy's next health check.
      await wait(500)
    }
    const { answered, failed } = await load.end()
    if (failed.length > 0)
      problems.push(`${failed.length} requests failed: ${[...new Set(failed)].join('; ')}`)
    if (answered.orders < 10 || answered.reads < 100)
      problems.push(`Too little was asked: ${answered.orders} orders, ${answered.reads} reads.`)
    return problems
  } finally {
    await proxy?.stop()
    await Promise.all(instances.map((instance) => instance.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Customers who read continuously, and one who orders repeatedly. @param {string} url */
function beginLoad(url) {
  let isOver = false
  /** @type {string[]} */
  const failed = []
  const answered = { orders: 0, reads: 0 }
  const ask = async (name, wanted, path, options = {}) => {
    try {
      const answer = await fetch(url + path, options)
      await answer.arrayBuffer()
      if (answer.status === wanted) answered[name] += 1
      else failed.push(`${path} ${answer.status}`)
    } catch (error) {
      failed.push(`${path} ${error?.cause ?? error}`)
    }
  }
  const read = async () => {
    while (!isOver) {
      await ask('reads', 200, '/')
      await ask('reads', 200, '/api/config')
    }
  }
  const order = async () => {
    for (let number = 1; !isOver; number += 1) {
      const body = JSON.stringify({
        customerName: `Pelanggan ${number}`,
        customerPhone: `0812${String(number).padStart(8, '0')}`,
        customerAddress: 'Jl. Kenanga No. 5, Bekasi',
        packageType: '10pcs',
        quantity: 1,
      })
      await ask('orders', 201, '/api/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      await wait(orderEveryMs)
    }
  }
  const all = Promise.all([order(), ...Array.from({ length: readers }, read)])
  return {
    end: async () => {
      isOver = true
      await all
      return { answered, failed }
    },
  }
}
