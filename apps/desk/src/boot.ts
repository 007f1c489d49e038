/** The only script that a document of the desk loads by itself; it starts the app at once. */
import { prefetch } from '@dimsum/web/api/prefetch.ts'
import { keepOfflinePage } from '@dimsum/web/app/cache-offline-page.ts'
import { loadWithRetry } from '@dimsum/web/app/load-with-retry.ts'

prefetch(location)

loadWithRetry(() => import('./main.tsx')).then(({ start }) => start())

// Suppresses the browser's install prompt; only the shop's footer offers to install.
addEventListener('beforeinstallprompt', (event) => event.preventDefault())
keepOfflinePage()
