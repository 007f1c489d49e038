import { readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { expect, test } from 'vitest'
import { inProject } from '../prepare/project.mjs'

const read = (file) => JSON.parse(readFileSync(inProject(file), 'utf8'))

/** What `engine-strict` would refuse, without what it refuses besides: a package that names another npm than Debian's. */
const tooNewFor = (node, packages) =>
  Object.entries(packages).flatMap(([name, { engines }]) =>
    engines?.node && !satisfies(node, engines.node) ? [`${name} needs Node ${engines.node}`] : [],
  )

test('every installed package runs on the oldest Node.js the project promises', () => {
  const { packages } = read('package-lock.json')
  const oldest = read('package.json').engines.node.replace('>=', '')
  expect(oldest).toMatch(/^\d+\.\d+\.\d+$/)
  expect(tooNewFor(oldest, packages)).toEqual([])
  expect(tooNewFor('18.0.0', packages)).toContain('node_modules/vite needs Node ^20.19.0 || >=22.12.0')
})

test('no setting of the project stops an install for the version of npm, which Debian ships older than its Node.js', () => {
  expect(readFileSync(inProject('.npmrc'), 'utf8')).not.toMatch(/engine-strict/)
})
