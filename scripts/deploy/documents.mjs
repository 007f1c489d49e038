import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { inProject, root } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'
import { settingNames } from './compose.mjs'

/** Names in the documents that are not settings of the shop. */
const otherNames = new Set(['POSTGRES_PASSWORD', 'COPY_TO', 'TEST_DATABASE_URL', 'WEB_PORT'])

/** The comment before a fenced block that npm run check:deploy runs in a clean folder. */
export const runMark = 'checked beside a running shop'

/** @typedef {{ language: string, mark: string, text: string }} Fence a fenced part; `mark` is the comment before it */

/** All documents with instructions, by path. @returns {{ path: string, text: string }[]} */
export function documents() {
  const inDocs = readdirSync(inProject('docs'), { recursive: true })
    .map((name) => inProject('docs', String(name)))
    .filter((path) => path.endsWith('.md'))
  const atTop = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map((name) => inProject(name))
  return [...atTop, ...inDocs].map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** @param {string} text @returns {Fence[]} */
export const fencesOf = (text) =>
  [...text.matchAll(/(?:<!-- (.*?) -->\n+)?^( *)```(\w*)\n([\s\S]*?)^\2```$/gm)].map(
    ([, mark = '', indent = '', language = '', body = '']) => ({
      language,
      mark,
      text: body.replace(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  )

/** Heading anchors like GitHub's. @param {string} text */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

/** URLs of the desk's settings, from its own list. */
const settingsSections = () =>
  [
    ...readFileSync(inProject('apps/desk/src/features/settings/sections/sections.ts'), 'utf8').matchAll(
      /id: '([a-z-]+)'/g,
    ),
  ].map(([, id]) => `/admin/pengaturan/${id}`)

/** Links to files, headings or screens that do not exist. @param {{ path: string, text: string }} document */
function deadLinks({ path, text }) {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return []
    const [file = '', anchor] = link.split('#')
    // The owner's guide is read in the shop, and links to its screens.
    if (link.startsWith('/'))
      return settingsSections().includes(file) ? [] : [`leads to ${link}, which is not there`]
    const target = file === '' ? path : join(dirname(path), file)
    if (!existsSync(target)) return [`leads to ${link}, which is not there`]
    if (anchor === undefined || !target.endsWith('.md')) return []
    return anchorsOf(readFileSync(target, 'utf8')).includes(anchor)
      ? []
      : [`leads to ${link}, a heading that is not there`]
  })
}

/** Commands that are neither run nor marked with a reason. @param {{ text: string }} document */
const unclassified = ({ text }) =>
  fencesOf(text)
    .filter(({ language, mark }) => language === 'sh' && mark !== runMark && !/^not run: ./.test(mark))
    .map(
      (fence) =>
        `neither has these commands run («${runMark}») nor says why not («not run: …»):\n${fence.text}`,
    )

/** Commands that return before the shop or its database is ready. */
const starts = /^docker compose up\b(?!.*--wait\b)|^sudo systemctl (?:enable --now|start|restart) dimsum$/

/** Lines that use a service before it is ready. @param {{ text: string }} document */
const hasty = ({ text }) =>
  fencesOf(text)
    .filter(({ language }) => language === 'sh')
    .flatMap((fence) => {
      const lines = fence.text.trimEnd().split('\n')
      return lines.filter((line, i) => {
        const next = lines[i + 1]
        return /^sleep /.test(line) || (starts.test(line) && next && !/--retry .*\/readyz$/.test(next))
      })
    })
    .map((line) => `goes on before it is there, or waits for a moment instead: ${line}`)

/** A file or folder; a test may be named without its extension. @param {string} path */
const isThere = (path) =>
  existsSync(inProject(path)) ||
  (existsSync(inProject(dirname(path))) &&
    readdirSync(inProject(dirname(path))).some((name) => name.startsWith(basename(path))))

/** Commands, files and settings that do not exist. @param {{ text: string }} document */
function unknownNames({ text }) {
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const settings = new Set([...settingNames(), ...otherNames])
  const fences = fencesOf(text).filter(({ language }) => ['sh', 'ini', ''].includes(language))
  const code = [
    ...fences.map((fence) => fence.text),
    ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span),
  ].join('\n')
  return [
    ...[...code.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([, name]) => `names npm run ${name}, which is not there`),
    ...[
      ...code.matchAll(
        /\b(?:apps|packages|e2e|bench|scripts|deploy|docs)\/[\w./-]*\w(?![\w./…*{<-]*[…*{<])/g,
      ),
    ]
      .filter(([path]) => !isThere(path))
      .map(([path]) => `names ${path}, which is not there`),
    ...fences
      .flatMap((fence) => [...fence.text.matchAll(/^\s*(?:.*\benv )?([A-Z][A-Z0-9_]{3,})=/gm)])
      .filter(([, name = '']) => !settings.has(name))
      .map(([, name]) => `sets ${name}, which is no setting`),
  ]
}

/**
 * Problems of the documents: shell that does not parse, commands, files, settings and headings that do not exist.
 * @param {{ path: string, text: string }[]} [all]
 * @returns {Promise<string[]>}
 */
export async function documentProblems(all = documents()) {
  const problems = all.flatMap((document) =>
    [...deadLinks(document), ...unknownNames(document), ...unclassified(document), ...hasty(document)].map(
      (problem) => `${relative(root, document.path)} ${problem}`,
    ),
  )
  for (const { path, text } of all) {
    for (const fence of fencesOf(text).filter(({ language }) => language === 'sh')) {
      const { code, output } = await run('bash', ['-n', '-c', fence.text], { limitSeconds: 20 })
      if (code !== 0) problems.push(`${relative(root, path)}: ${output.trim()}\n${fence.text}`)
    }
  }
  return problems
}
