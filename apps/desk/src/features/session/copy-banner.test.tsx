import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CopyBanner } from './copy-banner.tsx'

test.each([
  ['owner', true],
  ['cashier', false],
  ['kitchen', false],
] as const)('in a restored shop every user sees the notice; a button to confirm it for the role %s: %s', (role, hasButton) => {
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <CopyBanner backupAt="2026-11-20T03:00:00.000Z" role={role} />
    </QueryClientProvider>,
  )
  expect(shown).toContain('Toko ini dipulihkan dari cadangan')
  expect(shown.includes('Periksa dan pastikan')).toBe(hasButton)
  expect(shown.includes('Pemilik perlu memeriksanya.')).toBe(!hasButton)
})
