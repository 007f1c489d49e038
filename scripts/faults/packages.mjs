import { readFileSync } from 'node:fs'
import { inProject } from '../prepare/project.mjs'
import { runNpm } from '../prepare/run-command.mjs'

/**
 * Counts the packages that run in production, and asks the registry which of them have known faults; those are named.
 * A registry that does not answer leaves the figure missing.
 * @returns {Promise<{ figures: Record<string, number>[], failure?: string }>}
 */
export async function countPackages() {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  const productionPackages = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link,
  ).length
  const { output } = await runNpm(['audit', '--omit=dev', '--json', '--audit=true'], { limitSeconds: 120 })
  try {
    const { metadata, vulnerabilities } = JSON.parse(
      output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1),
    )
    const figures = [{ productionPackages, packagesWithFaults: metadata.vulnerabilities.total }]
    const known = Object.values(vulnerabilities).map(
      ({ name, range, severity }) => `${name} ${range}: ${severity}`,
    )
    return known.length === 0 ? { figures } : { figures, failure: known.join('\n') }
  } catch {
    return { figures: [{ productionPackages }], failure: `The registry gave no audit:\n${output}` }
  }
}
