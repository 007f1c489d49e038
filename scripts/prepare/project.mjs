import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Root folder of the project, whatever the working directory. Written so that an old Node.js can still print that it is
 * too old.
 */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

/** @param {...string} parts */
export const inProject = (...parts) => join(root, ...parts)
