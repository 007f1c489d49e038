import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sections } from '../../apps/desk/src/features/settings/sections/sections.ts'
import { screens as deskScreens } from '../../apps/desk/src/screens.ts'
import { screens as shopScreens } from '../../apps/shop/src/screens.ts'

const journey = (name) => readFileSync(new URL(`../../e2e/journeys/${name}.e2e.ts`, import.meta.url), 'utf8')

/** Screens whose address a journey does not open; what stands for `:id` is the journey's own. */
const missingIn = (source, screens) =>
  screens
    .map(({ path }) => path)
    .filter((path) => {
      const [start, ...more] = path.split(':')
      const end = more.length > 0 ? '' : "['?`]"
      return !new RegExp(`['\`]${start}${end}`).test(source)
    })

test('every screen is opened by the journey that looks at each one', () => {
  expect(missingIn(journey('every-screen.phone'), [...shopScreens, ...deskScreens])).toEqual([])
})

test('every screen is read in both languages', () => {
  expect(missingIn(journey('one-language.phone'), shopScreens)).toEqual([])
  const ofTheTeam = deskScreens.filter(({ signedIn }) => signedIn)
  expect(missingIn(journey('desk-language.laptop'), ofTheTeam)).toEqual([])
})

test('every section of the settings is among them', () => {
  for (const name of ['every-screen.phone', 'desk-language.laptop'])
    expect(sections.map(({ id }) => id).filter((id) => !journey(name).includes(`'${id}'`))).toEqual([])
})

test.each([
  ['an address', '/admin/catatan', "['/admin/catatan', 'Catatan']", []],
  ['a longer one', '/admin', "['/admin/catatan']", ['/admin']],
  ['one with a part of its own', '/invoice/:id', "['/invoice/', 'INVOICE']", []],
  ['one with a query', '/payment', "['/payment?orderId=']", []],
])('%s is found by itself alone', (_, path, source, missing) => {
  expect(missingIn(source, [{ path }])).toEqual(missing)
})
