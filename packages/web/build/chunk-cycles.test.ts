import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { withoutChunkCycles } from './chunk-cycles.ts'

/** Modules that are nowhere on disk. */
const modules = (sources: Record<string, string>): Plugin => ({
  name: 'modules',
  resolveId: (name) => (name in sources ? name : null),
  load: (name) => sources[name] ?? null,
})

/** Builds modules, each in the file of its first letter. */
const buildInFiles = (sources: Record<string, string>) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [modules(sources), withoutChunkCycles()],
    build: {
      write: false,
      rolldownOptions: {
        input: 'entry',
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id) => /^[ab]\d$/.exec(id)?.[0].charAt(0) ?? null }],
          },
        },
      },
    },
  })

const oneWay = {
  entry: "import 'a1'; import 'b2'",
  a1: "import { b } from 'b1'; globalThis.a1 = b",
  b1: 'export const b = Date.now()',
  b2: 'globalThis.b2 = 2',
}

test('a build whose files wait for each other is refused, and its files are named', async () => {
  const waiting = {
    ...oneWay,
    a2: 'export const a = Date.now()',
    b2: "import { a } from 'a2'; globalThis.b2 = a",
  }
  await expect(buildInFiles(waiting)).rejects.toThrow(/Files that wait for each other: \S+ > \S+ > \S+/)
})

test('files that only lead one way are built', async () => {
  await expect(buildInFiles(oneWay)).resolves.toBeDefined()
})
