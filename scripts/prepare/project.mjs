import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Folder of the project, wherever the command was called from. Written so that an old Node.js gets as far as the
 * sentence that it is too old.
 */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

/** @param {...string} parts */
export const inProject = (...parts) => join(root, ...parts)
