import { readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { expect, test } from 'vitest'
import { inProject } from '../prepare/project.mjs'

const read = (file) => JSON.parse(readFileSync(inProject(file), 'utf8'))

/**
 * Packages that `engine-strict` would refuse for this Node.js; required npm versions are ignored, because Debian ships
 * an older npm.
 */
const tooNewFor = (node, packages) =>
  Object.entries(packages).flatMap(([name, { engines }]) =>
    engines?.node && !satisfies(node, engines.node) ? [`${name} needs Node ${engines.node}`] : [],
  )

test('every installed package runs on the oldest supported Node.js', () => {
  const { packages } = read('package-lock.json')
  const oldest = read('package.json').engines.node.replace('>=', '')
  expect(oldest).toMatch(/^\d+\.\d+\.\d+$/)
  expect(tooNewFor(oldest, packages)).toEqual([])
  expect(tooNewFor('18.0.0', packages)).toContain('node_modules/vite needs Node ^20.19.0 || >=22.12.0')
})

test('no setting of the project makes an install depend on the npm version, since Debian ships an older one', () => {
  expect(readFileSync(inProject('.npmrc'), 'utf8')).not.toMatch(/engine-strict/)
})
