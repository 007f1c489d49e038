import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeGuide } from './guide.mjs'
import { inProject, root } from './project.mjs'

const outFolder = inProject('apps/server/dist')

/** The server, and every command-line program under its own name. */
function entryPoints() {
  const cli = inProject('apps/server/src/cli')
  const programs = existsSync(cli) ? readdirSync(cli).filter((name) => /(?<!\.test)\.ts$/.test(name)) : []
  return {
    main: inProject('apps/server/src/main.ts'),
    ...Object.fromEntries(programs.map((name) => [basename(name, '.ts'), `${cli}/${name}`])),
  }
}

/** npm packages are not bundled; the project's own are. */
function installedPackages() {
  const manifests = [
    'apps/server',
    'packages/contract',
    'packages/domain',
    'packages/midtrans-stand-in',
    'packages/words',
  ]
  return manifests.flatMap((folder) => {
    const { dependencies = {} } = JSON.parse(readFileSync(inProject(folder, 'package.json'), 'utf8'))
    return Object.keys(dependencies).filter((name) => !name.startsWith('@dimsum/'))
  })
}

/**
 * esbuild's options for the server. All output files are in one folder, so that relative paths are the same for every
 * program.
 * @returns {import('esbuild').BuildOptions}
 */
export const serverBundle = () => ({
  absWorkingDir: root,
  entryPoints: entryPoints(),
  outdir: outFolder,
  bundle: true,
  splitting: true,
  chunkNames: 'chunk-[hash]',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: installedPackages().flatMap((name) => [name, `${name}/*`]),
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'warning',
})

/** Files that are read or run from the bundle's folder: migrations, the encoder of photos, the owner’s guide. */
export function writeBesideBundle() {
  cpSync(inProject('apps/server/src/shop/photos/photo-encoder.mjs'), `${outFolder}/photo-encoder.mjs`)
  cpSync(inProject('apps/server/src/platform/db/migrations'), `${outFolder}/migrations`, { recursive: true })
}

function clearBundle() {
  rmSync(outFolder, { recursive: true, force: true })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { build } = await import('esbuild')
  clearBundle()
  await build(serverBundle())
  writeBesideBundle()
  writeGuide(`${outFolder}/panduan`)
}
