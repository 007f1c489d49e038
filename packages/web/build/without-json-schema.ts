import type { Plugin } from 'vite'

/**
 * Leaves out the part of zod that describes schemas as JSON Schema: the server's API document needs it, no browser does,
 * and it is a fifth of the library. Its functions stay importable and do nothing.
 */
export function withoutJsonSchema(): Plugin {
  let isFound = false
  return {
    name: 'without-json-schema',
    apply: 'build',
    buildEnd(error) {
      if (!error && !isFound)
        this.error('zod keeps its JSON Schema part elsewhere now: every browser would fetch it.')
    },
    transform(code, id) {
      if (!/\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id)) return null
      isFound = true
      const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name]) => `none as ${name}`,
      )
      const listed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => `none as ${name}`)
      return { code: `const none = () => {}\nexport { ${[...declared, ...listed].join(', ')} }`, map: null }
    },
  }
}
