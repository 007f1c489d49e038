import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'

const source = join(import.meta.dirname, '..')

/** As deep in the clone as the real bundle, so that programs find the project and its packages. */
const folder = join(source, '../.cache')

export type ChildProgram = ReturnType<typeof runProgram>

/** npm packages are not bundled. */
function installedPackages(): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return Object.keys(dependencies).filter((name) => !name.startsWith('@dimsum/'))
}

/** Each program is bundled once per test process. */
const bundled = new Map<string, Promise<string>>()

/**
 * Bundles a TypeScript program of the server like the build.
 * @param entry below `src`, for example `main.ts`
 * @returns the file
 */
export function bundleProgram(entry: string): Promise<string> {
  const file = bundled.get(entry) ?? bundle(entry)
  bundled.set(entry, file)
  return file
}

async function bundle(entry: string): Promise<string> {
  const file = join(folder, `${entry.replaceAll(/\W/g, '-')}.mjs`)
  const written = `${file}-${process.pid}`
  await build({
    entryPoints: [join(source, entry)],
    outfile: written,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: installedPackages().flatMap((name) => [name, `${name}/*`]),
    logLevel: 'silent',
  })
  linkBeside('migrations', 'platform/db/migrations')
  linkBeside('photo-encoder.mjs', 'shop/photos/photo-encoder.mjs')
  // A rename is atomic: another test worker may be reading this file.
  renameSync(written, file)
  return file
}

/**
 * Linked next to the bundle, where the build copies them. A copy would be incomplete while a program of another test
 * reads it.
 */
function linkBeside(name: string, target: string): void {
  const link = join(folder, name)
  const found = lstatSync(link, { throwIfNoEntry: false })
  if (found?.isSymbolicLink()) return
  if (found) rmSync(link, { recursive: true, force: true })
  try {
    symlinkSync(join(source, target), link)
  } catch (error) {
    // The other test worker was faster.
    if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) throw error
  }
}

/** Runs a bundled program to its end. */
export async function runToEnd(...program: Parameters<typeof runProgram>) {
  const child = runProgram(...program)
  const { code } = await child.end()
  return { code, output: child.output() }
}

/** Runs a bundled program as a process of its own, so that a test can kill it. */
export function runProgram(file: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const lines: string[] = []
  const news = new EventEmitter()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      news.emit('news')
    })
  }
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    news.emit('news')
  })
  child.once('close', () => news.emit('news'))

  /** Checks again after each output. */
  async function until<T>(found: () => T | undefined): Promise<T> {
    for (;;) {
      const value = found()
      if (value !== undefined) return value
      if (child.stdout.closed && child.exitCode !== null)
        throw new Error(`The program ended. It printed:\n${output}`)
      await once(news, 'news')
    }
  }

  return {
    process: child,
    /** All its output so far, both streams. */
    output: () => output,
    /** The next line of its output. */
    nextLine: () => until(() => lines.shift()),
    /** Resolves when its output contains this. */
    says: async (words: string) => void (await until(() => output.includes(words) || undefined)),
    /** Sends the signal, if any, and resolves with its exit code and signal. */
    end: async (signal?: NodeJS.Signals) => {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
      if (signal) child.kill(signal)
      await ended
      return { code: child.exitCode, signal: child.signalCode }
    },
  }
}
