import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { inProject, root } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'
import { readAssignments, readDockerfile, readDockerignore } from './read-dockerfile.mjs'
import { account, runAsAccount } from './unprivileged.mjs'

/** Folders at the root of the image that steps name by absolute path. */
const imagePaths = /(?<=^|[\s='"])\/(?=(?:shop|data|backups|key)\b)/g

/**
 * @typedef {object} Image what the last stage left
 * @property {string} folder
 * @property {Record<string, string>} env
 * @property {string} workdir
 * @property {string} user
 * @property {string[]} volumes
 * @property {string[]} command
 * @property {string[]} healthCheck
 * @property {(name: string) => string} stage folder of a stage
 */

/**
 * Executes the steps of the Dockerfile, each stage in a folder below `place`, as an unprivileged account. The system's
 * own Node.js replaces the base image.
 * @param {string} place an empty folder that account owns
 * @param {(line: string) => void} report
 * @returns {Promise<{ image: Image } | { problem: string }>}
 */
export async function replayImage(place, report) {
  const stages = readDockerfile(readFileSync(inProject('Dockerfile'), 'utf8'))
  const isIgnored = readDockerignore(readFileSync(inProject('.dockerignore'), 'utf8'))
  const cache = join(place, 'npm-cache')
  own(cache)
  /** @type {Map<string, Image>} */
  const done = new Map()
  const stage = (name) => join(place, name)

  for (const { name, from, steps } of stages) {
    const before = done.get(from)
    /** @type {Image} */
    const image = {
      ...{ env: {}, workdir: '/', user: 'root', volumes: [], command: [], healthCheck: [], ...before },
      folder: stage(name),
      stage,
    }
    own(image.folder)
    if (before) await runAsAccount(['cp', '-a', `${before.folder}/.`, image.folder], {})
    const inImage = (path) =>
      path.startsWith('/') ? join(image.folder, path) : join(image.folder, image.workdir, path)
    for (const { word, text } of steps) {
      report(`  ${name}: ${word} ${text}`)
      if (word === 'WORKDIR') {
        image.workdir = text
        own(inImage(text))
      } else if (word === 'ENV') Object.assign(image.env, readAssignments(text))
      else if (word === 'USER') image.user = text
      else if (word === 'VOLUME') image.volumes = JSON.parse(text)
      else if (word === 'CMD') image.command = JSON.parse(text)
      else if (word === 'HEALTHCHECK') image.healthCheck = JSON.parse(text.slice(text.indexOf('[')))
      else if (word === 'COPY') {
        const problem = await copy(text, { inImage, stage, isIgnored })
        if (problem) return { problem: `${name}: COPY ${text}: ${problem}` }
      } else if (word === 'RUN') {
        const line = text
          .replace(imagePaths, `${image.folder}/`)
          .replaceAll('node:node', `${account.uid}:${account.gid}`)
        const { code, output } = await runAsAccount(['sh', '-ec', line], {
          cwd: inImage('.'),
          env: { HOME: place, npm_config_cache: cache, ...image.env },
          limitSeconds: 600,
        })
        if (code !== 0) return { problem: `${name}: RUN ${text}\n${output.trim()}` }
      } else if (word !== 'EXPOSE') return { problem: `The check does not know ${word}.` }
    }
    done.set(name, image)
  }
  const image = done.get(stages.at(-1)?.name ?? '')
  return image ? { image } : { problem: 'The Dockerfile has no stage.' }
}

/** Creates a folder owned by the unprivileged account. @param {string} path */
function own(path) {
  mkdirSync(path, { recursive: true })
  chownSync(path, account.uid, account.gid)
}

/** @returns {Promise<string | undefined>} a problem */
async function copy(text, { inImage, stage, isIgnored }) {
  const [, fromStage] = /^--from=(\S+)/.exec(text) ?? []
  const paths = text.split(/\s+/).filter((part) => !part.startsWith('--'))
  const target = inImage(paths.pop() ?? '.')
  for (const path of paths) {
    const source = fromStage ? join(stage(fromStage), path) : inProject(path)
    if (!existsSync(source)) return `there is no ${path}`
    if (!fromStage && isIgnored(path)) return `.dockerignore keeps ${path} out`
    // Docker copies the content of a folder, and a file under its name.
    const goal = statSync(source).isDirectory() ? target : join(target, basename(path))
    cpSync(source, goal, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (one) => fromStage !== undefined || one === root || !isIgnored(relative(root, one)),
    })
  }
  await run('chown', ['-R', '-h', `${account.uid}:${account.gid}`, target])
  return undefined
}
