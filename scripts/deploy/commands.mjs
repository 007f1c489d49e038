import { readFileSync } from 'node:fs'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'

/** Number of commands run in parallel. */
const atOnce = 4

/**
 * Runs a script of package.json directly: npm itself takes longer than all the commands.
 * @param {string} name
 * @param {string} command
 * @returns {Promise<string[]>}
 */
async function problemsOf(name, command) {
  const { code, output } = await run('sh', ['-c', `${command} --help`], { limitSeconds: 60 })
  const usage = new RegExp(`^Usage: npm (run )?${name}\\b`, 'm')
  return code === 0 && usage.test(output) ? [] : [`npm run ${name} -- --help ended with ${code}:\n${output}`]
}

/**
 * Whether each of the project's own commands is in the README and prints its usage.
 * @returns {Promise<string[]>} problems
 */
export async function commandProblems() {
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const readme = readFileSync(inProject('README.md'), 'utf8')
  const contributing = readFileSync(inProject('CONTRIBUTING.md'), 'utf8')
  const names = Object.keys(scripts).filter((name) => /\bscripts\/[\w-]+\.mjs$/.test(scripts[name]))
  const problems = names
    .filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(readme + contributing))
    .map((name) => `README.md and CONTRIBUTING.md say nothing of npm run ${name}`)
  for (let i = 0; i < names.length; i += atOnce) {
    problems.push(
      ...(
        await Promise.all(names.slice(i, i + atOnce).map((name) => problemsOf(name, scripts[name])))
      ).flat(),
    )
  }
  return problems
}
