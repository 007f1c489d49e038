import { readFileSync } from 'node:fs'
import { inProject } from '../prepare/project.mjs'
import { runNpm } from '../prepare/run-command.mjs'

/**
 * Counts the packages that run in production, and asks the registry which of them have known faults. A registry that
 * does not answer leaves the figure missing.
 * @returns {Promise<{ figures: Record<string, number>[], failure?: string }>}
 */
export async function countPackages() {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  const productionPackages = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link,
  ).length
  const { output } = await runNpm(['audit', '--omit=dev', '--json', '--audit=true'], { limitSeconds: 120 })
  try {
    const { metadata } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
    return { figures: [{ productionPackages, packagesWithFaults: metadata.vulnerabilities.total }] }
  } catch {
    return { figures: [{ productionPackages }], failure: `The registry gave no audit:\n${output}` }
  }
}
