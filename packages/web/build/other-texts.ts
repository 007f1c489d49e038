import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Plugin, parseAst } from 'vite'

/**
 * A customer reads one language. A build keeps the second text of each sentence of an app's own screens
 * (`packages/words/src/<app>`), the one of the language that it does not have by default, in a file of its own, which is
 * fetched when a language is chosen (DESIGN section 8: bytes to a sent order). Sentences that apps share stay whole, since
 * some have another default in the other app; so do those with parameters: their texts are functions.
 */

const words = join(import.meta.dirname, '../../words/src')
const moduleName = 'virtual:other-texts'

type Place = { start: number; end: number; text: string }
type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Second arguments of `inIndonesian` and `inEnglish` that are plain texts. Exported for its test. */
export function secondTexts(source: string): Place[] {
  const found: Place[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    else if (isNode(value)) {
      const place = secondText(value)
      if (place) found.push(place)
      for (const each of Object.values(value)) visit(each)
    }
  }
  visit(parseAst(source, { lang: 'ts' }))
  return found
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function secondText(node: Node): Place | undefined {
  if (node.type !== 'CallExpression') return undefined
  const { name } = node.callee as { name?: string }
  if (name !== 'inIndonesian' && name !== 'inEnglish') return undefined
  const [, second] = node.arguments as Node[]
  return second?.type === 'Literal' && typeof second.value === 'string'
    ? { start: second.start, end: second.end, text: second.value }
    : undefined
}

/** @param folder the app's, absolute */
export function otherTexts(folder: string): Plugin {
  const texts: string[] = []
  const firstOf = new Map<string, number>()
  return {
    name: 'other-texts',
    enforce: 'pre',
    buildStart() {
      texts.length = 0
      for (const file of sourcesFor(basename(folder))) {
        firstOf.set(file, texts.length)
        texts.push(...secondTexts(readFileSync(file, 'utf8')).map(({ text }) => text))
      }
      if (texts.length === 0) this.error(`No sentence of ${words}/${basename(folder)} has a second text.`)
    },
    resolveId: (name) => (name === moduleName ? `\0${moduleName}` : null),
    load: (name) => (name === `\0${moduleName}` ? `export default ${JSON.stringify(texts)}` : null),
    transform(code, name) {
      const first = firstOf.get(name)
      // The server has all texts at hand, and so has whoever develops.
      if (first === undefined || this.environment.name !== 'client' || this.environment.mode !== 'build')
        return null
      const places = secondTexts(code)
      const withNumbers = places.reduceRight(
        (rest, { start, end }, i) => `${rest.slice(0, start)}${first + i}${rest.slice(end)}`,
        code,
      )
      return { code: withNumbers, map: null }
    },
  }
}

const sourcesFor = (app: string) =>
  readdirSync(join(words, app))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(words, app, file))
    .sort()
