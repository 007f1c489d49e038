import { createQueryClient } from '@dimsum/web/api/query-client.ts'
import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { systemStatusQuery } from './diagnostics.ts'

afterEach(() => {
  focusManager.setFocused(undefined)
  vi.unstubAllGlobals()
})

it('the system status is not fetched again when the window gets the focus (product.md section 9)', async () => {
  const asked: string[] = []
  const note = (what: string) => {
    asked.push(what)
    return {}
  }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(note('status'))))
  const queries = createQueryClient()
  queries.mount()
  const status = new QueryObserver(queries, systemStatusQuery)
  // A second query that does refetch on focus shows that the event was processed.
  const another = new QueryObserver(queries, {
    queryKey: ['another'],
    queryFn: () => note('another'),
    refetchOnWindowFocus: 'always',
  })
  const leave = [status.subscribe(() => {}), another.subscribe(() => {})]
  await vi.waitFor(() => {
    for (const each of [status, another]) expect(each.getCurrentResult().isSuccess).toBe(true)
  })

  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.waitFor(() => expect(asked.filter((each) => each === 'another')).toHaveLength(2))
  expect(asked.filter((each) => each === 'status')).toHaveLength(1)

  for (const each of leave) each()
  queries.unmount()
})
