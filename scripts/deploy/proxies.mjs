import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findTool, howToInstall } from '../checks/debian-tools.mjs'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'
import { startCaddy } from './start-caddy.mjs'

const nginxFiles = ['nginx.conf', 'nginx-one-server.conf']
const caddyFiles = ['Caddyfile', 'compose.Caddyfile', 'two-instances.Caddyfile']

/** Timeout for the proxy's first two health checks (ms); it checks every 50 ms. */
const patienceMs = 15_000

/** @param {(folder: string) => Promise<string[]>} work */
async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-proxy-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Errors that nginx reports for its configuration files; certificates are generated for the check.
 * @returns {Promise<string[]>}
 */
export const nginxProblems = () =>
  inFolder(async (folder) => {
    const tool = findTool('nginx')
    if (!tool) return [howToInstall('nginx')]
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
    const made = await run('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=dimsum.example'],
      ...['-keyout', key, '-out', certificate],
    ])
    if (made.code !== 0) return [`A certificate for the look at nginx could not be made: ${made.output}`]
    mkdirSync(join(folder, 'logs'))
    const problems = []
    for (const name of nginxFiles) {
      const site = readFileSync(inProject('deploy', name), 'utf8')
        .replace(/^(\s*ssl_certificate) .*;/gm, `$1 ${certificate};`)
        .replace(/^(\s*ssl_certificate_key) .*;/gm, `$1 ${key};`)
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      writeFileSync(
        join(folder, name),
        `pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { access_log off; ${temporary.map((one) => `${one}_temp_path ${folder}/${one};`).join(' ')}
${site}
}`,
      )
      const args = ['-t', '-q', '-p', folder, '-c', join(folder, name), '-e', join(folder, 'error.log')]
      const { code, output } = await run(tool.path, args, { ...tool, limitSeconds: 60 })
      if (code !== 0 || output.includes('[warn]')) problems.push(`deploy/${name}: ${output.trim()}`)
    }
    return problems
  })

/**
 * Errors that Caddy reports for its configuration files.
 * @returns {Promise<string[]>}
 */
export const caddyProblems = () =>
  inFolder(async (folder) => {
    const tool = findTool('caddy')
    if (!tool) return [howToInstall('caddy')]
    const problems = []
    for (const name of caddyFiles) {
      const { code, output } = await run(
        tool.path,
        ['validate', '--adapter', 'caddyfile', '--config', inProject('deploy', name)],
        {
          limitSeconds: 60,
          env: { ...tool.env, PUBLIC_ORIGIN: 'https://dimsum.example', HOME: folder, XDG_DATA_HOME: folder },
        },
      )
      if (code !== 0) problems.push(`deploy/${name}: ${output.trim()}`)
    }
    return problems
  })

/**
 * Whether the health check of the compose file's proxy works: of two instances the one that is not ready must get no
 * request.
 * @returns {Promise<string[]>}
 */
export const healthCheckProblems = () =>
  inFolder(async (folder) => {
    const tool = findTool('caddy')
    if (!tool) return [howToInstall('caddy')]
    const ready = await copyOfTheShop(200)
    const unready = await copyOfTheShop(503)
    const file = readFileSync(inProject('deploy/compose.Caddyfile'), 'utf8')
    const proxy = await startCaddy(tool, folder, file, [ready.port, unready.port])
    try {
      const wasAsked = Promise.all([ready.wasAsked, unready.wasAsked]).then(() => true)
      if (!(await Promise.race([wasAsked, wait(patienceMs, false, { ref: false })])))
        return ['The proxy does not ask the copies for their health.']
      unready.forget()
      for (let call = 0; call < 20; call += 1) await fetch(`${proxy.url}/`).then((answer) => answer.text())
      return [
        ...(unready.requests() > 0
          ? ['A copy that is not ready got requests: the health check does nothing.']
          : []),
        ...(ready.requests() < 20 ? ['The copy that is ready did not get all requests.'] : []),
      ]
    } finally {
      await proxy.stop()
      ready.close()
      unready.close()
    }
  })

/** Answers `/readyz` with this status and counts all other requests. @param {number} status */
async function copyOfTheShop(status) {
  let requests = 0
  let asked = () => {}
  const wasAsked = new Promise((resolve) => {
    asked = resolve
  })
  const server = createServer((request, response) => {
    if (request.url === '/readyz') {
      // The second health check: by then the proxy has processed the response to the first.
      looks += 1
      if (looks === 2) asked(undefined)
      response.writeHead(status).end()
    } else {
      requests += 1
      response.end('dimsum')
    }
  })
  let looks = 0
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    wasAsked,
    requests: () => requests,
    forget: () => {
      requests = 0
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
