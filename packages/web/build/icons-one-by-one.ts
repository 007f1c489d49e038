import type { Plugin } from 'vite'

/**
 * Imports every icon from its own file. The library's one big list of them makes all pages seem to need all icons, and
 * the first page would carry the kitchen's.
 */
export function iconsOneByOne(): Plugin {
  return {
    name: 'icons-one-by-one',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/\/src\/.+\.tsx?$/.test(id) || !code.includes("'lucide-react'")) return null
      const oneByOne = code.replace(/^import \{([^}]+)\} from 'lucide-react'$/gm, (_all, names: string) =>
        names
          .split(',')
          .flatMap((name) => name.trim() || [])
          .map((name) => `import ${name} from 'lucide-react/icons/${iconFile(name)}'`)
          .join(';'),
      )
      if (oneByOne.includes("'lucide-react'"))
        this.error(`${id} imports icons in a way that would bring all of them.`)
      return { code: oneByOne, map: null }
    },
  }
}

/** `CircleAlert` is in `circle-alert`, `Volume2` in `volume-2`. */
const iconFile = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()
