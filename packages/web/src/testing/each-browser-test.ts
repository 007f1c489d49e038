import { afterEach, beforeEach } from 'vitest'
import { prepareDocument, restoreDocument } from './app-in-browser.tsx'

// A setup file runs for each test file. Without isolation a module does not, and its hooks would hold for the first alone.
beforeEach(prepareDocument)
afterEach(restoreDocument)
