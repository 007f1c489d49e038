import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/deploy/free-port.mjs'

export type Proxy = { url: string; stop: () => Promise<void> }

async function untilListens(port: number): Promise<void> {
  const isThere = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.once('error', () => resolve(false)).once('connect', () => socket.destroy())
    })
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 20))
}

/**
 * nginx with the shop's own example configuration, deploy/nginx.conf, on a free port and in front of these machines; null
 * when it is not installed.
 */
export async function startNginx(ports: readonly number[]): Promise<Proxy | null> {
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-nginx-'))
  const port = await freePort()
  const servers = ports.map((shop) => `server 127.0.0.1:${shop} max_fails=1 fail_timeout=2s;`).join('\n')
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/( *server \d.*\n)+/, `${servers}\n`)
    .replace(/listen 443.*/, `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
  mkdirSync(join(folder, 'logs'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${site}
}`,
  )
  const child = spawn(
    'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: 'inherit',
    },
  )
  const gone = once(child, 'exit').catch(() => {})
  const isThere = await Promise.race([
    once(child, 'error').then(() => false),
    once(child, 'spawn').then(() => true),
  ])
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (!isThere) {
    remove()
    return null
  }
  await untilListens(port)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
      remove()
    },
  }
}
