import { afterEach, beforeEach } from 'vitest'
import { prepareDocument, restoreDocument } from './app-in-browser.tsx'

// Without isolation a module is evaluated once, so hooks at its top level would apply to the first test file only. A
// setup file runs per test file.
beforeEach(prepareDocument)
afterEach(restoreDocument)
