import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OfflinePage } from './offline-page.tsx'

test('the offline page has a link that loads the opened page again', () => {
  expect(renderToStaticMarkup(<OfflinePage shop={shopConfig().shop} />)).toContain('<a href=""')
})
