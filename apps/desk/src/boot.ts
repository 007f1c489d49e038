/** The script a document of the desk loads by itself: it starts the app at once. */
import { askAhead } from '@dimsum/web/api/asked-ahead.ts'
import { fetchedAgain } from '@dimsum/web/app/fetched-again.ts'
import { keepOfflinePage } from '@dimsum/web/app/offline-copy.ts'

askAhead(location)

fetchedAgain(() => import('./main.tsx')).then(({ start }) => start())

// The shop's footer offers to put it on the home screen; nothing pops up by itself.
addEventListener('beforeinstallprompt', (event) => event.preventDefault())
keepOfflinePage()
