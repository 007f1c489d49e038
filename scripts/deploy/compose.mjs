import { readFileSync } from 'node:fs'
import { findTool, howToInstall } from '../checks/debian-tools.mjs'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'

/** What the header of compose.yaml requires. */
const needed = {
  POSTGRES_PASSWORD: 'abc123',
  PUBLIC_ORIGIN: 'https://dimsum.example',
  ADMIN_PASSWORD: 'kukusan-bambu-72',
  PAYMENT_MODE: 'sandbox',
  MIDTRANS_SERVER_KEY: 'server-key',
  MIDTRANS_CLIENT_KEY: 'client-key',
}

/** Names of all settings in `.env.example`. */
export const settingNames = () =>
  [...readFileSync(inProject('.env.example'), 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)

/** @param {{ path: string, env: Record<string, string> }} tool @param {Record<string, string>} env */
const config = (tool, env) =>
  run(tool.path, ['-f', inProject('compose.yaml'), 'config'], {
    limitSeconds: 60,
    env: { ...tool.env, ...env },
  })

/**
 * Problems of compose.yaml: errors of Docker Compose, a setting that is not passed on, a volume its user may not write.
 * @param {boolean} isShort asks Docker Compose once, not also what it says about each missing setting
 * @returns {Promise<string[]>}
 */
export async function composeProblems(isShort) {
  const text = readFileSync(inProject('compose.yaml'), 'utf8')
  const dockerfile = readFileSync(inProject('Dockerfile'), 'utf8')
  const owned = /chown node:node (.*?) &&/.exec(dockerfile)?.[1]?.split(' ') ?? []
  const mounted = [...text.matchAll(/'(\w+):(\/\w+)'/g)].filter(([, name]) =>
    /^(data|backups|key)$/.test(name),
  )
  const head = text.slice(0, text.indexOf('\n\n'))
  const problems = [
    ...settingNames()
      .filter((name) => !new RegExp(`^ {2}${name}: `, 'm').test(text))
      .map((name) => `The setting ${name} has no place in compose.yaml.`),
    ...mounted
      .filter(([, , path]) => !owned.includes(path))
      .map(([, , path]) => `The user of the image does not own ${path}.`),
    ...(mounted.length >= 3 ? [] : ['Data, backups and key need a volume each.']),
    ...Object.keys(needed)
      .filter((name) => !head.includes(name))
      .map((name) => `The head of compose.yaml does not say that it needs ${name}.`),
    ...(head.match(/\b[A-Z_]{6,}\b/g) ?? [])
      .filter((name) => !(name in needed))
      .map((name) => `The head of compose.yaml names ${name}, which is not needed.`),
  ]
  const tool = findTool('docker-compose')
  if (!tool) return [...problems, howToInstall('docker-compose')]
  const { code, output } = await config(tool, needed)
  if (code !== 0) return [...problems, `docker-compose config: ${output.trim()}`]
  for (const name of isShort ? [] : Object.keys(needed)) {
    const without = await config(tool, { ...needed, [name]: '' })
    if (without.code === 0 || !without.output.includes(`set ${name}`))
      problems.push(`Without ${name} Docker Compose does not say that it is missing.`)
  }
  return problems
}
