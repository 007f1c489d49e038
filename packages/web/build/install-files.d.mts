/** See install-files.mjs. */
export function installFiles(built: string, served: string): void
