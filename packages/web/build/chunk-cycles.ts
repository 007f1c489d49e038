import type { Plugin } from 'vite'

/**
 * Two files that import each other at once cannot both be started first: one of them meets names that do not exist yet,
 * and every page that uses them stays empty. Such a build is refused, with the files' names.
 */
export function withoutChunkCycles(): Plugin {
  return {
    name: 'without-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const done = new Set<string>()
      const visit = (file: string, path: readonly string[]) => {
        if (path.includes(file)) this.error(`Files that wait for each other: ${[...path, file].join(' > ')}`)
        const chunk = bundle[file]
        if (done.has(file) || chunk?.type !== 'chunk') return
        for (const imported of chunk.imports) visit(imported, [...path, file])
        done.add(file)
      }
      for (const file of Object.keys(bundle)) visit(file, [])
    },
  }
}
