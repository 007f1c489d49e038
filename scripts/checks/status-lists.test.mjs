import { expect, it, test } from 'vitest'
import { findStatusLists, statuses, statusListsOf } from './status-lists.mjs'

test('statuses of orders are listed in the domain, and nowhere else in shipped code', () => {
  expect(statuses).toContain('pending')
  expect(findStatusLists()).toEqual([])
})

it.each([
  ['an array', "const open = ['pending', 'confirmed']"],
  ['a comparison', "const isDone = (s) => s === 'delivered' || s === 'cancelled'"],
  [
    'two questions in one function',
    "function f(s) { if (s === 'ready') return 1; if (s === 'pending') return 2 }",
  ],
  ['a table', 'const words = { pending: 1, ready: 2 }'],
  ['a switch', "function f(s) { switch (s) { case 'ready': return 1; case 'pending': return 2 } }"],
  ['a type', "type Open = 'pending' | 'confirmed'"],
  ['SQL', "const query = sql`select 1 from orders where status in ('pending', 'confirmed')`"],
  ['names of properties', 'const sum = ({ counts }) => counts.confirmed + counts.preparing'],
])('%s of two statuses is found', (_, code) => {
  expect(statusListsOf(code)).toHaveLength(1)
})

it.each([
  ['one status, in SQL', "const query = sql`update orders set status = 'cancelled'`"],
  ['other words', "const kinds = ['pending', 'success', 'error']"],
  ['one status in each of two functions', "const a = (s) => s === 'ready'\nconst b = (s) => s === 'pending'"],
])('%s is no list', (_, code) => {
  expect(statusListsOf(code)).toEqual([])
})
