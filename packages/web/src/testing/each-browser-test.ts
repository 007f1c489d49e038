import serif from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'
import sans from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { prepareDocument, restoreDocument } from './app-in-browser.tsx'

// Without isolation a module is evaluated once, so hooks at its top level would apply to the first test file only. A
// setup file runs per test file.
beforeAll(loadFonts)
beforeEach(prepareDocument)
afterEach(restoreDocument)

/** The fonts of base.css. One that arrives during a test would move what the test measures. */
async function loadFonts() {
  const fonts = [
    new FontFace('Plus Jakarta Sans Variable', `url(${sans})`, { weight: '200 800' }),
    new FontFace('Fraunces', `url(${serif})`, { weight: '600' }),
  ]
  for (const font of fonts) document.fonts.add(await font.load())
}
