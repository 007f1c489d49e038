/** Files of one app, read from the running shop. */
export type AppFiles = {
  /** Text of each script by URL. */
  scripts: Map<string, string>
  /** The documents with their inlined styles. */
  documents: string[]
}

const scriptNames = /(?:\/assets\/|["'`]\.\/|["'`]assets\/)([\w.-]+\.js)\b/g

/** Fetches documents, their scripts and all scripts that these refer to. */
export async function readAppFiles(url: string, paths: readonly string[]): Promise<AppFiles> {
  const read = async (path: string) =>
    (await fetch(new URL(path, url), { headers: { accept: 'text/html' } })).text()
  const documents = await Promise.all(paths.map(read))
  const scripts = new Map<string, string>()
  const follow = async (text: string): Promise<void> => {
    const named = [...text.matchAll(scriptNames)].map(([, name]) => `/assets/${name}`)
    const fresh = [...new Set(named)].filter((file) => !scripts.has(file))
    for (const file of fresh) scripts.set(file, '')
    for (const file of fresh) {
      const script = await read(file)
      scripts.set(file, script)
      await follow(script)
    }
  }
  for (const text of documents) await follow(text)
  return { scripts, documents }
}

/** Words in scripts and markup that may be a class or an attribute. */
export const wordsOf = ({ scripts, documents }: AppFiles): Set<string> =>
  new Set([...scripts.values(), ...documents.map(withoutStyle)].flatMap((text) => text.split(/[\s"'`<>=]+/)))

/** Classes and data attributes used in the inlined styles. */
export function namesInStyles({ documents }: AppFiles): Set<string> {
  const rules = documents.map((text) => styleOf(text).replaceAll(/url\([^)]*\)|"[^"]*"/g, '')).join('\n')
  const classes = [...rules.matchAll(/\.(-?(?:[a-zA-Z_]|\\.)(?:[\w-]|\\.)*)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  )
  const attributes = [...rules.matchAll(/\[(data-[\w-]+)/g)].map(([, name = '']) => name)
  return new Set([...classes, ...attributes])
}

const style = /<style>([\s\S]*?)<\/style>/
const styleOf = (text: string) => style.exec(text)?.[1] ?? ''
const withoutStyle = (text: string) => text.replace(style, '')
