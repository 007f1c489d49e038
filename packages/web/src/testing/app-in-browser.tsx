import { installBackHandling } from '@dimsum/ui/close-on-back.ts'
import { toastStore } from '@dimsum/ui/toast-store.ts'
import type { LanguageChoice } from '@dimsum/words/sentence'
import { pageLanguage } from '@dimsum/words/sentence'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { expect, type MockInstance, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { createQueryClient } from '../api/query-client.ts'
import type { AppProps } from '../app/app.tsx'
import { forget } from '../components/session-memory.ts'
import { type Answers, answerRequests, heldBack, unanswered } from './answers.ts'

const root = document.createElement('div')
root.id = 'root'
const style = document.createElement('style')
/**
 * A new dialog takes no presses for its first 500 ms, for which each test with a press in it would wait. Tests that
 * switch animations on have that time as well (overlays.browser.test.tsx of the shop).
 */
const pressableAtOnce = `
@media (prefers-reduced-motion: reduce) {
  body > div[style*='pointer-events: none'] { pointer-events: auto !important }
}`
let mounted: Root | undefined
let queries: QueryClient | undefined
let errors: MockInstance
installBackHandling()

declare module 'vitest/browser' {
  interface BrowserCommands {
    restMouse(): Promise<void>
  }
}

export function prepareDocument() {
  // Server-sent events need a server.
  vi.stubGlobal('EventSource', undefined)
  errors = vi.spyOn(console, 'error')
  localStorage.clear()
  // Also clears the copy in memory.
  for (const name of Object.keys(sessionStorage)) forget(name)
  document.body.prepend(root)
}

/** Cleans up after a test, and fails if it had console errors or unexpected requests. */
export async function restoreDocument() {
  mounted?.unmount()
  mounted = undefined
  root.remove()
  // A closed layer removes its history entry asynchronously.
  await expect.poll(() => history.state?.layers ?? 0).toBe(0)
  // The end of a change that is still on its way would open its toast on the next screen.
  await expect.poll(() => heldBack.size > 0 || !queries?.isMutating()).toBe(true)
  heldBack.clear()
  toastStore.set(null)
  const reported = errors.mock.calls.map(String)
  vi.restoreAllMocks()
  // After the layers: a timer of a faked clock removes their history entries.
  vi.useRealTimers()
  const asked = [...unanswered]
  unanswered.clear()
  document.documentElement.style.fontSize = ''
  await page.viewport(360, 740)
  // The mouse would otherwise hover over the next screen.
  await commands.restMouse()
  expect({ reported, asked }).toEqual({ reported: [], asked: [] })
}

/** Opens an app at a path with mocked responses. Call it again only while no layer is open. */
export function openApp(
  App: ComponentType<AppProps>,
  stylesheet: string,
  seed: (queries: QueryClient) => void,
  path: string,
  answers: Answers,
  language: LanguageChoice = 'default',
) {
  answerRequests(answers)
  mounted?.unmount()
  history.replaceState(null, '', path)
  Object.assign(document.documentElement, { lang: pageLanguage(language) })
  document.documentElement.dataset.language = language
  style.textContent = stylesheet + pressableAtOnce
  document.head.append(style)
  queries = createQueryClient()
  seed(queries)
  mounted = createRoot(root)
  mounted.render(
    <StrictMode>
      <App queries={queries} language={language} />
    </StrictMode>,
  )
}

/** Waits until no part of the page loads: also a part that shows nothing before it is loaded. */
export const untilLoaded = () =>
  expect
    .poll(() => [document.querySelector('main [aria-busy=true]'), queries?.isFetching()])
    .toEqual([null, 0])
