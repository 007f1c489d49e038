/**
 * Makes the contract's schemas ready for browsers: the spec's sentences, and no compiling of code at run time, which the
 * content policy forbids (zod tries it the moment a schema is made). Import it before the first schema.
 */
import { useErrorTexts as speakTheSpec } from '@dimsum/contract/error-texts'
import { config } from 'zod/v4/core'

config({ jitless: true })
speakTheSpec()
