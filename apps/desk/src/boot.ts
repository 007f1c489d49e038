/** The only script that a document of the desk loads by itself; it starts the app at once. */
import { askAhead } from '@dimsum/web/api/asked-ahead.ts'
import { fetchedAgain } from '@dimsum/web/app/fetched-again.ts'
import { keepOfflinePage } from '@dimsum/web/app/offline-copy.ts'

askAhead(location)

fetchedAgain(() => import('./main.tsx')).then(({ start }) => start())

// Suppresses the browser's install prompt; only the shop's footer offers to install.
addEventListener('beforeinstallprompt', (event) => event.preventDefault())
keepOfflinePage()
