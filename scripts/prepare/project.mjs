import { join, resolve } from 'node:path'

/** Folder of the project, wherever the command was called from. */
export const root = resolve(import.meta.dirname, '../..')

/** @param {...string} parts */
export const inProject = (...parts) => join(root, ...parts)
