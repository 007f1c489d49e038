import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { readCommandLine } from './prepare/command-line.mjs'
import { install, isInstalled } from './prepare/install.mjs'
import { checkNodeVersion } from './prepare/node-version.mjs'
import { print, stopWith } from './prepare/prepare.mjs'
import { inProject, root } from './prepare/project.mjs'

readCommandLine(`
Usage: npm run dev

Rebuilds and restarts the server when its source changes. Vite serves shop and desk with hot reload and forwards /api to
the server.

Environment:
  PORT        port of the server, default 3000
  WEB_PORT    port of Vite, default 5173
`)

const port = process.env.PORT || '3000'
const webPort = process.env.WEB_PORT || '5173'

checkNodeVersion()
if (!isInstalled()) await install(print).catch(stopWith)

const { context } = await import('esbuild')
const { writeBesideBundle, serverBundle } = await import('./prepare/bundle-server.mjs')

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
let isEnding = false

async function stopServer() {
  const running = server
  server = undefined
  if (!running || running.exitCode !== null || running.signalCode !== null) return
  running.kill('SIGTERM')
  await once(running, 'exit')
}

async function restartServer() {
  await stopServer()
  if (isEnding) return
  server = spawn(process.execPath, ['--enable-source-maps', inProject('apps/server/dist/main.js')], {
    cwd: root,
    env: { ...process.env, PORT: port },
    stdio: 'inherit',
    // A process group of its own: Ctrl-C reaches it once, through this script.
    detached: true,
  })
}

/** Restarts run one after the other, however fast files are saved. */
let restarting = Promise.resolve()

const restartAfterBuild = {
  name: 'restart-after-build',
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length > 0) return
      writeBesideBundle()
      restarting = restarting.then(restartServer)
    })
  },
}

// The watcher's output in dist is not a finished build: the next npm start builds its own.
rmSync(inProject('apps/server/dist/.built'), { force: true })
const bundle = await context({ ...serverBundle(), plugins: [restartAfterBuild] })
await bundle.watch()

const vite = spawn(
  process.execPath,
  [
    inProject('node_modules/vite/bin/vite.js'),
    inProject('apps'),
    '--config',
    inProject('packages/web/build/dev-server.config.ts'),
    '--port',
    webPort,
    '--strictPort',
    '--clearScreen',
    'false',
  ],
  {
    cwd: root,
    env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${port}` },
    stdio: 'inherit',
    detached: true,
  },
)
print(`Shop and desk with hot reload: http://localhost:${webPort}/`)

async function end() {
  if (isEnding) return
  isEnding = true
  vite.kill('SIGTERM')
  await restarting
  await stopServer()
  await bundle.dispose()
  process.exit(0)
}
process.on('SIGINT', end).on('SIGTERM', end)
